import LifecycleTimeline

/// What the chapters of the tutorials begin with: a phone each.
struct Chapters {
  var pictures: [Picture] {
    [
      picture("chapter-behaviors", "A screen with two behaviors", behaviors),
      picture("chapter-life", "A screen that is covered, and one that is not", life),
      picture("chapter-tests", "A screen that is drawn nowhere, and its clock", tests),
    ]
  }

  private func picture(_ name: String, _ title: String, _ content: [SVGElement]) -> Picture {
    Picture(module: "LifecycleBehaviors", name: name, title: title, summary: title + ".", height: 260, content: content)
  }

  private func phone(x: Double, _ style: String = "ink") -> SVGElement {
    .box(x: x, y: 20, width: 116, height: 220, style, radius: 18)
  }

  private var behaviors: [SVGElement] {
    [phone(x: 110)] + behavior("first", y: 70) + behavior("second", y: 140)
  }

  private func behavior(_ style: String, y: Double) -> [SVGElement] {
    [
      .path([(226, y + 18), (272, y + 18)], "\(style)-line"),
      .box(x: 272, y: y, width: 168, height: 36, "\(style)-area"),
      .words("afterAppearing", x: 288, y: y + 23, "code"),
      .dot(x: 226, y: y + 18, style),
    ]
  }

  private var life: [SVGElement] {
    [
      phone(x: 150), .box(x: 158, y: 110, width: 100, height: 122, "bad-area", radius: 10),
      .words("covered", x: 208, y: 176, "bad", anchor: "middle"),
      phone(x: 300), .box(x: 308, y: 28, width: 100, height: 204, "good-area", radius: 10),
      .words("focused", x: 358, y: 136, "good", anchor: "middle"),
    ]
  }

  private var tests: [SVGElement] {
    [
      SVGElement(
        "rect",
        [
          "x": 150, "y": 20, "width": 116, "height": 220, "rx": 18, "class": "ink", "stroke-dasharray": "6 6",
        ]),
      SVGElement("circle", ["cx": 370, "cy": 130, "r": 62, "class": "first-line"]),
      .path([(370, 130), (370, 88)], "first-line"), .path([(370, 130), (402, 150)], "first-line"),
      .dot(x: 370, y: 130, "first"), .words("+ 5 s", x: 370, y: 226, "head first", anchor: "middle"),
    ]
  }
}

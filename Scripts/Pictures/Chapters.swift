import TimelineDrawing

/// What the chapters of the tutorials begin with: a phone each. DocC shows them small, and always on a dark page.
struct Chapters {
  var pictures: [Picture] {
    [
      picture("chapter-behaviors", "A screen with two behaviors", behaviors),
      picture("chapter-life", "A screen that is covered, and one that is not", life),
      picture("chapter-tests", "A screen that is drawn nowhere, and its clock", tests),
    ]
  }

  private func picture(_ name: String, _ title: String, _ content: [SVGElement]) -> Picture {
    Picture(
      module: "LifecycleBehaviors", name: name, title: title, summary: title + ".", width: 320, height: 240,
      isAlwaysDark: true, content: content)
  }

  private func phone(x: Double) -> SVGElement {
    .box(x: x, y: 10, width: 116, height: 220, "ink", radius: 18)
  }

  private var behaviors: [SVGElement] {
    [phone(x: 40)] + behavior("first", y: 60) + behavior("second", y: 140)
  }

  private func behavior(_ style: String, y: Double) -> [SVGElement] {
    [
      .path([(156, y + 20), (190, y + 20)], "\(style)-line"),
      .box(x: 190, y: y, width: 90, height: 40, "\(style)-area"),
      .dot(x: 156, y: y + 20, radius: 8, style),
    ]
  }

  private var life: [SVGElement] {
    [
      phone(x: 30), .box(x: 38, y: 100, width: 100, height: 122, "bad-area", radius: 10),
      .dot(x: 88, y: 160, radius: 12, "bad"),
      phone(x: 174), .box(x: 182, y: 18, width: 100, height: 204, "good-area", radius: 10),
      .dot(x: 232, y: 120, radius: 12, "good"),
    ]
  }

  private var tests: [SVGElement] {
    [
      SVGElement(
        "rect",
        [
          "x": 30, "y": 10, "width": 116, "height": 220, "rx": 18, "class": "ink", "stroke-dasharray": "8 8",
        ]),
      SVGElement("circle", ["cx": 232, "cy": 120, "r": 62, "class": "first-line"]),
      .path([(232, 120), (232, 78)], "first-line"), .path([(232, 120), (264, 140)], "first-line"),
      .dot(x: 232, y: 120, "first"),
    ]
  }
}

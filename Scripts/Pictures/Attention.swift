import FocusBehavior
import TimelineDrawing

/// Which situations take the focus from a screen under which policy.
struct Attention {
  /// What lies over the small screen that is drawn beside a row: its part of the width and height, from the bottom.
  private enum Cover {
    case all, sheet, small, column, outline, top
  }

  private struct Situation {
    var name: String
    var cover: Cover
    /// Nil for what takes the focus under every policy.
    var option: FocusPolicy?
  }

  private let situations = [
    Situation(name: "another screen is pushed, another tab", cover: .all, option: nil),
    Situation(name: "fullScreen over it", cover: .all, option: .opaque),
    Situation(name: "a sheet", cover: .sheet, option: .sheet),
    Situation(name: "a sheet beside which it can be used", cover: .column, option: .undimmedSheet),
    Situation(name: "overFullScreen, a custom presentation", cover: .sheet, option: .transparent),
    Situation(name: "a popover", cover: .small, option: .popover),
    Situation(name: "an alert", cover: .small, option: .alert),
    Situation(name: "a search", cover: .top, option: .search),
    Situation(name: "another key window, an overlay", cover: .outline, option: .keyWindowLoss),
    Situation(name: "Control Center, a call", cover: .top, option: .inactive),
    Situation(name: "the app in the background", cover: .all, option: nil),
  ]
  private let policies: [(name: String, policy: FocusPolicy)] = [
    ("attention", .attention), ("media", .media), ("analytics", .analytics), ("privacy", .privacy),
  ]

  private func takesFocus(_ situation: Situation, under policy: FocusPolicy) -> Bool {
    guard let option = situation.option else { return true }
    return option == .opaque || policy.contains(option)
  }

  var picture: Picture {
    let step = 32.0
    let firstColumn = 322.0
    func x(_ column: Int) -> Double { firstColumn + Double(column) * 68 }
    func y(_ row: Int) -> Double { 48 + Double(row) * step }
    var content = policies.indices.map { column in
      SVGElement.words(policies[column].name, x: x(column), y: 20, "note head", anchor: "middle")
    }
    for (row, situation) in situations.enumerated() {
      content += [.path([(0, y(row) - step / 2), (Picture.width, y(row) - step / 2)], "line")]
      content += drawing(of: situation.cover, x: 2, y: y(row) - 12)
      content.append(.words(situation.name, x: 30, y: y(row) + 5))
      for column in policies.indices {
        let isTaken = takesFocus(situation, under: policies[column].policy)
        content.append(isTaken ? lost(x: x(column), y: y(row)) : kept(x: x(column), y: y(row)))
      }
    }
    let end = y(situations.count) + 2
    content += [.path([(0, end - 18), (Picture.width, end - 18)], "line")]
    content += [lost(x: 10, y: end + 4), .words("the screen loses focus", x: 24, y: end + 9, "note")]
    content += [kept(x: 210, y: end + 4), .words("it keeps focus", x: 224, y: end + 9, "note")]
    return Picture(
      module: "FocusBehavior", name: "attention", title: "What takes the focus from a screen, by policy",
      summary: summary, height: end + 20, content: content)
  }

  private var summary: String {
    policies.map { name, policy in
      let taken = situations.filter { takesFocus($0, under: policy) }.map(\.name)
      return "Under \(name) the screen loses focus to: \(taken.joined(separator: "; "))."
    }.joined(separator: " ")
  }

  private func lost(x: Double, y: Double) -> SVGElement { .dot(x: x, y: y, radius: 7, "bad") }
  private func kept(x: Double, y: Double) -> SVGElement { .dot(x: x, y: y, radius: 6, "good-line") }

  /// A phone with what is over its screen.
  private func drawing(of cover: Cover, x: Double, y: Double) -> [SVGElement] {
    let phone = SVGElement.box(x: x, y: y, width: 15, height: 24, "ink", radius: 3)
    func over(_ dx: Double, _ dy: Double, _ width: Double, _ height: Double) -> [SVGElement] {
      [.box(x: x + dx, y: y + dy, width: width, height: height, "ink-fill", radius: 1.5)]
    }
    switch cover {
    case .all: return [phone] + over(2, 2, 11, 20)
    case .sheet: return [phone] + over(2, 8, 11, 14)
    case .small: return [phone] + over(3.5, 8.5, 8, 7)
    case .column: return [phone] + over(2, 15, 11, 7)
    case .top: return [phone] + over(2, 2, 11, 6)
    case .outline: return [phone, .box(x: x + 3, y: y + 3, width: 9, height: 18, "ink", radius: 1.5)]
    }
  }
}

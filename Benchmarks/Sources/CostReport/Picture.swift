import Foundation

/// The curves as one picture: four plots with logarithmic axes, in light and dark.
struct Picture {
  private struct Plot {
    let title: String
    let axis: String
    let ours: [(Double, Double)]
    let other: [(Double, Double)]
    let otherName: String
  }

  private let plots: [Plot]

  init(_ figures: Figures) {
    func points(_ sizes: [Int], _ formula: (Int) -> Formula) -> [(Double, Double)] {
      sizes.compactMap { size in
        formula(size).value(figures, "instructions").map { (Double(size), max(1, $0)) }
      }
    }
    plots = [
      Plot(
        title: "One appearance", axis: "screens in the stack",
        ours: points([1, 10, 100, 1000]) { (.of("stack/ours/\($0)") - .of("stack/nothing/\($0)")) / 100 },
        other: points([1, 10, 100, 1000]) { (.of("stack/classic/\($0)") - .of("stack/nothing/\($0)")) / 100 },
        otherName: "a hidden child"),
      Plot(
        title: "One look", axis: "visible screens", ours: points([1, 10, 100, 1000]) { .of("look/ours/\($0)") },
        other: points([1, 10, 100, 1000]) { .of("look/by-hand/\($0)") }, otherName: "a poll"),
      Plot(
        title: "Releasing watched screens", axis: "screens",
        ours: points([10, 100, 1000, 2000]) { .of("release/watched/\($0)") },
        other: points([10, 100, 1000, 2000]) { .of("release/plain/\($0)") }, otherName: "a plain behavior"),
      Plot(
        title: "Attached, shown, released", axis: "watched screens",
        ours: points([10, 100, 1000, 10_000]) { .of("life/watched/\($0)") },
        other: points([10, 100, 1000, 10_000]) { .of("life/nothing/\($0)") }, otherName: "not watched"),
    ]
  }

  // Two plots side by side, narrow, so that the text is readable when the picture is as wide as a phone.
  private static let plotWidth = 200.0
  private static let plotHeight = 200.0
  private static let width = 2 * plotWidth + 4
  private static let heading = 26.0
  private static let margin = (left: 46.0, top: 50.0, right: 14.0, bottom: 43.0)

  var svg: String {
    let rows = (plots.count + 1) / 2
    let height = Self.heading + Double(rows) * Self.plotHeight + 4
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(Int(height))" role="img">
      <title>Instructions, by size, on logarithmic axes</title>
      <style>
        .ground { fill: #ffffff } .grid { stroke: #e3e3e8 } .text { fill: #55555c } .title { fill: #1d1d1f }
        .ours { stroke: #0066cc; fill: #0066cc } .other { stroke: #b35900; fill: #b35900 }
        @media (prefers-color-scheme: dark) {
          .ground { fill: #1b1b1f } .grid { stroke: #3a3a42 } .text { fill: #b4b4bd } .title { fill: #f2f2f5 }
          .ours { stroke: #5cadff; fill: #5cadff } .other { stroke: #ffa54d; fill: #ffa54d }
        }
        text { font: 12px -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; stroke: none }
        .title { font-weight: 600; font-size: 13px }
        .curve { fill: none; stroke-width: 2 } .second { stroke-dasharray: 5 3 } .point { stroke: none }
      </style>
      <rect class="ground" width="\(Int(Self.width))" height="\(Int(height))" rx="8"/>
      <text class="text" x="12" y="22">Instructions, by size. A step of the grid is ten times as much.</text>
      """
    ]
    for (index, plot) in plots.enumerated() {
      lines.append(
        #"<g transform="translate(\#(Int(Double(index % 2) * Self.plotWidth)) \#(Int(Self.heading + Double(index / 2) * Self.plotHeight)))">"#
      )
      lines += draw(plot)
      lines.append("</g>")
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func draw(_ plot: Plot) -> [String] {
    let all = plot.ours + plot.other
    guard let xs = decades(all.map(\.0)), let ys = decades(all.map(\.1)) else { return [] }
    let margin = Self.margin
    let size = (
      width: Self.plotWidth - margin.left - margin.right, height: Self.plotHeight - margin.top - margin.bottom
    )
    func x(_ value: Double) -> Double {
      margin.left + (log10(value) - Double(xs.lowerBound)) / Double(xs.count - 1) * size.width
    }
    func y(_ value: Double) -> Double {
      margin.top + size.height - (log10(value) - Double(ys.lowerBound)) / Double(ys.count - 1) * size.height
    }
    var lines = [#"<text class="title" x="12" y="22">\#(plot.title)</text>"#]
    let legendStart = 12.0
    // The legend is one line under the title, so that no label is near a curve.
    lines += [
      #"<path class="curve ours" d="M\#(Int(legendStart)) 36h16"/><text class="text" x="32" y="40">ours</text>"#,
      #"<path class="curve other second" d="M72 36h16"/><text class="text" x="92" y="40">\#(plot.otherName)</text>"#,
    ]
    for power in xs {
      let position = Self.number(x(pow(10, Double(power))))
      lines.append(#"<path class="grid" d="M\#(position) \#(Int(margin.top))v\#(Int(size.height))"/>"#)
      lines.append(
        #"<text class="text" text-anchor="middle" x="\#(position)" y="\#(Int(margin.top + size.height + 17))">\#(Self.label(power))</text>"#
      )
    }
    let step = ys.count > 6 ? 2 : 1
    for power in ys where (power - ys.lowerBound) % step == 0 {
      let position = Self.number(y(pow(10, Double(power))))
      lines.append(#"<path class="grid" d="M\#(Int(margin.left)) \#(position)h\#(Int(size.width))"/>"#)
      lines.append(
        #"<text class="text" text-anchor="end" x="\#(Int(margin.left - 6))" y="\#(position)" dy="4">\#(Self.label(power))</text>"#
      )
    }
    lines.append(
      #"<text class="text" text-anchor="middle" x="\#(Int(margin.left + size.width / 2))" y="\#(Int(margin.top + size.height + 34))">\#(plot.axis)</text>"#
    )
    for (points, style) in [(plot.other, "other"), (plot.ours, "ours")] where !points.isEmpty {
      let path = points.map { "\(Self.number(x($0.0))) \(Self.number(y($0.1)))" }.joined(separator: "L")
      lines.append(#"<path class="curve \#(style)\#(style == "other" ? " second" : "")" d="M\#(path)"/>"#)
      for point in points {
        lines.append(
          #"<circle class="point \#(style)" cx="\#(Self.number(x(point.0)))" cy="\#(Self.number(y(point.1)))" r="3"/>"#)
      }
    }
    return lines
  }

  /// The powers of ten around the values, at least two.
  private func decades(_ values: [Double]) -> ClosedRange<Int>? {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    let lower = Int(log10(least).rounded(.down))
    return lower...max(lower + 1, Int(log10(greatest).rounded(.up)))
  }

  private static func label(_ power: Int) -> String {
    let units = ["", "k", "M", "G"]
    return (power % 3 == 0 ? "1" : power % 3 == 1 ? "10" : "100") + units[min(3, power / 3)]
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

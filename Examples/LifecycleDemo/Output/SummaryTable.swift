import Foundation

/// Per screen: how long it was visible and focused, how late a change was noticed, and what took the focus away.
struct SummaryTable {
  struct Row: Equatable {
    var name: String
    var visible: TimeInterval = 0
    var focused: TimeInterval = 0
    /// The longest time from UIKit's announcement to the report of a change of focus; nil when no change was reported.
    var latency: TimeInterval?
    /// By reason, in the order in which the reasons first occurred.
    var losses: [(reason: String, count: Int)] = []

    static func == (left: Row, right: Row) -> Bool {
      left.name == right.name && left.visible == right.visible && left.focused == right.focused
        && left.latency == right.latency && left.losses.elementsEqual(right.losses, by: ==)
    }
  }

  let rows: [Row]

  /// The table as in a file: of any width, without color.
  var description: String { text(on: .file) }

  /// - Returns: the table. In a narrow terminal the last column has several lines, and nothing is cut.
  func text(on stream: StreamFacts) -> String {
    let header = ["screen", "visible", "focused", "noticed within", "focus lost to"]
    let cells = rows.map { row in
      [
        row.name, seconds(row.visible), seconds(row.focused),
        row.latency.map { String(format: "%.3f s", $0) } ?? "-", losses(row),
      ]
    }
    let widths = (0..<4).map { column in ([header] + cells).map { $0[column].count }.max() ?? 0 }
    let lastColumn = widths.reduce(0) { $0 + $1 + 3 }
    let lastWidth = stream.width.map { max(10, $0 - lastColumn - 1) }
    let lines = ([header] + cells).map { cells in
      let name = cells[0].padding(toLength: widths[0], withPad: " ", startingAt: 0)
      let numbers = (1..<4).map { String(repeating: " ", count: widths[$0] - cells[$0].count) + cells[$0] }
      let last = lastWidth.map { cells[4].wrapped(to: $0, at: ", ") } ?? [cells[4]]
      return ([name] + numbers + [""]).joined(separator: "   ")
        + last.joined(separator: "\n" + String(repeating: " ", count: lastColumn))
    }
    let width = lines.flatMap { $0.split(separator: "\n") }.map(\.count).max() ?? 0
    let rule = String(repeating: "-", count: width).styled(.dim, on: stream)
    return ([lines[0].styled(.bold, on: stream), rule] + lines.dropFirst()).joined(separator: "\n")
  }

  /// A sentence about the screen that was visible longest without the user's attention; nil if there is none.
  var sentence: String? {
    let row = rows.max { $0.visible - $0.focused < $1.visible - $1.focused }
    guard let row, row.visible - row.focused >= 0.05 else { return nil }
    return String(
      format: "%@ was visible for %.1f s and had the user's attention for %.1f s.", row.name, row.visible, row.focused)
  }

  private func seconds(_ time: TimeInterval) -> String {
    String(format: "%.2f s", time)
  }

  private func losses(_ row: Row) -> String {
    row.losses.isEmpty ? "-" : row.losses.map { "\($0.reason) \($0.count)" }.joined(separator: ", ")
  }
}

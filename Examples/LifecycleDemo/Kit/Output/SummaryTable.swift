import Foundation

/// Per screen: how long it was visible and focused, how late a change was noticed, and what took the focus away.
struct SummaryTable: CustomStringConvertible {
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

  var description: String {
    let header = ["screen", "visible", "focused", "noticed within", "focus lost to"]
    let cells = rows.map { row in
      [
        row.name, seconds(row.visible), seconds(row.focused),
        row.latency.map { String(format: "%.3f s", $0) } ?? "-", losses(row),
      ]
    }
    let widths = (0..<4).map { column in ([header] + cells).map { $0[column].count }.max() ?? 0 }
    let lines = ([header] + cells).map { cells in
      let name = cells[0].padding(toLength: widths[0], withPad: " ", startingAt: 0)
      let numbers = (1..<4).map { String(repeating: " ", count: widths[$0] - cells[$0].count) + cells[$0] }
      return ([name] + numbers + [cells[4]]).joined(separator: "   ")
    }
    let rule = String(repeating: "-", count: lines.map(\.count).max() ?? 0)
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }

  private func seconds(_ time: TimeInterval) -> String {
    String(format: "%.2f s", time)
  }

  private func losses(_ row: Row) -> String {
    row.losses.isEmpty ? "-" : row.losses.map { "\($0.reason) \($0.count)" }.joined(separator: ", ")
  }
}

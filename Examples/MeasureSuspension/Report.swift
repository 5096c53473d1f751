import Foundation

/// The report of a process of the measured app, read off the lines that it printed.
struct Report {
  struct Suspension {
    var seconds: TimeInterval
    /// Only a suspension is known to look like it.
    var isSure: Bool
  }

  struct Stall {
    var seconds: TimeInterval
    var cause: String
  }

  private(set) var names: [String] = []
  private(set) var suspensions: [Suspension] = []
  private(set) var stalls: [Stall] = []
  /// Processor seconds, each time they were read.
  private(set) var used: [TimeInterval] = []
  private var lines: [[String]] = []

  /// - Parameter lines: the words of each line.
  init(_ lines: [[String]]) {
    var isSure = false
    for line in lines {
      let number = line.dropFirst().first.flatMap(Double.init) ?? 0
      switch line[0] {
      case "used":
        used.append(number)
        continue
      case "didSuspend": isSure = line.last == "certain"
      case "didUnsuspend": suspensions.append(Suspension(seconds: number, isSure: isSure))
      case "stalled": stalls.append(Stall(seconds: number, cause: line.last ?? ""))
      default: break
      }
      names.append(line[0])
      self.lines.append(line)
    }
  }

  var words: String { lines.map { $0.joined(separator: " ") }.joined(separator: ", ") }
}

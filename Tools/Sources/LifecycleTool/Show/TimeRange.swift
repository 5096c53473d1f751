import ArgumentParser
import Foundation

/// A part of a recording, in seconds: `60-90`, `60-` or `-90`.
struct TimeRange {
  let start: TimeInterval
  let end: TimeInterval

  /// - Throws: an error that says what to write.
  init(argument: String) throws {
    let ends = argument.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2, argument != "-", let start = Self.seconds(ends[0], or: 0),
      let end = Self.seconds(ends[1], or: .infinity)
    else { throw ValidationError("Write seconds, such as 60-90, 60- or -90.") }
    guard start <= end else {
      throw ValidationError("It ends before it begins. Write \(ends[1])-\(ends[0]).")
    }
    (self.start, self.end) = (start, end)
  }

  private static func seconds(_ text: Substring, or whole: TimeInterval) -> TimeInterval? {
    if text.isEmpty { return whole }
    return text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } ? TimeInterval(text) : nil
  }

  func contains(_ time: TimeInterval) -> Bool { start <= time && time <= end }
}

import Foundation
import LifecycleTimeline

/// Points in time as text: seconds, `m:ss` or `h:mm:ss`, the same form in the whole picture.
struct TimelineClock {
  private enum Form {
    case seconds, minutes, hours
  }

  private let form: Form
  /// The digits after the point of a time that is written beside an event.
  private let digits: Int

  /// - Parameters:
  ///   - last: the latest time in the picture.
  ///   - shown: seconds of the picture that are not left out.
  init(last: TimeInterval, shown: TimeInterval) {
    form = last < 100 ? .seconds : last < 3600 ? .minutes : .hours
    digits = shown < 100 ? 2 : shown < 1000 ? 1 : 0
  }

  /// - Parameter time: seconds since the recording began.
  /// - Returns: the time with as many digits as the picture shows.
  func text(_ time: TimeInterval) -> String { text(time, digits: digits, isPadded: false) }

  /// - Parameter time: where a tick is that is no multiple of the step.
  /// - Returns: the time, to the second where it is written in minutes or hours.
  func text(tick time: TimeInterval) -> String { form == .seconds ? text(time) : text(time, step: 1) }

  /// - Parameters:
  ///   - time: a multiple of the step.
  ///   - step: the distance of two ticks.
  /// - Returns: the time with as many digits as the steps differ in.
  func text(_ time: TimeInterval, step: TimeInterval) -> String {
    text(time, digits: step < 0.0099 ? 3 : step < 0.099 ? 2 : step < 0.99 ? 1 : 0, isPadded: true)
  }

  /// - Parameter seconds: a length of time.
  /// - Returns: the length in seconds, or in minutes and hours if it is long: `"13.9 s"`, `"20 min"`.
  static func text(length seconds: TimeInterval) -> String {
    if seconds < 100 { return "\(decimal(seconds, digits: seconds < 10 ? 2 : 1)) s" }
    if seconds < 6000 { return "\(decimal(seconds / 60, digits: seconds < 600 ? 1 : 0)) min" }
    return "\(decimal(seconds / 3600, digits: 1)) h"
  }

  private func text(_ time: TimeInterval, digits: Int, isPadded: Bool) -> String {
    switch form {
    case .seconds: return "\(Self.decimal(time, digits: digits, isPadded: isPadded)) s"
    case .minutes, .hours:
      guard abs(time) < Self.longest else { return "?" }
      let unit = [1.0, 10, 100, 1000][digits]
      let total = (abs(time) * unit).rounded() / unit
      let minutes = Int(total / 60)
      let seconds = Self.decimal(total - Double(minutes) * 60, digits: digits, isPadded: isPadded)
      let padded = seconds.prefix { $0 != "." }.count < 2 ? "0" + seconds : seconds
      let sign = time < 0 && total > 0 ? "-" : ""
      if form == .minutes { return "\(sign)\(minutes):\(padded)" }
      return "\(sign)\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):\(padded)"
    }
  }

  /// No recording is so long; a number that was read from a file can be anything.
  private static let longest = 1e12

  private static func decimal(_ number: Double, digits: Int, isPadded: Bool = false) -> String {
    guard abs(number) < longest else { return "?" }
    let unit = [1, 10, 100, 1000][digits]
    let total = Int((abs(number) * Double(unit)).rounded())
    var rest = "\(total % unit + unit)".dropFirst()
    if digits == 0 { rest = "" }
    while !isPadded, rest.last == "0" { rest.removeLast() }
    let sign = number < 0 && total > 0 ? "-" : ""
    return "\(sign)\(total / unit)" + (rest.isEmpty ? "" : ".\(rest)")
  }
}

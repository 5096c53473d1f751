import Foundation
import LifecycleTimeline

/// Decides whether two events of the same screen are the same, though their times may be a little different.
struct TimelineTolerance {
  let seconds: TimeInterval

  /// Times are written to the microsecond.
  static let rounding = 0.000_001

  func isSameTime(_ first: TimelineEvent, _ second: TimelineEvent) -> Bool {
    abs(first.time - second.time) <= seconds + Self.rounding
  }

  func isSame(_ first: TimelineEvent, _ second: TimelineEvent) -> Bool {
    first.name == second.name && isSameTime(first, second) && hasSameDetails(first, second)
  }

  /// Whether the details are the same. A length of time has two ends, and each may differ.
  private func hasSameDetails(_ first: TimelineEvent, _ second: TimelineEvent) -> Bool {
    let (details, others) = (first.details, second.details)
    return details.count == others.count
      && zip(details, others).allSatisfy { first, second in
        guard first.name == second.name else { return false }
        if case (.number(let first), .number(let second)) = (first.value, second.value) {
          return abs(first - second) <= 2 * (seconds + Self.rounding)
        }
        return first.value == second.value
      }
  }

  /// The name of an event and its details without their numbers. They differ if two events cannot be the same.
  static func words(of event: TimelineEvent) -> [TimelineEvent.Detail] {
    [.init(event.name, .null)]
      + event.details.map { detail in
        if case .number = detail.value { .init(detail.name, .number(0)) } else { detail }
      }
  }

  /// How far apart two events may be and still be read as one that is late, in seconds. Any more reads better as one event that
  /// is missing and another that is new.
  static let longestDelay = 1.0

  /// Whether two events that are not the same read best as a change of one.
  func isChange(_ first: TimelineEvent, to second: TimelineEvent) -> Bool {
    guard first.name == second.name else { return false }
    return isSameTime(first, second)
      || (abs(first.time - second.time) <= Self.longestDelay
        && TimelineTolerance(seconds: Self.longestDelay).hasSameDetails(first, second))
  }
}

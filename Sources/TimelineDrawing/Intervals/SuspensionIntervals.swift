import Foundation
import LifecycleTimeline

/// How long the process was suspended, and how long before that it was announced.
struct SuspensionIntervals {
  /// When a suspension was reported whose length is not reported yet.
  private var reported: TimelineEvent?

  mutating func add(_ event: TimelineEvent, to intervals: inout IntervalBuilder) {
    let expected = IntervalBuilder.Key(
      kind: .suspend, subject: event.subject, state: .suspensionExpected, field: nil)
    switch event.name {
    case "willSuspend":
      intervals.end(expected, at: event.time, because: event.text("grade"))
      intervals.begin(expected, at: event.time) { $0.reason = event.text("grade") }
    case "didSuspend": reported = event
    case "didUnsuspend":
      reported = nil
      addSuspension(event, lasting: event.number(.seconds), to: &intervals)
    case "averted": intervals.end(expected, at: event.time, because: event.name)
    default: break
    }
  }

  func finish(_ intervals: inout IntervalBuilder) {
    if let reported { addSuspension(reported, lasting: nil, to: &intervals) }
  }

  /// While the process is suspended nothing happens in it. So the suspension is in the longest time without an event, and
  /// at its end. An event that reports it can come after others.
  private func addSuspension(
    _ event: TimelineEvent, lasting seconds: TimeInterval?, to intervals: inout IntervalBuilder
  ) {
    let length = seconds.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    let silence = intervals.longestSilence(within: length ?? 0.001, before: event.time)
    let end = silence?.end ?? event.time
    let start = max(end - (length ?? .infinity), silence?.start ?? end)
    var suspended = TimelineInterval(
      kind: .suspend, subject: event.subject, state: .suspended, start: start, end: end)
    suspended.isStartKnown = length != nil
    let expected = IntervalBuilder.Key(
      kind: .suspend, subject: event.subject, state: .suspensionExpected, field: nil)
    intervals.end(expected, at: start, because: "suspended")
    intervals.add(suspended)
  }
}

import Foundation
import LifecycleTimeline

/// How long the process was suspended, and how long before that it was announced.
struct SuspensionIntervals {
  /// The report of a suspension whose length is not reported yet.
  private var reported: TimelineEvent?

  mutating func add(
    _ suspension: TimelineEvent.Suspension, of event: TimelineEvent, to intervals: inout IntervalBuilder
  ) {
    let expected = IntervalBuilder.Key(event, .suspensionExpected)
    switch suspension {
    case .willSuspend(let warning):
      intervals.end(expected, at: event.time, because: .announced(warning))
      intervals.begin(expected, at: event.time) { $0.reason = .announced(warning) }
    case .didSuspend: reported = event
    case .didUnsuspend(let seconds):
      reported = nil
      addSuspension(event, lasting: seconds, to: &intervals)
    case .averted: intervals.end(expected, at: event.time, because: .averted)
    case .stalled, .failed: break
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
    intervals.end(.init(event, .suspensionExpected), at: start, because: .suspended)
    intervals.add(suspended)
  }
}

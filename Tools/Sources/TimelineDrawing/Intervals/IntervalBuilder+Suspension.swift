import Foundation
import LifecycleTimeline

/// How long the process was suspended, and how long before that it was announced.
extension IntervalBuilder {
  mutating func addSuspension(_ event: TimelineEvent) {
    let expected = Key(event, .suspensionExpected)
    switch event.name {
    case "willSuspend":
      let grade = event.text("grade")
      end(expected, at: event.time, because: grade)
      begin(expected, at: event.time) { $0.reason = grade }
    case "didSuspend": reportedSuspension = event
    case "didUnsuspend":
      reportedSuspension = nil
      addSuspension(event, lasting: event.number("seconds"))
    case "averted": end(expected, at: event.time, because: "averted")
    default: break
    }
  }

  mutating func finishSuspension() {
    if let reportedSuspension { addSuspension(reportedSuspension, lasting: nil) }
  }

  /// While the process is suspended nothing happens in it. So the suspension is in the longest time without an event, and
  /// at its end. An event that reports it can come after others.
  private mutating func addSuspension(_ event: TimelineEvent, lasting seconds: TimeInterval?) {
    let length = seconds.flatMap { $0 >= 0 ? $0 : nil }
    let silence = longestSilence(within: length ?? 0.001, before: event.time)
    let end = silence?.end ?? event.time
    let start = max(end - (length ?? .infinity), silence?.start ?? end)
    var suspended = TimelineInterval(
      kind: .suspend, subject: event.subject, state: .suspended, start: start, end: end)
    suspended.isStartKnown = length != nil
    self.end(Key(event, .suspensionExpected), at: start, because: "suspended")
    add(suspended)
  }
}

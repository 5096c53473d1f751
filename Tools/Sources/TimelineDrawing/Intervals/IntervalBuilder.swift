import Foundation
import LifecycleTimeline

/// Intervals that begin and end as the events of a recording are read.
struct IntervalBuilder {
  /// Identifies a state. One interval of each can be open at a time.
  struct Key: Hashable {
    let kind: TimelineEvent.Kind
    let subject: String
    let state: TimelineInterval.State
    var field: String?
  }

  /// When the recording begins, as far as it was kept, or when the process ended.
  private(set) var start: TimeInterval
  private var intervals: [TimelineInterval] = []
  private var open: [Key: Int] = [:]
  private var begun: [TimelineEvent.Kind: Set<String>] = [:]
  /// The fields that are edited, by screen.
  private var editing: [String: Set<Key>] = [:]
  /// The different times at which something happened.
  private var times: [TimeInterval] = []
  /// The screens of which the recording has had an event.
  var screens: [String: ScreenAppearance] = [:]
  /// The report of a suspension whose length is not reported yet.
  var reportedSuspension: TimelineEvent?

  init(since start: TimeInterval) {
    self.start = start
  }

  /// - Returns: the intervals by start; those that began at the same time in the order in which they were read.
  var inOrder: [TimelineInterval] { intervals.sortedStably { $0.start < $1.start } }

  mutating func note(_ time: TimeInterval) {
    if time > times.last ?? -.infinity { times.append(time) }
  }

  /// - Parameters:
  ///   - seconds: a length of time.
  ///   - end: its end.
  /// - Returns: the longest time in it without an event, which can begin before it.
  func longestSilence(within seconds: TimeInterval, before end: TimeInterval) -> (
    start: TimeInterval, end: TimeInterval
  )? {
    var longest: (start: TimeInterval, end: TimeInterval)?
    var index = times.count - 1
    // Few events come between the end of a suspension and its report.
    let last = max(0, index - 1000)
    while index > last, times[index] > end - seconds {
      let silence = (start: times[index - 1], end: times[index])
      if silence.end - silence.start > (longest?.end ?? 0) - (longest?.start ?? 0) { longest = silence }
      index -= 1
    }
    return longest
  }

  /// Begins an interval, unless the same is open.
  /// - Parameters:
  ///   - key: which interval.
  ///   - time: when it began; nil if that was before the recording's first event.
  ///   - change: what else is known about it.
  mutating func begin(_ key: Key, at time: TimeInterval?, _ change: (inout TimelineInterval) -> Void = { _ in }) {
    guard open[key] == nil else { return }
    var interval = TimelineInterval(
      kind: key.kind, subject: key.subject, state: key.state, start: time ?? start, field: key.field)
    interval.isStartKnown = time != nil
    change(&interval)
    open[key] = intervals.count
    if key.state == .editing { editing[key.subject, default: []].insert(key) }
    begun[key.kind, default: []].insert(key.subject)
    intervals.append(interval)
  }

  /// Begins the interval that an event is about to end, if there has been none of its kind and subject: the event that began it
  /// was not kept.
  mutating func beginUnlessBegun(_ key: Key, at time: TimeInterval? = nil) {
    if begun[key.kind]?.contains(key.subject) != true { begin(key, at: time) }
  }

  /// Changes an interval that is open.
  mutating func update(_ key: Key, _ change: (inout TimelineInterval) -> Void) {
    if let index = open[key] { change(&intervals[index]) }
  }

  /// Ends an interval if it is open.
  mutating func end(_ key: Key, at time: TimeInterval, because reason: String? = nil) {
    guard let index = open.removeValue(forKey: key) else { return }
    intervals[index].end = max(time, intervals[index].start)
    intervals[index].endReason = reason ?? intervals[index].endReason
  }

  /// UIKit posts no end for a field whose window is hidden or released.
  mutating func endEditing(on screen: String, at time: TimeInterval) {
    for key in editing.removeValue(forKey: screen) ?? [] { end(key, at: time) }
  }

  /// Adds an interval whose beginning and end are known.
  mutating func add(_ interval: TimelineInterval) {
    intervals.append(interval)
  }

  mutating func endAll(at time: TimeInterval, because reason: String) {
    for key in open.keys { end(key, at: time, because: reason) }
    begun = [:]
    start = time
    screens = [:]
    reportedSuspension = nil
  }
}

extension IntervalBuilder.Key {
  /// A state of the event's subject.
  init(_ event: TimelineEvent, _ state: TimelineInterval.State, field: String? = nil) {
    self.init(kind: event.kind, subject: event.subject, state: state, field: field)
  }
}

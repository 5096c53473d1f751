import Foundation
import LifecycleBehaviors

/// The events of one recording so far. Everything that is watched adds its events here, until the log is closed.
@MainActor
final class TimelineLog {
  let began: Date
  /// The time of the newest event, and the reading of the clock at that time. If the clock is replaced, for example by the
  /// device of a test, time continues from there.
  private var latest: (time: TimeInterval, reading: TimeInterval)
  private let file: TimelineFileWriter?
  private var ring: TimelineRing

  /// - Parameters:
  ///   - options: how many events are kept.
  ///   - file: where each event is also written; nil for none.
  ///   - callSite: the app's line, for issues.
  init(_ options: TimelineOptions, file: TimelineFile?, from callSite: CallSite) {
    // To the millisecond, as it is written.
    began = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 * 1000).rounded(.down) / 1000)
    latest = (0, LifecycleTime.current.read().continuous)
    ring = TimelineRing(capacity: options.capacity)
    self.file = file.map { [began] in TimelineFileWriter($0, began: began, from: callSite) }
  }

  private var now: (time: TimeInterval, reading: TimeInterval) {
    let reading = LifecycleTime.current.read().continuous
    return (min(latest.time + max(0, reading - latest.reading), TimelineEvent.longestTime), reading)
  }

  /// Seconds since the recording began.
  var time: TimeInterval { now.time.toTheMicrosecond }

  var recording: TimelineRecording {
    TimelineRecording(ring.all, began: began, duration: time, droppedEvents: ring.dropped)
  }

  /// - Parameters:
  ///   - kind: which system reports the event.
  ///   - name: what happened, as one word.
  ///   - subject: the name of the subject to which it happened.
  ///   - details: more about it. Numbers are rounded as a file has them.
  func add(_ kind: TimelineEvent.Kind, _ name: String, of subject: String, _ details: [TimelineEvent.Detail] = []) {
    latest = now
    let event = TimelineEvent(
      time: latest.time.toTheMicrosecond, kind: kind, subject: subject, name: name,
      details: details.map(\.toTheMicrosecond))
    ring.append(event)
    file?.write(event)
  }

  /// Returns when all events have been written to the file: the process may be suspended or killed soon.
  func flush() {
    file?.flush()
  }

  /// Ends the file. What is added later, such as the release of behaviors, is not written to it.
  func close() {
    file?.close()
  }
}

/// The newest events, up to a number, and how many older ones were dropped.
private struct TimelineRing {
  private let capacity: Int
  private var events: [TimelineEvent] = []
  /// The place of the oldest event. Once the ring is full, each event takes the place of the oldest one.
  private var oldest = 0
  private(set) var dropped = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func append(_ event: TimelineEvent) {
    guard events.count == capacity else { return events.append(event) }
    events[oldest] = event
    oldest = (oldest + 1) % capacity
    dropped += 1
  }

  /// In the order in which they were appended.
  var all: [TimelineEvent] {
    Array(events[oldest...] + events[..<oldest])
  }
}

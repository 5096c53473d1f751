import Foundation

/// The events of an app from one point in time to another, in order of time.
///
/// ```swift
/// let recording = recorder.recording
/// for event in recording.events where event.kind == .focus { print(event.jsonLine) }
/// try Data(recording.jsonLines.utf8).write(to: file)
/// ```
/// A ``TimelineRecorder`` creates one. ``init(jsonLines:)`` reads one from a file, such as the one that came with a bug report.
/// The command `lifecycle` of the repository, in its folder `Tools`, prints, compares and draws recordings.
///
/// ## Topics
///
/// ### What it contains
///
/// - ``events``
/// - ``began``
/// - ``duration``
/// - ``droppedEvents``
/// - ``isCutOff``
///
/// ### As text, and read again
///
/// - ``jsonLines``
/// - ``init(jsonLines:)``
/// - ``init(contentsOf:)``
///
/// ### Creating one
///
/// - ``init(_:began:duration:droppedEvents:isCutOff:)``
public struct TimelineRecording: Equatable, Sendable {
  /// In order of time. Events at the same time are in the order in which they happened.
  public let events: [TimelineEvent]

  /// When the recording began, by the calendar clock, to the millisecond; nil where that is not known. A
  /// ``TimelineEvent/time`` is counted from here.
  public let began: Date?

  /// How long it is, in seconds: until it was stopped or read, and at least until its last event.
  public let duration: TimeInterval

  /// How many events are missing before the first one, because the recorder keeps a limited number.
  public let droppedEvents: Int

  /// Whether the text it was read from ended in the middle of a line, as a file does when the process was killed while it
  /// wrote. That line is left out.
  public let isCutOff: Bool

  /// Creates a recording, for a test or from events of your own.
  ///
  /// ```swift
  /// let recording = TimelineRecording([
  ///   TimelineEvent(time: 0, kind: .behavior, subject: "Player", name: "afterAppearing"),
  ///   TimelineEvent(time: 2.5, kind: .note, subject: "Player", name: "tapped play"),
  /// ])
  /// ```
  /// - Parameters:
  ///   - events: sorted by their time if they are not in order.
  ///   - began: when it began.
  ///   - duration: how long it is, in seconds; nil for the time of the last event. Less than that has the same effect.
  ///   - droppedEvents: how many events are missing before the first one.
  ///   - isCutOff: whether it was read from a text that ended in the middle of a line.
  /// - Precondition: the times of the events and the duration are at most 4,000,000,000 seconds before or after the beginning,
  ///   and `droppedEvents` is not negative.
  public init(
    _ events: [TimelineEvent] = [], began: Date? = nil, duration: TimeInterval? = nil, droppedEvents: Int = 0,
    isCutOff: Bool = false
  ) {
    for event in events {
      precondition(
        TimelineEvent.isTime(event.time),
        """
        TimelineEvent.time must be \(TimelineEvent.expectedTime) in a recording, got \(event.time) for \(event.subject) \
        \(event.name). Write seconds since the recording began.
        """)
    }
    precondition(
      duration.map(TimelineEvent.isTime) != false,
      """
      TimelineRecording.duration must be \(TimelineEvent.expectedTime), got \(duration.map { "\($0)" } ?? "nil"). Write nil \
      for the time of the last event.
      """)
    precondition(
      droppedEvents >= 0,
      "TimelineRecording.droppedEvents must be 0 or more, got \(droppedEvents). Write 0 for none.")
    let isInOrder = zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }
    self.events = isInOrder ? events : events.sortedByTime
    self.began = began
    self.duration = max(duration ?? 0, self.events.last?.time ?? 0)
    self.droppedEvents = droppedEvents
    self.isCutOff = isCutOff
  }
}

extension [TimelineEvent] {
  /// Events at the same time stay in their order, which `sorted(by:)` does not promise.
  fileprivate var sortedByTime: [TimelineEvent] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}

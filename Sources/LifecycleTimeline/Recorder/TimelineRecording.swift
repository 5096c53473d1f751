import Foundation

/// A recording of an app: its events, in order of time.
///
/// ```swift
/// let recording = recorder.recording
/// for event in recording.events where event.kind == .focus { print(event.jsonLine) }
/// try Data(recording.jsonLines.utf8).write(to: file)
/// ```
///
/// A ``TimelineRecorder`` creates recordings. ``init(contentsOf:)`` reads a recording from a file, for example a file that is
/// attached to a bug report. The command `lifecycle`, in the folder `Tools` of the repository, prints, compares and draws
/// recordings.
///
/// ## Topics
///
/// ### Contents
///
/// - ``events``
/// - ``began``
/// - ``duration``
/// - ``droppedEvents``
/// - ``isCutOff``
///
/// ### Writing and reading
///
/// - ``jsonLines``
/// - ``init(jsonLines:)``
/// - ``init(contentsOf:)``
///
/// ### Creating a recording
///
/// - ``init(_:began:duration:droppedEvents:isCutOff:)``
public struct TimelineRecording: Equatable, Sendable {
  /// The events, in order of time. Events at the same time are in the order in which they happened.
  public let events: [TimelineEvent]

  /// When the recording began, by the calendar clock, to the millisecond; nil if that is not known. The ``TimelineEvent/time``
  /// of each event is counted from here.
  public let began: Date?

  /// The length of the recording, in seconds: until the recorder was stopped or the recording was read, and at least until the
  /// last event.
  public let duration: TimeInterval

  /// How many events are missing before the first event, because the recorder keeps a limited number.
  public let droppedEvents: Int

  /// Whether the text from which the recording was read ended in the middle of a line, for example because the process was
  /// killed while it wrote. That line is left out.
  public let isCutOff: Bool

  /// Creates a recording, for a test or from your own events.
  ///
  /// ```swift
  /// let recording = TimelineRecording([
  ///   TimelineEvent(time: 0, kind: .behavior, subject: "Player", name: "afterAppearing"),
  ///   TimelineEvent(time: 2.5, kind: .note, subject: "Player", name: "tapped play"),
  /// ])
  /// ```
  /// - Parameters:
  ///   - events: the events. They are sorted by time if they are not in order.
  ///   - began: when the recording began; nil if that is not known.
  ///   - duration: the length, in seconds. Nil, and any value before the last event, means the time of the last event.
  ///   - droppedEvents: how many events are missing before the first event.
  ///   - isCutOff: whether the recording was read from a text that ended in the middle of a line.
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

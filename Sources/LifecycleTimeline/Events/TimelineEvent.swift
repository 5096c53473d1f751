import Foundation

/// An event of a recording: its time, its kind, the screen, scene or other subject to which it happened, its name, and its details.
///
/// ```swift
/// for event in recording.events where event.kind == .focus && event.name == "lost" {
///   print(event.time, event.subject, event.text("reason") ?? "")
/// }
/// ```
///
/// <doc:FileFormat> lists the names of all events and details. An event does not refer to a screen, and does not change when
/// it is written to a file and read again.
///
/// ## Topics
///
/// ### The event
///
/// - ``time``
/// - ``kind-swift.property``
/// - ``Kind-swift.struct``
/// - ``subject``
/// - ``name``
/// - ``init(time:kind:subject:name:details:)``
///
/// ### Details
///
/// - ``details``
/// - ``Detail``
/// - ``text(_:)``
/// - ``number(_:)``
/// - ``flag(_:)``
///
/// ### As text
///
/// - ``description``
/// - ``escaped(_:)``
/// - ``jsonLine``
public struct TimelineEvent: Hashable, Sendable {
  /// Seconds since the recording began, on a clock that also counts the sleep of the device. In a recording, a time is at most
  /// 4,000,000,000 seconds, or 127 years, before or after the beginning.
  public var time: TimeInterval
  /// The part of the framework that reported the event.
  public var kind: Kind
  /// The name of the screen, overlay or scene to which the event happened, `"app"`, `"keyboard"`, or the subject of a note.
  public var subject: String
  /// The name of the event: one word, such as `"afterAppearing"`, `"lost"` or `"didSuspend"`, or the text of a note. In JSON
  /// Lines, this is the member `event`.
  public var name: String
  /// The details, in the order in which JSON Lines list them.
  public var details: [Detail]

  /// Creates an event, for a test. A recorder creates the events that it records.
  ///
  /// ```swift
  /// let loss = TimelineEvent(
  ///   time: 2.5, kind: .focus, subject: "Player", name: "lost", details: [.init("reason", .text("alert"))])
  /// ```
  /// - Parameters:
  ///   - time: seconds since the recording began.
  ///   - kind: the part of the framework that reported the event.
  ///   - subject: the name of the screen, overlay, scene or other subject to which the event happened.
  ///   - name: the name of the event: one word, or any text for a note.
  ///   - details: the details.
  public init(time: TimeInterval, kind: Kind, subject: String, name: String, details: [Detail] = []) {
    self.time = time
    self.kind = kind
    self.subject = subject
    self.name = name
    self.details = details
  }

  /// The text of a detail.
  /// - Parameter name: the name of the detail, such as `"reason"`.
  /// - Returns: the text; nil if the event has no such detail, or if the detail is not a text.
  public func text(_ name: String) -> String? {
    if case .text(let text)? = value(of: name) { text } else { nil }
  }

  /// The number of a detail. Times are in seconds.
  /// - Parameter name: the name of the detail, such as `"previous"`.
  /// - Returns: the number; nil if the event has no such detail, or if the detail is not a number.
  public func number(_ name: String) -> Double? {
    if case .number(let number)? = value(of: name) { number } else { nil }
  }

  /// Whether a flag is true. A recorder leaves out most flags that are false.
  /// - Parameter name: the name of the detail, such as `"animated"`.
  /// - Returns: the flag; false if the event has no such detail, or if the detail is not a flag.
  public func flag(_ name: String) -> Bool {
    value(of: name) == .flag(true)
  }

  private func value(of name: String) -> Detail.Value? {
    details.first { $0.name == name }?.value
  }

  /// The longest time before or after the beginning of a recording, in seconds. Up to here a time can be written to the
  /// microsecond.
  static let longestTime: TimeInterval = 4_000_000_000
}

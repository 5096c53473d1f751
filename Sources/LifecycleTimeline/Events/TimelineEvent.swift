import Foundation

/// An event of a recording: when it happened, to which screen, scene or other subject, what it was, and its details.
///
/// ```swift
/// for event in recording.events where event.kind == .focus && event.name == "lost" {
///   print(event.time, event.subject, event.text("reason") ?? "")
/// }
/// ```
/// <doc:WhatIsInAFile> lists the names of all events and details. An event holds no reference to a screen, and it is the same
/// when it is read from a file.
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
/// ### Its details
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
  /// Seconds since the recording began, on a clock that also counts the sleep of the device. In a recording at most
  /// 4,000,000,000, or 127 years, before or after its beginning.
  public var time: TimeInterval
  /// Which system of the framework reported it.
  public var kind: Kind
  /// The name of the screen, the overlay or the scene it happened to, `"app"`, or `"keyboard"`.
  public var subject: String
  /// The event, as one word: `"afterAppearing"`, `"lost"`, `"didSuspend"`. In JSON Lines it is the member `event`.
  public var name: String
  /// More about it, in the order in which JSON Lines have it.
  public var details: [Detail]

  /// Creates an event, for a test. A recorder creates its events itself.
  ///
  /// ```swift
  /// let loss = TimelineEvent(
  ///   time: 2.5, kind: .focus, subject: "Player", name: "lost", details: [.init("reason", .text("alert"))])
  /// ```
  /// - Parameters:
  ///   - time: seconds since the recording began.
  ///   - kind: which system reported it.
  ///   - subject: the name of what it happened to.
  ///   - name: what happened, as one word.
  ///   - details: more about it.
  public init(time: TimeInterval, kind: Kind, subject: String, name: String, details: [Detail] = []) {
    self.time = time
    self.kind = kind
    self.subject = subject
    self.name = name
    self.details = details
  }

  /// The text of a detail.
  /// - Parameter name: the name of the detail, such as `"reason"`.
  /// - Returns: the text; nil if the event has no such detail, or one that is no text.
  public func text(_ name: String) -> String? {
    if case .text(let text)? = value(of: name) { text } else { nil }
  }

  /// The number of a detail. Times are in seconds.
  /// - Parameter name: the name of the detail, such as `"previous"`.
  /// - Returns: the number; nil if the event has no such detail, or one that is no number.
  public func number(_ name: String) -> Double? {
    if case .number(let number)? = value(of: name) { number } else { nil }
  }

  /// Whether a detail is true. A recorder leaves out most flags that are false.
  /// - Parameter name: the name of the detail, such as `"animated"`.
  /// - Returns: false if the event has no such detail, or one that is no flag.
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

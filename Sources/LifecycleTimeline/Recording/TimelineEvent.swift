import Foundation

/// Something that happened in an app, at a point in time.
///
/// ```swift
/// let losses = recording.events.filter { $0.kind == .focus && $0.name == "lost" }
/// for loss in losses { print(loss.time, loss.subject, loss[.reason] ?? "") }
/// ```
/// An event is text and numbers only: it keeps no screen alive, and it is the same when it is read from a file.
public struct TimelineEvent: Hashable, Sendable {
  /// Seconds since the recording began, on a clock that also counts the sleep of the device.
  public var time: TimeInterval
  /// What it is about.
  public var kind: Kind
  /// The name of the screen, the overlay or the scene it happened to, `"app"`, or `"keyboard"`.
  public var subject: String
  /// What happened, in the words of the framework: `"afterAppearing"`, `"lost"`, `"didSuspend"`. In JSON Lines it is the member
  /// `event`.
  public var name: String
  /// The circumstances, in the order in which they are printed.
  public var details: [Detail]

  /// Makes an event, for a test. A recorder makes its events itself, and one for each ``TimelineRecorder/note(_:of:_:)``.
  ///
  /// ```swift
  /// let loss = TimelineEvent(
  ///   time: 2.5, kind: .focus, subject: "Player", name: "lost", details: [.init("reason", .text("alert"))])
  /// ```
  /// - Parameters:
  ///   - time: seconds since the recording began.
  ///   - kind: what it is about.
  ///   - subject: the name of what it happened to.
  ///   - name: what happened.
  ///   - details: the circumstances.
  public init(time: TimeInterval, kind: Kind, subject: String, name: String, details: [Detail] = []) {
    self.time = time
    self.kind = kind
    self.subject = subject
    self.name = name
    self.details = details
  }

  /// The subject that an event is about. In JSON Lines it is the member `kind`.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A method of a view controller that UIKit called. A recorder sees these only on screens that report them.
    case view
    /// A moment that the behaviors of a screen received, or `"released"`: the screen does not exist any more.
    case behavior
    /// Focus was gained or lost, or changed its reason.
    case focus
    /// As `focus`, for the focus of a screen within its focus group.
    case group
    /// The state of the app.
    case app
    /// The state of a scene.
    case scene
    /// The suspension of the process.
    case suspend
    /// An overlay that is shown or hidden.
    case overlay
    /// A field began or ended to be edited, or the keyboard was shown or hidden.
    case input
    /// A line that UIKit wrote to the console.
    case console
    /// What the user, a test or a journey did, and what the app itself has noted.
    case step
  }

  /// A circumstance of an event, with its name.
  ///
  /// ```swift
  /// recorder.note("loaded", of: "library", [.init("items", .number(120))])
  /// ```
  public struct Detail: Hashable, Sendable {
    /// What it is: one of the values that JSON has.
    public enum Value: Hashable, Sendable {
      /// A text, such as a name or a reason.
      case text(String)
      /// A number. Times are in seconds.
      case number(Double)
      /// Whether something is so.
      case flag(Bool)
      /// No value, such as the parent of a screen that has none.
      case null
    }

    /// Its name, such as `"animated"`.
    public var name: String
    /// What it is.
    public var value: Value

    /// Makes a circumstance.
    /// - Parameters:
    ///   - name: its name.
    ///   - value: what it is.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }
}

extension TimelineEvent {
  /// The names of details that several kinds of events have.
  public enum DetailName: String, Sendable {
    /// Why focus changed: the name of a `FocusReason`.
    case reason
    /// What took the focus.
    case by
    /// Seconds that something lasted.
    case seconds
    /// Seconds that the state before a change of focus lasted.
    case previous
    /// The field that an event of input is about.
    case field
  }

  /// The text of a detail: `event[.reason]`.
  /// - Parameter name: the name of a detail.
  /// - Returns: its text, or nil if the event has no such detail or it is no text.
  public subscript(name: DetailName) -> String? {
    text(name.rawValue)
  }

  /// The number of a detail.
  ///
  /// ```swift
  /// let suspended = recording.events.compactMap { $0.kind == .suspend ? $0.number(.seconds) : nil }.reduce(0, +)
  /// ```
  /// - Parameter name: the name of a detail.
  /// - Returns: its number, or nil if the event has no such detail or it is no number.
  public func number(_ name: DetailName) -> Double? {
    number(name.rawValue)
  }

  private func value(of name: String) -> Detail.Value? {
    details.first { $0.name == name }?.value
  }
}

// Details that a single kind of events has.

extension TimelineEvent {
  package func text(_ name: String) -> String? {
    if case .text(let text) = value(of: name) { text } else { nil }
  }

  package func number(_ name: String) -> Double? {
    if case .number(let number) = value(of: name) { number } else { nil }
  }

  /// A number that is no integer, as a file may have it, is no count.
  package func count(_ name: String) -> Int? {
    number(name).flatMap { Int(exactly: $0) }
  }

  /// Whether the event has a detail of this name that is true.
  package func flag(_ name: String) -> Bool {
    value(of: name) == .flag(true)
  }
}

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
  public var kind: Kind
  /// The name of the screen, the overlay or the scene it happened to, or `"app"`.
  public var subject: String
  /// What happened, in the words of the framework: `"afterAppearing"`, `"lost"`, `"didSuspend"`.
  public var name: String
  /// The circumstances, in the order in which they are printed.
  public var details: [Detail]

  /// Makes an event. A recorder makes them itself; make one in a test, or to add an event of your own to a recording.
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
    /// A moment that the behaviors of a screen received.
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
    case overlay
    /// A field began or ended to be edited.
    case input
    /// A line that UIKit wrote to the console.
    case console
    /// What the user, a test or a journey did.
    case step
  }

  /// A circumstance of an event, with its name.
  public struct Detail: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case text(String)
      case number(Double)
      case flag(Bool)
      case null
    }

    public var name: String
    public var value: Value

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

  /// - Parameter name: the name of a detail.
  /// - Returns: its text, or nil if the event has no such detail or it is no text.
  public subscript(name: DetailName) -> String? {
    if case .text(let text) = value(of: name.rawValue) { text } else { nil }
  }

  /// - Parameter name: the name of a detail.
  /// - Returns: its number, or nil if the event has no such detail or it is no number.
  public func number(_ name: DetailName) -> Double? {
    if case .number(let number) = value(of: name.rawValue) { number } else { nil }
  }

  private func value(of name: String) -> Detail.Value? {
    details.first { $0.name == name }?.value
  }
}

import Foundation
import OverlayBehavior

// What the app shows over its screens, what the user edits, and what the app notes.

extension TimelineEvent {
  /// An `OverlayEvent` without the scene.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Overlay: Hashable, Sendable {
    /// The overlay is about to be shown.
    case willShow
    /// The overlay is shown.
    case didShow
    /// The overlay is about to be hidden.
    case willHide
    /// The overlay is hidden.
    case didHide
    /// The condition could not be read for so many checks in a row.
    case unreadable(failedChecks: Int)

    /// Makes an event of what an overlay reports.
    /// - Parameter event: the event.
    public init(_ event: OverlayEvent) {
      self =
        switch event {
        case .willShow: .willShow
        case .didShow: .didShow
        case .willHide: .willHide
        case .didHide: .didHide
        case .unreadable(let failedChecks, _): .unreadable(failedChecks: failedChecks)
        }
    }

    var name: String {
      switch self {
      case .willShow: "willShow"
      case .didShow: "didShow"
      case .willHide: "willHide"
      case .didHide: "didHide"
      case .unreadable: "unreadable"
      }
    }

    var details: [Detail] {
      if case .unreadable(let count) = self { [.init("failedChecks", .number(Double(count)))] } else { [] }
    }

    init?(named name: String, _ members: inout EventMembers) throws(TimelineReadingError) {
      switch name {
      case "willShow": self = .willShow
      case "didShow": self = .didShow
      case "willHide": self = .willHide
      case "didHide": self = .didHide
      case "unreadable":
        guard let count = Int(exactly: try members.requiredNumber("failedChecks")) else {
          throw members.error(.unexpectedValue(member: "failedChecks", expected: "a count"))
        }
        self = .unreadable(failedChecks: count)
      default: return nil
      }
    }
  }

  /// What happens to a field of a screen, or to the keyboard.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Input: Hashable, Sendable {
    /// The field with this name began to be edited.
    case began(field: String)
    /// The field with this name ended to be edited.
    case ended(field: String)
    /// The keyboard is on screen.
    case keyboardDidShow
    /// The keyboard is off screen.
    case keyboardDidHide

    var name: String {
      switch self {
      case .began: "began"
      case .ended: "ended"
      case .keyboardDidShow: "keyboardDidShow"
      case .keyboardDidHide: "keyboardDidHide"
      }
    }

    var details: [Detail] {
      switch self {
      case .began(let field), .ended(let field): [.init("field", .text(field))]
      case .keyboardDidShow, .keyboardDidHide: []
      }
    }

    init?(named name: String, _ members: inout EventMembers) throws(TimelineReadingError) {
      switch name {
      case "began": self = .began(field: try members.requiredText("field"))
      case "ended": self = .ended(field: try members.requiredText("field"))
      case "keyboardDidShow": self = .keyboardDidShow
      case "keyboardDidHide": self = .keyboardDidHide
      default: return nil
      }
    }
  }

  /// What the app noted: ``TimelineRecorder/note(_:of:_:)``.
  public struct Note: Hashable, Sendable {
    /// What happened, in the app's words.
    public var name: String
    /// More about it.
    public var details: [Detail]

    /// Makes a note.
    /// - Parameters:
    ///   - name: what happened.
    ///   - details: more about it.
    public init(_ name: String, _ details: [Detail] = []) {
      self.name = name
      self.details = details
    }
  }
}

/// Why a field did not get the keyboard, or did not lose it, in the allowed number of attempts.
///
/// ```swift
/// inputFocus.didFail = { failure in
///   switch failure {
///   case .refused(let field): warn("\(field) cannot be edited now.")
///   default: log("\(failure)")
///   }
/// }
/// ```
///
/// ## Topics
///
/// ### What prevented it
///
/// - ``notRegistered(_:)``
/// - ``noWindow(_:)``
/// - ``refused(_:)``
/// - ``endRefused``
///
/// ### Which field
///
/// - ``field``
///
/// ### In a log
///
/// - ``name``
/// - ``description``
public enum InputFocusFailure<Field: Hashable & Sendable>: Error, Hashable, Sendable {
  /// No view is registered for the field, or it has been deallocated.
  case notRegistered(Field)
  /// The field's view is in no visible window.
  case noWindow(Field)
  /// The field's view is disabled, or its delegate, or that of the view that was being edited, returned false.
  case refused(Field)
  /// No field should be edited, and the delegate of the one that is being edited returned false.
  case endRefused

  /// The field that should have been edited; nil when editing should have ended.
  public var field: Field? {
    switch self {
    case .notRegistered(let field), .noWindow(let field), .refused(let field): field
    case .endRefused: nil
    }
  }

  /// The case's name, without its field: `"noWindow"`.
  public var name: String {
    switch self {
    case .notRegistered: "notRegistered"
    case .noWindow: "noWindow"
    case .refused: "refused"
    case .endRefused: "endRefused"
    }
  }
}

extension InputFocusFailure: CustomStringConvertible {
  /// The failure as a part of a sentence, for a log: `"title is in no visible window"`.
  public var description: String {
    switch self {
    case .notRegistered(let field): "no view is registered for \(field)"
    case .noWindow(let field): "\(field) is in no visible window"
    case .refused(let field): "\(field) could not be edited, because a view refused"
    case .endRefused: "the edited view refused to end"
    }
  }
}

extension InputFocusFailure {
  /// Advice for the app, for an issue.
  var advice: String {
    switch self {
    case .notRegistered: "List the field in the fields of the InputFocusBehavior, or call register(_:as:)."
    case .noWindow: "Add its view to the screen, in a window that is not hidden."
    case .refused: "Enable its view, and have its delegate return true from textFieldShouldBeginEditing(_:)."
    case .endRefused: "Have its delegate return true from textFieldShouldEndEditing(_:)."
    }
  }
}

import Foundation

/// Why a field did not get the keyboard, or did not give up the keyboard, in the allowed number of attempts.
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
/// ### Reasons
///
/// - ``notRegistered(_:)``
/// - ``noWindow(_:)``
/// - ``refused(_:)``
/// - ``endRefused``
///
/// ### The field
///
/// - ``field``
///
/// ### In a log
///
/// - ``name``
/// - ``description``
/// - ``errorDescription``
public enum InputFocusFailure<Field: Hashable & Sendable>: Error, Hashable, Sendable {
  /// No view is registered for the field, or the view has been deallocated.
  case notRegistered(Field)
  /// The field's view is not in a visible window.
  case noWindow(Field)
  /// The field's view is disabled, or a delegate returned false: the delegate of the field, or of the view that was being edited.
  case refused(Field)
  /// Editing should end, but the delegate of the edited field returned false.
  case endRefused

  /// The field that should have been edited; nil if editing should have ended.
  public var field: Field? {
    switch self {
    case .notRegistered(let field), .noWindow(let field), .refused(let field): field
    case .endRefused: nil
    }
  }

  /// The name of the case without the field, such as `"noWindow"`.
  public var name: String {
    switch self {
    case .notRegistered: "notRegistered"
    case .noWindow: "noWindow"
    case .refused: "refused"
    case .endRefused: "endRefused"
    }
  }
}

extension InputFocusFailure: CustomStringConvertible, LocalizedError {
  /// The failure as a part of a sentence, for a log: `"title is not in a visible window"`.
  public var description: String {
    switch self {
    case .notRegistered(let field): "no view is registered for \(field)"
    case .noWindow(let field): "\(field) is not in a visible window"
    case .refused(let field): "\(field) could not be edited, because a view refused"
    case .endRefused: "the edited view refused to give up the keyboard"
    }
  }

  /// The failure as a sentence, which `localizedDescription` returns: `"The focus request failed: no view is registered for title."`
  public var errorDescription: String? { "The focus request failed: \(self)." }
}

extension InputFocusFailure {
  /// Advice for the app, for an issue.
  var advice: String {
    switch self {
    case .notRegistered: "List the field in the fields of the InputFocusBehavior, or call register(_:as:)."
    case .noWindow: "Add the field's view to the screen, in a window that is not hidden."
    case .refused:
      """
      Enable the field's view. Return true from its delegate's textFieldShouldBeginEditing(_:) or textViewShouldBeginEditing(_:) \
      and, if another field was being edited, from the …ShouldEndEditing(_:) of the delegate of that field.
      """
    case .endRefused:
      "Return true from textFieldShouldEndEditing(_:) or textViewShouldEndEditing(_:) of the view's delegate."
    }
  }
}

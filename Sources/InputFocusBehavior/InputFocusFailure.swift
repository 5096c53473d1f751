/// A field could not be given the keyboard, nor the keyboard be taken away, in as many attempts as were allowed.
public struct InputFocusFailure<Field: Hashable>: Error, Equatable {
  /// Why it could not be done.
  public enum Reason: Hashable, Sendable {
    /// No view is registered for the field, or it is gone.
    case notRegistered
    /// The field's view is in no visible window.
    case noWindow
    /// The view, or the one that was being edited, refused: it is disabled, or its delegate said no.
    case refused
  }

  /// The field that should have been edited; nil when editing should have ended.
  public let field: Field?
  /// What stood in the way at the last attempt.
  public let reason: Reason
  /// How often it was tried.
  public let attempts: Int
}

extension InputFocusFailure: Sendable where Field: Sendable {}

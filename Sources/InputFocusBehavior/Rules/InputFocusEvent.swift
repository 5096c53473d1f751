/// What the app requests, what UIKit announces, and what the engine finds and does.
enum InputFocusEvent<Field: Hashable & Sendable>: Equatable {
  // The app
  case move(to: Field)
  case endEditing
  /// The editing ends, and the field is remembered.
  case pause
  case resume

  // UIKit
  /// A registered field has become first responder. `byUser` is false if the engine or UIKit made the field first responder.
  case began(Field, byUser: Bool)
  /// The edited field is not first responder any more.
  case ended
  /// A view of the same window that is not registered has become first responder. `isLast` if it was the last one before, too:
  /// UIKit gives it back when an alert is dismissed.
  case unregisteredViewBegan(isLast: Bool)

  // The engine
  /// The field that is first responder now. UIKit may have posted no notification of that, or not yet.
  case found(Field?)
  /// A step can be taken. `isIterationOver` is false inside the app's own code. That code may run in a notification that the
  /// scene is about to be inactive, when the scene still reads as active. Therefore a missing obstacle proves nothing there.
  case stepIsDue(isIterationOver: Bool)
  /// A step was taken. `isDone` if the view did what the step required.
  case tried(InputFocusStep<Field>, isDone: Bool)
}

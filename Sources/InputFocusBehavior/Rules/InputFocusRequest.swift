// A request and its end; knows no UIKit. Tests: InputFocusReconcilerTests.

/// The field that should be edited, and how far the request for it has come.
enum InputFocusRequest<Field: Hashable & Sendable>: Equatable {
  /// No field should be edited.
  case none
  /// The app has requested the field, which is not being edited yet.
  case pending(Field)
  /// The field is being edited, because the app requested it or the user tapped it.
  case fulfilled(Field)
  /// The field was being edited until something interrupted that. It should be edited again afterwards.
  case interrupted(Field)

  var field: Field? {
    switch self {
    case .none: nil
    case .pending(let field), .fulfilled(let field), .interrupted(let field): field
    }
  }

  /// Whether the requested field is still to be edited.
  var isWaiting: Bool {
    switch self {
    case .pending, .interrupted: true
    case .none, .fulfilled: false
    }
  }

  /// Returns the rest of the request when the field is not being edited any more, and the app has not requested that.
  /// - Parameters:
  ///   - obstacle: what took the keyboard; nil if the user ended the editing.
  ///   - options: after which interruptions a field is edited again.
  /// - Returns: the remaining request.
  func afterLoss(to obstacle: InputFocusObstacle?, _ options: InputFocusOptions) -> InputFocusRequest {
    switch (self, obstacle) {
    case (.none, _), (.pending, _), (.interrupted, nil): self
    case (.fulfilled, nil): .none
    case (.fulfilled(let field), let obstacle?), (.interrupted(let field), let obstacle?):
      options.restores(after: obstacle) ? .interrupted(field) : .none
    }
  }
}

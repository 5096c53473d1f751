/// The next step towards making the edited field the requested one.
enum InputFocusStep<Field: Hashable & Sendable>: Equatable {
  case nothing
  case begin(Field)
  case end(Field)
  /// Try again after the interval of the options.
  case tryAgain
  /// Wait until the obstacle is another one or gone. No notification says so, but an iteration of the run loop brings it about.
  case awaitChange
  case fail(InputFocusFailure<Field>)
}

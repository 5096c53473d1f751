/// What to do about the difference between what is desired and what is.
enum InputFocusStep<Field: Hashable>: Equatable {
  case nothing
  case begin(Field)
  case end(Field)
  /// Nobody announces when what stands in the way is gone.
  case lookAgain
  case fail(InputFocusFailure<Field>)
}

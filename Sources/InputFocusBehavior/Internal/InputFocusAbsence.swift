/// Why a screen is not on screen, as found when it disappeared.
///
/// Kept until it appears again: when a modal that took the screen away is dismissed, the modal may be gone before the
/// screen is back.
enum InputFocusAbsence {
  /// It has not appeared yet, or another screen took its place.
  case navigation
  /// A modal was presented over it.
  case modal
}

/// Why a screen is without focus.
struct FocusLoss: Equatable {
  let reason: FocusReason
  /// The cover that took focus, for `covered`, `alert` and `windowNotKey`.
  let cover: FocusCover?

  init(_ reason: FocusReason, by cover: FocusCover? = nil) {
    self.reason = reason
    self.cover = cover
  }
}

enum FocusVerdict: Equatable {
  case focused
  case unfocused(FocusLoss)
  /// A transition is under way, or the app is entering the foreground: the state before remains.
  case undecided
  /// A transition is under way, but this reason stays even if the transition is cancelled: a modal whose presentation is
  /// complete, another key window, an inactive or background app or scene, another scene in front, or the use of another screen
  /// of the group. A screen with focus loses it now. A screen without focus keeps its reason, unless that was about the app or
  /// the scene.
  case interrupted(FocusLoss)
}

// What one scene shows, what it should, and the next step from the one to the other. Knows no UIKit and no time.
// Tests: OverlayReconcilerTests.

/// Runs one transition at a time; what is wished meanwhile counts when it is over, and of several wishes the last.
struct OverlayReconciler<ID: Hashable> {
  enum State: Equatable {
    case empty
    case showing(ID)
    case shown(ID)
    case hiding(ID)
  }

  enum Step: Equatable {
    case show(ID)
    case hide(ID)
    /// One overlay takes the place of another without a transition, so that nothing is seen between the two.
    case replace(ID, with: ID)
  }

  /// The overlay that should be shown.
  var wish: ID?
  private(set) var state = State.empty

  /// The step that is due, nil if there is none.
  var nextStep: Step? {
    switch (state, wish) {
    case (.showing, _), (.hiding, _), (.empty, nil): nil
    case (.empty, let wish?): .show(wish)
    case (.shown(let present), nil): .hide(present)
    case (.shown(let present), let wish?): present == wish ? nil : .replace(present, with: wish)
    }
  }

  /// Takes the step that is due; answers it for whoever carries it out.
  mutating func takeStep() -> Step? {
    let step = nextStep
    switch step {
    case .show(let overlay): state = .showing(overlay)
    case .hide(let overlay): state = .hiding(overlay)
    case .replace(_, let overlay): state = .shown(overlay)
    case nil: break
    }
    return step
  }

  mutating func transitionDidEnd() {
    switch state {
    case .showing(let overlay): state = .shown(overlay)
    case .hiding: state = .empty
    case .empty, .shown: break
    }
  }

  /// The overlay that stands, comes or goes.
  var present: ID? {
    switch state {
    case .empty: nil
    case .showing(let overlay), .shown(let overlay), .hiding(let overlay): overlay
    }
  }

  /// Whether nothing is going to happen to the overlay here until a wish changes.
  func isSettled(_ overlay: ID) -> Bool {
    guard present == overlay || wish == overlay else { return true }
    return state == .shown(overlay) && wish == overlay
  }
}

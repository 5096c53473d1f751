// Decides which of the requested overlays one scene shows, and the next step from the present state. Knows no UIKit.
// Tests: OverlayReconcilerTests.

/// Allows one transition at a time. What is requested during a transition counts when it is over, and of several
/// requests the last one counts.
struct OverlayReconciler<Item: Equatable> {
  enum State: Equatable {
    case empty
    case showing(Item)
    case shown(Item)
    case hiding(Item)
  }

  enum Step: Equatable {
    case show(Item)
    case hide(Item)
    /// One overlay takes the place of another without a transition, so that nothing is seen between the two.
    case replace(Item, with: Item)
  }

  /// The overlay that is to be shown.
  var request: Item?
  private(set) var state = State.empty

  /// The step to take next; nil if there is none.
  var nextStep: Step? {
    switch (state, request) {
    case (.showing, _), (.hiding, _), (.empty, nil): nil
    case (.empty, let request?): .show(request)
    case (.shown(let current), nil): .hide(current)
    case (.shown(let current), let request?): current == request ? nil : .replace(current, with: request)
    }
  }

  /// Takes the next step.
  /// - Returns: the step, for the caller to carry out; nil if there is none.
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

  /// The overlay that is shown, transitions included.
  var current: Item? {
    switch state {
    case .empty: nil
    case .showing(let overlay), .shown(let overlay), .hiding(let overlay): overlay
    }
  }

  /// Returns whether the overlay will not be shown or hidden here any more unless the request changes.
  func isSettled(_ overlay: Item) -> Bool {
    guard current == overlay || request == overlay else { return true }
    return state == .shown(overlay) && request == overlay
  }

  /// Chooses the overlay that is shown: the one with the highest priority, and among equals the first.
  /// - Parameters:
  ///   - requested: the overlays that are requested in a scene, in the order in which they were first met there.
  ///   - priority: returns the priority of an overlay.
  /// - Returns: nil if none is requested.
  static func first<Candidate>(of requested: [Candidate], by priority: (Candidate) -> OverlayPriority) -> Candidate? {
    requested.dropFirst().reduce(requested.first) { best, next in
      best.map { priority(next) > priority($0) ? next : $0 }
    }
  }
}

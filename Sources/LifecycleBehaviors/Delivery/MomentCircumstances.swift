import UIKit

/// The facts of one callback of UIKit, and the way to its transition coordinator. Its moments and all behaviors share it.
@MainActor
final class MomentCircumstances {
  let facts: MomentFacts
  /// Nil when a behavior has asked for the coordinator or the moments have been delivered.
  private var screen: UIViewController?
  // Weak, because it may hold strong references to the screens of its transition.
  private weak var coordinator: (any UIViewControllerTransitionCoordinator)?

  /// Those of a screen that neither appears nor disappears: none of the facts is true.
  static let atRest = MomentCircumstances(MomentFacts())

  init(_ facts: MomentFacts, of screen: UIViewController) {
    self.facts = facts
    self.screen = screen
  }

  init(_ facts: MomentFacts, along coordinator: (any UIViewControllerTransitionCoordinator)? = nil) {
    self.facts = facts
    self.coordinator = coordinator
  }

  /// The screen's coordinator is read only if a behavior asks for it during a moment: reading it begins a transition that UIKit
  /// would begin later.
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let screen {
      self.screen = nil
      coordinator = screen.transitionCoordinator
    }
    return coordinator
  }

  /// The moments have been delivered. A behavior that stores its context cannot ask the screen any more.
  func end() {
    screen = nil
  }
}

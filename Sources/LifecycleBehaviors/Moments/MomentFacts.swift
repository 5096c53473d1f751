import UIKit

/// What is known about a moment, read when UIKit reports it and kept until every behavior has received it.
@MainActor
struct MomentFacts {
  /// One byte instead of a `Bool` each: a context is passed through several calls for each behavior and moment.
  private struct Flags: OptionSet {
    let rawValue: UInt8

    static let animated = Flags(rawValue: 1)
    static let movingToParent = Flags(rawValue: 2)
    static let movingFromParent = Flags(rawValue: 4)
    static let catchUp = Flags(rawValue: 8)
    static let detaching = Flags(rawValue: 16)
    static let undoesCancelledTransition = Flags(rawValue: 32)

    func when(_ condition: Bool) -> Flags { condition ? self : [] }
  }

  private var flags: Flags
  let transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

  // Of the screen its own properties are read, and not those of the hidden child. `hasLeftStack` is true when the navigation
  // controller that contained the screen does not contain it any more. `coordinator` is that of a change of size.
  init(
    of screen: UIViewController?, isAnimated: Bool = false, hasLeftStack: Bool = false, isCatchUp: Bool = false,
    isDetaching: Bool = false, undoesCancelledTransition: Bool = false,
    along coordinator: (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    var flags = Flags.animated.when(isAnimated)
      .union(.movingFromParent.when(hasLeftStack))
      .union(.catchUp.when(isCatchUp))
      .union(.detaching.when(isDetaching))
      .union(.undoesCancelledTransition.when(undoesCancelledTransition))
    var transitionCoordinator = coordinator
    if let screen {
      if screen.isMovingToParent { flags.insert(.movingToParent) }
      if screen.isMovingFromParent { flags.insert(.movingFromParent) }
      if coordinator == nil { transitionCoordinator = screen.transitionCoordinator }
    }
    self.flags = flags
    self.transitionCoordinator = transitionCoordinator
  }

  var isAnimated: Bool { flags.contains(.animated) }
  var isMovingToParent: Bool { flags.contains(.movingToParent) }
  var isMovingFromParent: Bool { flags.contains(.movingFromParent) }
  var isCatchUp: Bool { flags.contains(.catchUp) }
  var isDetaching: Bool { flags.contains(.detaching) }
  var undoesCancelledTransition: Bool { flags.contains(.undoesCancelledTransition) }

  /// These facts for a behavior that is removed in the same moment.
  var whileDetaching: MomentFacts {
    var facts = self
    facts.flags.insert(.detaching)
    return facts
  }
}

/// The place of a screen in a navigation controller's stack, from one appearance to the next.
///
/// `isMovingFromParent` may be false again when UIKit forwards a disappearance to children. The stack is then still
/// without the screen. Source: johnpatrickmorgan/LifecycleHooks, issue 2.
@MainActor
struct StackMembership {
  private weak var screen: UIViewController?
  /// Kept, because the screen may have lost its parent when it disappears.
  private weak var navigationController: UINavigationController?

  init(of screen: UIViewController?) {
    self.screen = screen
    navigationController = screen?.parent as? UINavigationController
  }

  var hasEnded: Bool {
    guard let screen, let navigationController else { return false }
    return !navigationController.viewControllers.contains(screen)
  }
}

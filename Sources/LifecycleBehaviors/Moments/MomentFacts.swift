import UIKit

/// What is known about a moment, read when UIKit reports it and kept until every behavior has received it.
@MainActor
struct MomentFacts {
  /// One byte instead of a `Bool` each: a context is passed through several calls for each behavior and moment.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let animated = Flags(rawValue: 1)
    static let movingToParent = Flags(rawValue: 2)
    static let movingFromParent = Flags(rawValue: 4)
    static let catchUp = Flags(rawValue: 8)
    static let detaching = Flags(rawValue: 16)
    static let undoesCancelledTransition = Flags(rawValue: 32)

    func when(_ condition: Bool) -> Flags { condition ? self : [] }
  }

  private(set) var flags: Flags
  let transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

  init(_ flags: Flags, along transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) {
    self.flags = flags
    self.transitionCoordinator = transitionCoordinator
  }

  // Of the screen its own properties are read, and not those of the hidden child. `hasLeftStack` is true when the navigation
  // controller that contained the screen does not contain it any more. `coordinator` is that of a change of size.
  init(
    of screen: UIViewController?, isAnimated: Bool = false, hasLeftStack: @autoclosure () -> Bool = false,
    isCatchUp: Bool = false, isDetaching: Bool = false, undoesCancelledTransition: Bool = false,
    along coordinator: (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    var flags = Flags.animated.when(isAnimated)
      .union(.catchUp.when(isCatchUp))
      .union(.detaching.when(isDetaching))
      .union(.undoesCancelledTransition.when(undoesCancelledTransition))
    var transitionCoordinator = coordinator
    if let screen {
      if screen.isMovingToParent { flags.insert(.movingToParent) }
      if screen.isMovingFromParent || hasLeftStack() { flags.insert(.movingFromParent) }
      if coordinator == nil { transitionCoordinator = screen.transitionCoordinator }
    }
    self.init(flags, along: transitionCoordinator)
  }

  /// These facts for a behavior that is removed in the same moment.
  var whileDetaching: MomentFacts {
    var facts = self
    facts.flags.insert(.detaching)
    return facts
  }
}

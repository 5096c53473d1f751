import UIKit

/// What the host knows about a moment, read when UIKit reports it and kept until every behavior has received it.
@MainActor
struct MomentFacts {
  /// One byte in place of a `Bool` each: a context goes through several calls for each behavior and moment.
  private struct Flags: OptionSet {
    let rawValue: UInt8

    static let animated = Flags(rawValue: 1)
    static let movingToParent = Flags(rawValue: 2)
    static let movingFromParent = Flags(rawValue: 4)
    static let catchUp = Flags(rawValue: 8)
    static let detaching = Flags(rawValue: 16)
    static let undoesCancelledTransition = Flags(rawValue: 32)
  }

  private var flags: Flags = []
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

  init() {}

  private subscript(flag: Flags) -> Bool {
    get { flags.contains(flag) }
    set { flags = newValue ? flags.union(flag) : flags.subtracting(flag) }
  }
}

extension MomentFacts {
  var isAnimated: Bool {
    get { self[.animated] }
    set { self[.animated] = newValue }
  }

  var isMovingToParent: Bool {
    get { self[.movingToParent] }
    set { self[.movingToParent] = newValue }
  }

  var isMovingFromParent: Bool {
    get { self[.movingFromParent] }
    set { self[.movingFromParent] = newValue }
  }

  var isCatchUp: Bool {
    get { self[.catchUp] }
    set { self[.catchUp] = newValue }
  }

  var isDetaching: Bool {
    get { self[.detaching] }
    set { self[.detaching] = newValue }
  }

  var undoesCancelledTransition: Bool {
    get { self[.undoesCancelledTransition] }
    set { self[.undoesCancelledTransition] = newValue }
  }
}

extension MomentFacts {
  /// What the screen itself says, not its hidden child.
  init(of screen: UIViewController?, isAnimated: Bool = false) {
    self.init()
    self.isAnimated = isAnimated
    guard let screen else { return }
    transitionCoordinator = screen.transitionCoordinator
    isMovingToParent = screen.isMovingToParent
    isMovingFromParent = screen.isMovingFromParent
  }
}

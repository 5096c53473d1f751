import UIKit

/// What is known about a moment, read when UIKit reports it and kept until every behavior has received it.
@MainActor
struct MomentFacts {
  /// One byte instead of a `Bool` each: a context is passed through several calls for each behavior and moment. It is not an
  /// `OptionSet`, whose conformances take 2 KB.
  struct Flags {
    private var bits: UInt8

    static let none = Flags(bits: 0)
    static let animated = Flags(bits: 1)
    static let movingToParent = Flags(bits: 2)
    static let movingFromParent = Flags(bits: 4)
    static let catchUp = Flags(bits: 8)
    static let detaching = Flags(bits: 16)
    static let undoesCancelledTransition = Flags(bits: 32)

    func contains(_ flag: Flags) -> Bool { bits & flag.bits != 0 }

    mutating func insert(_ flag: Flags) { bits |= flag.bits }

    func union(_ other: Flags) -> Flags { Flags(bits: bits | other.bits) }

    func when(_ condition: Bool) -> Flags { condition ? self : .none }
  }

  var flags: Flags
  let transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

  init(_ flags: Flags, along transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) {
    self.flags = flags
    self.transitionCoordinator = transitionCoordinator
  }

  // Of the screen its own properties are read, and not those of the hidden child. `coordinator` is that of a change of size.
  init(
    of screen: UIViewController, _ flags: Flags = .none,
    along coordinator: (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    var flags = flags
    if screen.isMovingToParent { flags.insert(.movingToParent) }
    if screen.isMovingFromParent { flags.insert(.movingFromParent) }
    self.init(flags, along: coordinator ?? screen.transitionCoordinator)
  }

  /// These facts for a behavior that is removed in the same moment.
  var whileDetaching: MomentFacts {
    var facts = self
    facts.flags.insert(.detaching)
    return facts
  }
}

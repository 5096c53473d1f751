import UIKit

/// A moment of a screen's life and its circumstances, as `lifecycleMoments()` delivers it.
///
/// ```swift
/// for await event in screen.lifecycleMoments() where !event.isCatchUp {
///   print(event.moment.name, event.isAnimated)
/// }
/// ```
///
/// The moments of layout and `duringTransition` are not delivered: they are of use only while UIKit waits for them to return.
///
/// ## Topics
///
/// ### The moment
///
/// - ``moment``
///
/// ### The transition
///
/// - ``isAnimated``
/// - ``isMovingToParent``
/// - ``isMovingFromParent``
///
/// ### Why it is delivered
///
/// - ``isCatchUp``
/// - ``undoesCancelledTransition``
/// - ``isDetaching``
public struct ReceivedMoment: Equatable, Sendable {
  /// The moment.
  public let moment: LifecycleMoment
  private let facts: MomentFacts

  /// Nil for a moment that is not delivered.
  init?(_ moment: LifecycleMoment, _ facts: MomentFacts) {
    switch moment {
    case .beforeLayingOutSubviews, .afterLayingOutSubviews, .duringTransition: return nil
    default: break
    }
    self.moment = moment
    self.facts = facts
  }

  /// Whether the appearance or disappearance is animated.
  public var isAnimated: Bool { facts.isAnimated }

  /// Whether the screen is being pushed or added to its parent; see ``LifecycleBehaviorContext/isMovingToParent``.
  public var isMovingToParent: Bool { facts.isMovingToParent }

  /// Whether the screen is being popped or removed from its parent; see ``LifecycleBehaviorContext/isMovingFromParent``.
  public var isMovingFromParent: Bool { facts.isMovingFromParent }

  /// Whether the moment had passed when it was delivered; see ``LifecycleBehaviorContext/isCatchUp``.
  public var isCatchUp: Bool { facts.isCatchUp }

  /// Whether the moment is delivered because the stream ends, while the screen itself stays as it is; see
  /// ``LifecycleBehaviorContext/isDetaching``.
  public var isDetaching: Bool { facts.isDetaching }

  /// Whether the moment undoes a cancelled transition; see ``LifecycleBehaviorContext/undoesCancelledTransition``.
  public var undoesCancelledTransition: Bool { facts.undoesCancelledTransition }
}

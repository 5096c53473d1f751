import UIKit

/// A moment of a screen's life and what is known about it, as `lifecycleMoments()` delivers it.
///
/// ```swift
/// for await event in screen.lifecycleMoments() where !event.isCatchUp {
///   print(event.moment.name, event.isAnimated)
/// }
/// ```
///
/// The moments of layout and `duringTransition` are not delivered: they are of use only while UIKit waits for them to return.
public struct ReceivedMoment: Equatable, Sendable {
  /// Which moment it is.
  public let moment: LifecycleMoment

  /// Whether the appearance or disappearance is animated.
  public let isAnimated: Bool

  /// Whether the screen is being pushed or added to its parent; see ``LifecycleBehaviorContext/isMovingToParent``.
  public let isMovingToParent: Bool

  /// Whether the screen is being popped or removed from its parent; see ``LifecycleBehaviorContext/isMovingFromParent``.
  public let isMovingFromParent: Bool

  /// Whether the moment had passed when it was delivered; see ``LifecycleBehaviorContext/isCatchUp``.
  public let isCatchUp: Bool

  /// Whether the moment is delivered because the stream ends, while the screen itself stays as it is; see
  /// ``LifecycleBehaviorContext/isDetaching``.
  public let isDetaching: Bool

  /// Whether the moment undoes a cancelled transition; see ``LifecycleBehaviorContext/undoesCancelledTransition``.
  public let undoesCancelledTransition: Bool
}

extension ReceivedMoment {
  /// Nil for a moment that is not delivered.
  @MainActor
  init?(_ moment: LifecycleMoment, _ flags: MomentFacts.Flags) {
    switch moment {
    case .beforeLayingOutSubviews, .afterLayingOutSubviews, .duringTransition: return nil
    default: break
    }
    self.init(
      moment: moment, isAnimated: flags.contains(.animated), isMovingToParent: flags.contains(.movingToParent),
      isMovingFromParent: flags.contains(.movingFromParent), isCatchUp: flags.contains(.catchUp),
      isDetaching: flags.contains(.detaching),
      undoesCancelledTransition: flags.contains(.undoesCancelledTransition))
  }
}

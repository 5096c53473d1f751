/// The circumstances of a moment: what was true when UIKit reported it.
///
/// ``LifecycleBehaviorContext`` has its properties as if they were its own:
///
/// ```swift
/// if context.isAnimated && !context.isCatchUp { highlight() }
/// ```
///
/// A value, which may be compared, stored and printed: `[isAnimated, isMovingToParent]`.
///
/// ## Topics
///
/// ### The transition
///
/// - ``isAnimated``
/// - ``isMovingToParent``
/// - ``isMovingFromParent``
///
/// ### Why the moment is delivered
///
/// - ``isCatchUp``
/// - ``undoesCancelledTransition``
/// - ``isDetaching``
///
/// ### In a test
///
/// - ``init(isAnimated:isMovingToParent:isMovingFromParent:isCatchUp:undoesCancelledTransition:isDetaching:)``
public struct MomentFacts: Equatable, Sendable {
  /// Whether the appearance, the disappearance or the change of size is animated; false for all other moments.
  public var isAnimated: Bool

  /// `isMovingToParent` as the screen itself reads it: true while it is being pushed or added to its parent. False for a moment of
  /// layout or environment while the screen neither appears nor disappears.
  public var isMovingToParent: Bool

  /// Whether the screen is being popped or removed from its parent, as the screen itself reads it in `viewWillDisappear` and
  /// `viewDidDisappear`. When it is removed from a container of the app's own, this is the value at the time when UIKit
  /// forwards the disappearance to children.
  public var isMovingFromParent: Bool

  /// Whether the moment has passed and is delivered late, because the behavior was added while the screen was appearing, on
  /// screen or disappearing. False on a screen that is off screen, although its `afterLoading` may have passed as well.
  public var isCatchUp: Bool

  /// Whether the moment undoes a cancelled transition, such as a swipe back that the user did not complete:
  /// `beforeAppearing` to `afterAppearing` of the screen that remains, `beforeDisappearing` and `afterDisappearing` of
  /// the one that did not arrive.
  public var undoesCancelledTransition: Bool

  /// Whether the moment is delivered because the behavior is removed while the screen itself does not change.
  public var isDetaching: Bool

  /// Creates facts, for a test.
  /// - Parameters:
  ///   - isAnimated: whether the appearance, the disappearance or the change of size is animated.
  ///   - isMovingToParent: whether the screen is being pushed or added to its parent.
  ///   - isMovingFromParent: whether the screen is being popped or removed from its parent.
  ///   - isCatchUp: whether the moment is delivered late.
  ///   - undoesCancelledTransition: whether the moment undoes a cancelled transition.
  ///   - isDetaching: whether the moment is delivered because the behavior is removed.
  public init(
    isAnimated: Bool = false, isMovingToParent: Bool = false, isMovingFromParent: Bool = false, isCatchUp: Bool = false,
    undoesCancelledTransition: Bool = false, isDetaching: Bool = false
  ) {
    self.isAnimated = isAnimated
    self.isMovingToParent = isMovingToParent
    self.isMovingFromParent = isMovingFromParent
    self.isCatchUp = isCatchUp
    self.undoesCancelledTransition = undoesCancelledTransition
    self.isDetaching = isDetaching
  }
}

extension MomentFacts {
  /// The name of UIKit's parameter.
  @available(*, unavailable, renamed: "isAnimated")
  public var animated: Bool { isAnimated }
}

extension MomentFacts: CustomStringConvertible {
  /// The names of the facts that are true: `[isAnimated, isCatchUp]`.
  public var description: String {
    let names = [
      isAnimated ? "isAnimated" : nil, isMovingToParent ? "isMovingToParent" : nil,
      isMovingFromParent ? "isMovingFromParent" : nil, isCatchUp ? "isCatchUp" : nil,
      undoesCancelledTransition ? "undoesCancelledTransition" : nil, isDetaching ? "isDetaching" : nil,
    ]
    return "[" + names.compactMap { $0 }.joined(separator: ", ") + "]"
  }
}

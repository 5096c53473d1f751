/// The circumstances of a moment, as they were when UIKit reported the moment.
///
/// Read the facts from the context:
///
/// ```swift
/// if context.isAnimated && !context.isCatchUp { highlight() }
/// ```
///
/// You may compare, store and print facts. The description lists the facts that are true: `[isAnimated, isMovingToParent]`.
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

  /// Whether the screen is being pushed, or added to its parent: the value of the screen's own `isMovingToParent`. False for a
  /// moment for layout, size, traits or memory, unless the screen is appearing or disappearing.
  public var isMovingToParent: Bool

  /// Whether the screen is being popped, or removed from its parent, in `beforeDisappearing` and `afterDisappearing`.
  ///
  /// For a pop, the value is reliable. If your own container removes the screen, the value may already be false, although
  /// `isMovingFromParent` is true in the screen's own `viewWillDisappear(_:)`: UIKit may reset `isMovingFromParent` before it
  /// forwards the disappearance to children.
  public var isMovingFromParent: Bool

  /// Whether the moment is delivered late, to a behavior that was added after the moment had passed.
  ///
  /// ```swift
  /// guard !context.isCatchUp, !context.undoesCancelledTransition else { return }
  /// ```
  ///
  /// | the behavior is added to a screen that is | the moments inside `addBehaviors` | later moments |
  /// |--|--|--|
  /// | off screen, even if it appeared before | false | false |
  /// | appearing, on screen or disappearing, and has other behaviors | true | false |
  /// | in a visible window, as the first behavior | true | true until the screen begins to disappear |
  /// | appearing, and not in a window yet, as the first behavior | false | false |
  public var isCatchUp: Bool

  /// Whether the moment undoes a cancelled transition, such as a swipe back that the user did not complete.
  ///
  /// True for `beforeAppearing`, `duringAppearing` and `afterAppearing` of the screen that remains, and for
  /// `beforeDisappearing` and `afterDisappearing` of the screen that did not arrive.
  public var undoesCancelledTransition: Bool

  /// Whether the moment is delivered because the behavior is being removed. The screen itself does not change.
  public var isDetaching: Bool

  /// Creates facts, for a test.
  /// - Parameters:
  ///   - isAnimated: whether the appearance, the disappearance or the change of size is animated.
  ///   - isMovingToParent: whether the screen is being pushed, or added to its parent.
  ///   - isMovingFromParent: whether the screen is being popped, or removed from its parent.
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
  /// Unavailable. Write ``isAnimated``: `animated` is the name of UIKit's parameter.
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

import LifecycleBehaviors
import UIKit

// The focus of containers. On the protocol for the reason given in UIViewController+Focus.swift.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Whether this controller, or one that it contains at any depth, has the user's attention. Controllers that it presents
  /// do not count: they cover the container, and UIKit has the outermost one present them in any case.
  ///
  /// ```swift
  /// sidebar.isDimmed = !columns.hasFocusWithin
  /// ```
  /// Only screens with a ``FocusBehavior`` count. This controller needs none, so that it may be a navigation, tab bar or
  /// split view controller.
  public var hasFocusWithin: Bool {
    !focusedScreensWithin.isEmpty
  }

  /// The screens with a ``FocusBehavior`` that this controller contains at any depth and that have the user's attention,
  /// in the order in which their behaviors were attached: both columns of a split view, for example.
  public var focusedScreensWithin: [UIViewController] {
    FocusCenter.current.focusedScreens(within: self)
  }

  /// Calls `handler` when this container gains focus within and when it loses it.
  ///
  /// ```swift
  /// columns.observeFocusWithin { [weak self] hasFocus in
  ///   self?.sidebar.isDimmed = !hasFocus
  /// }
  /// columns.observeFocusWithin(.media) { [player] hasFocus in player.isPaused = !hasFocus }
  /// ```
  /// Called when the turn of the run loop is over: a move of focus from one screen inside to another in one turn is not
  /// reported. Only that the app leaves is reported at once. Of several containers, those that have lost focus are reported
  /// first.
  ///
  /// Without options it follows `hasFocusWithin`: the options of each screen's own behavior decide, and the calls alternate,
  /// beginning with the opposite of `hasFocusWithin` now. With options these decide for all screens within, and the calls
  /// begin with true.
  ///
  /// Only screens with a ``FocusBehavior`` count. The container needs none, so that it may be a navigation, tab bar or
  /// split view controller. It is not kept alive, and once it is released the handler is neither called nor kept. A
  /// handler that uses the container should capture it weakly. Call it on the main thread.
  /// - Parameters:
  ///   - options: what takes the focus from the screens within, and when to look; nil for the options of each screen's own
  ///     behavior. A group has no effect.
  ///   - handler: called on the main thread with whether focus is within now.
  /// - Returns: a handle to end it early. Both its ways to remove end it without a call. Releasing it ends nothing.
  @discardableResult
  public func observeFocusWithin(
    _ options: FocusOptions? = nil, perform handler: @escaping (_ hasFocus: Bool) -> Void
  ) -> BehaviorAttachment {
    let observation = FocusWithinObservation(
      self, options, hasFocus: options == nil && hasFocusWithin, handler: handler)
    FocusCenter.current.add(observation)
    return BehaviorAttachment(
      isAttached: { [weak observation] in observation?.isOver == false },
      end: { [weak observation] in observation?.end() })
  }
}

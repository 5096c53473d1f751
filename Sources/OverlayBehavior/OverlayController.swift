import LifecycleBehaviors
import UIKit

/// An overlay of the whole app: a window of its own in every scene, above everything else, while a condition holds.
///
/// ```swift
/// let offline = OverlayController(while: { !connection.isUsable }) { _ in OfflineViewController() }
/// ```
///
/// Keep it as long as it is to work: when it is released, or ``invalidate()`` is called, the overlay goes. Scenes that
/// connect later get a window too. In each scene the overlay takes key status, which also puts the keyboard away, and
/// gives it back to the window it took it from; that window's first responder and VoiceOver's focus are restored, and
/// what takes key status meanwhile keeps it. Status bar, rotation and home indicator stay as the screen below has them.
///
/// Wishes are carried out when the turn of the run loop is over, one transition at a time in each scene, and the last
/// wish counts. All calls are made and arrive on the main thread.
@MainActor
public final class OverlayController {
  private let overlay: Overlay

  /// Makes an overlay that follows a condition.
  /// - Parameters:
  ///   - condition: when the overlay is shown.
  ///   - configuration: where it stands, how it comes and goes, how its condition is watched.
  ///   - time: the clocks and timers to use.
  ///   - eventHandler: told what happens to the overlay.
  ///   - content: makes what the overlay shows in a scene; called anew for each showing there.
  public convenience init(
    while condition: OverlayCondition, configuration: OverlayConfiguration = OverlayConfiguration(),
    time: LifecycleTime = .current, eventHandler: @escaping @MainActor (OverlayEvent) -> Void = { _ in },
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(condition, configuration, time, eventHandler, content)
  }

  /// Makes an overlay that follows a closure, which is asked every ``OverlayConfiguration/checkInterval`` seconds, shown
  /// or not. For a faster answer use an ``OverlayCondition`` and its ``OverlayCondition/setNeedsCheck()``.
  /// - Parameters:
  ///   - isNeeded: whether the overlay is to be shown. See ``OverlayCondition/init(isCheckedWhileHidden:_:)``.
  ///   - configuration: where it stands, how it comes and goes, how its condition is watched.
  ///   - time: the clocks and timers to use.
  ///   - eventHandler: told what happens to the overlay.
  ///   - content: makes what the overlay shows in a scene; called anew for each showing there.
  public convenience init(
    while isNeeded: @escaping @MainActor () throws -> Bool,
    configuration: OverlayConfiguration = OverlayConfiguration(), time: LifecycleTime = .current,
    eventHandler: @escaping @MainActor (OverlayEvent) -> Void = { _ in },
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(OverlayCondition(isCheckedWhileHidden: true, isNeeded), configuration, time, eventHandler, content)
  }

  /// Makes an overlay that is shown and hidden by ``show()`` and ``hide()`` alone. It has no condition to be checked
  /// again: whoever shows it has to hide it.
  /// - Parameters:
  ///   - configuration: where it stands, and how it comes and goes.
  ///   - time: the clocks and timers to use.
  ///   - eventHandler: told what happens to the overlay.
  ///   - content: makes what the overlay shows in a scene; called anew for each showing there.
  public convenience init(
    configuration: OverlayConfiguration = OverlayConfiguration(), time: LifecycleTime = .current,
    eventHandler: @escaping @MainActor (OverlayEvent) -> Void = { _ in },
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(nil, configuration, time, eventHandler, content)
  }

  private init(
    _ condition: OverlayCondition?, _ configuration: OverlayConfiguration, _ time: LifecycleTime,
    _ eventHandler: @escaping @MainActor (OverlayEvent) -> Void,
    _ content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    overlay = Overlay(
      while: condition, configuration: configuration, time: time, covers: { _ in true }, handler: eventHandler,
      content: content)
  }

  // MARK: State

  /// Whether the overlay is to be shown: the last answer of its condition, or the last ``show()`` or ``hide()``.
  public var isWanted: Bool { overlay.isWanted }

  /// Whether the overlay's window stands in a scene, coming and going included. False while it waits for another
  /// overlay of higher priority.
  public var isShown: Bool { overlay.isShown }

  /// Whether the overlay's window stands in the scene, coming and going included.
  public func isShown(in scene: UIWindowScene) -> Bool {
    overlay.isShown(in: scene)
  }

  // MARK: By hand

  /// Shows the overlay, if it is not shown, until ``hide()`` or the condition's next answer. A failed count of checks
  /// starts anew.
  /// - Returns: whether the overlay stands in a scene, when there is nothing left to do: its transitions are over, or it
  ///   waits for an overlay of higher priority, or a later wish has won.
  @discardableResult
  public func show() async -> Bool {
    overlay.wish(true)
    return await overlay.settle()
  }

  /// Hides the overlay, if it is shown, until ``show()`` or the condition's next answer.
  /// - Returns: whether the overlay still stands in a scene, when there is nothing left to do: true only if a later wish
  ///   has won.
  @discardableResult
  public func hide() async -> Bool {
    overlay.wish(false)
    return await overlay.settle()
  }

  /// Asks the condition when this turn of the run loop is over; does nothing without one.
  public func setNeedsCheck() {
    overlay.setNeedsCheck()
  }

  /// Hides the overlay for good. Calling it again, or showing an invalid overlay, does nothing.
  public func invalidate() {
    overlay.invalidate()
  }
}

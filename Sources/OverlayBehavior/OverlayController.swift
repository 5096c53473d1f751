import LifecycleBehaviors
import UIKit

/// An overlay of the whole app: a window of its own in every scene, above everything else, while a condition holds.
///
/// ```swift
/// overlay = OverlayController(while: { !connection.isUsable }) { _ in OfflineViewController() }
/// ```
///
/// It is on no screen: releasing it, or ``cancel()``, ends the overlay. Keep it in a property. The article Handles of
/// LifecycleBehaviors has the rule for all handles. Where there is a condition, ``show()`` and ``hide()`` hold until its
/// next answer.
///
/// Scenes that connect later get a window too. In each scene the overlay takes key status, which also puts the keyboard
/// away, and gives it back to the window it took it from; that window's first responder and VoiceOver's focus are
/// restored, and what takes key status meanwhile keeps it. Status bar, rotation and home indicator stay as the screen below has them.
///
/// Requests are carried out when the turn of the run loop is over, one transition at a time in each scene, and the last
/// request counts. All calls are made and arrive on the main thread.
@MainActor
public final class OverlayController {
  private let overlay: Overlay

  /// Makes an overlay that follows a condition, or is shown and hidden by hand.
  /// - Parameters:
  ///   - condition: when the overlay is shown. Nil for one that is shown and hidden by ``show()`` and ``hide()`` alone:
  ///     nothing checks whether it is still needed, so what shows it has to hide it.
  ///   - configuration: where it stands, how it comes and goes, how its condition is watched, what is called.
  ///   - content: makes what the overlay shows in a scene. Called anew for each showing there; it returns a new view
  ///     controller each time.
  public init(
    while condition: OverlayCondition? = nil, configuration: OverlayConfiguration = OverlayConfiguration(),
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    overlay = Overlay(while: condition, configuration: configuration, covers: { _ in true }, content: content)
  }

  /// Makes an overlay that follows a closure. The closure is asked every ``OverlayConfiguration/checkInterval`` seconds,
  /// shown or not, so the overlay may come that much late. For one that comes at once pass an ``OverlayCondition`` and
  /// call its ``OverlayCondition/setNeedsCheck()``.
  public convenience init(
    while isNeeded: @escaping @MainActor () throws -> Bool,
    configuration: OverlayConfiguration = OverlayConfiguration(),
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(while: OverlayCondition(isNeeded), configuration: configuration, content: content)
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

  /// Shows the overlay, if it is not shown, until ``hide()`` or the condition's next answer. The count of failed
  /// checks starts anew.
  /// - Returns: whether the overlay stands in a scene, when there is nothing left to do: its transitions are over, or it
  ///   waits for an overlay of higher priority, or a later request has won.
  @discardableResult
  public func show() async -> Bool {
    overlay.wish(true)
    return await overlay.settle()
  }

  /// Hides the overlay, if it is shown, until ``show()`` or the condition's next answer. The count of failed checks
  /// starts anew.
  /// - Returns: whether the overlay still stands in a scene, when there is nothing left to do: true only if a later
  ///   request has won.
  @discardableResult
  public func hide() async -> Bool {
    overlay.wish(false)
    return await overlay.settle()
  }

  /// Asks the condition when this turn of the run loop is over; does nothing without one.
  public func setNeedsCheck() {
    overlay.setNeedsCheck()
  }

  /// Hides the overlay permanently. Calling it again, or showing a cancelled overlay, does nothing.
  public func cancel() {
    overlay.cancel()
  }
}

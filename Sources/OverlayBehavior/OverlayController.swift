import LifecycleBehaviors
import UIKit

/// An overlay of the whole app: a window of its own in every scene, above everything else, while a condition holds.
///
/// ```swift
/// overlay = OverlayController(while: { !connection.isUsable }) { _ in OfflineViewController() }
/// ```
///
/// Retain the controller in a property: deallocating it, or ``cancel()``, ends the overlay. The article Handles of
/// LifecycleBehaviors has the rule for all handles. If there is a condition, ``show()`` and ``hide()`` count until the
/// condition is read again.
///
/// Scenes that connect later get a window too. In each scene the overlay's window becomes key, which also hides the
/// keyboard. A window below that becomes key meanwhile gives the key status back at once. When the overlay is hidden, that
/// window, or else the one that was key before, becomes key again, and its first responder and VoiceOver's focus are
/// restored. Status bar, rotation and home indicator stay as the screen below has them.
///
/// Requests are carried out at the end of the current run-loop iteration, one transition at a time in each scene, and
/// the last request counts. Make all calls on the main thread; all closures are called there.
///
/// In an app extension no overlay is shown, which is reported as a `LifecycleIssue`: an overlay covers scenes of the app.
///
/// ## Topics
///
/// ### Creating
///
/// - ``init(while:options:file:line:content:)-(()->Bool,_,_,_,_)``
/// - ``init(while:options:file:line:content:)-(OverlayCondition?,_,_,_,_)``
///
/// ### Showing and hiding
///
/// - ``show()``
/// - ``hide()``
///
/// ### State
///
/// - ``isShown``
///
/// ### Ending
///
/// - ``cancel()``
@preconcurrency @MainActor
public final class OverlayController {
  let overlay: Overlay
  private(set) weak var center: OverlayCenter?

  /// Creates an overlay that follows a condition, or is shown and hidden by hand.
  /// - Parameters:
  ///   - condition: when the overlay is shown. Nil for an overlay that only ``show()`` and ``hide()`` show and hide:
  ///     nothing then checks whether it is still needed, so the code that shows it has to hide it.
  ///   - options: the window's level, the order, the transition, and which closure is called.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - content: creates the overlay's content in a scene. Called anew for each showing there; it returns a new view
  ///     controller each time.
  public convenience init(
    while condition: OverlayCondition? = nil, options: OverlayOptions = OverlayOptions(),
    file: StaticString = #fileID, line: UInt = #line, content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(
      while: condition, options: options, covers: { _ in true }, from: CallSite(file: file, line: line),
      content: content)
  }

  /// Creates an overlay that follows a closure.
  ///
  /// The closure is called every 5 seconds, whether the overlay is shown or not, so the overlay may appear that much late. An
  /// ``OverlayCondition`` takes another interval, and its ``OverlayCondition/setNeedsCheck()`` shows the overlay at once.
  public convenience init(
    while isNeeded: @escaping () throws -> Bool,
    options: OverlayOptions = OverlayOptions(), file: StaticString = #fileID, line: UInt = #line,
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(while: OverlayCondition(isNeeded), options: options, file: file, line: line, content: content)
  }

  @available(*, unavailable, message: "The condition is evaluated repeatedly. Pass a closure: while: { isOffline }")
  public convenience init(
    while isNeeded: Bool, options: OverlayOptions = OverlayOptions(), file: StaticString = #fileID,
    line: UInt = #line, content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(while: { isNeeded }, options: options, file: file, line: line, content: content)
  }

  /// Creates an overlay for some scenes: those for which `covers` returns true. Call ``coveredScenesDidChange()`` when
  /// its result changes.
  init(
    while condition: OverlayCondition?, options: OverlayOptions,
    covers: @escaping @MainActor (UIWindowScene) -> Bool, from callSite: CallSite?,
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    MainThread.require("OverlayController.init", from: callSite)
    let center = OverlayCenter.shared(for: callSite)
    self.center = center
    overlay = Overlay(
      while: condition, options: options, covers: covers, content: content, center: center, from: callSite)
  }

  // MARK: State

  /// Whether the overlay's window is on screen in a scene, transitions included. False while it waits for another
  /// overlay of higher priority.
  public var isShown: Bool {
    MainThread.require()
    return center?.isShowing(overlay) ?? false
  }

  // MARK: By hand

  /// Shows the overlay, if it is not shown, until ``hide()`` or the next reading of the condition. The count of failed
  /// checks starts anew.
  ///
  /// ```swift
  /// let overlay = OverlayController { _ in UpdateViewController() }
  /// await overlay.show()
  /// await update.install()
  /// await overlay.hide()
  /// ```
  /// - Returns: whether the overlay is shown in a scene. Returns when its transitions are over, when it waits for an overlay
  ///   of higher priority, or when a later request has replaced this one.
  @discardableResult
  public func show() async -> Bool {
    await carryOut(isRequested: true)
  }

  /// Hides the overlay, if it is shown, until ``show()`` or the next reading of the condition. The count of failed
  /// checks starts anew.
  /// - Returns: whether the overlay is still shown in a scene, once nothing is left to do: true only if a later
  ///   request has replaced this one.
  @discardableResult
  public func hide() async -> Bool {
    await carryOut(isRequested: false)
  }

  private func carryOut(isRequested: Bool) async -> Bool {
    overlay.request(isRequested)
    await center?.waitUntilSettled(overlay)
    return isShown
  }

  /// Hides the overlay permanently. Calling it again, or showing a cancelled overlay, does nothing.
  public func cancel() {
    MainThread.require()
    overlay.cancel()
  }

  /// The overlay is for other scenes than before.
  func coveredScenesDidChange() {
    center?.setNeedsUpdate()
  }
}

import LifecycleBehaviors
import UIKit

/// Shows an overlay, a separate window above everything else, in every scene of the app while a condition holds.
///
/// ```swift
/// overlay = OverlayController(while: { !connection.isUsable }) { _ in OfflineViewController() }
/// ```
///
/// Retain the controller in a property. ``cancel()``, or the deallocation of the controller, ends the overlay. The page *Removing
/// behaviors, and ending timers and streams* of LifecycleBehaviors explains this rule for all handles. Scenes that connect later
/// get an overlay, too. If there is a condition, ``show()`` and ``hide()`` have an effect only until the condition is checked
/// again.
///
/// Requests are carried out at the end of the current run-loop iteration, one transition at a time in each scene. The last
/// request counts.
///
/// ## Key window, keyboard and bars
///
/// In each scene, the overlay's window becomes the key window, which also hides the keyboard. If a window below the overlay
/// becomes key meanwhile, the overlay takes the key status back immediately. When the overlay is hidden, the last such window
/// becomes key, or, if there was none, the window that was key before the overlay. The first responder of this window and
/// VoiceOver's focus are restored. Status bar, rotation and home indicator stay as the screen below sets them.
///
/// Main thread only: a call from another thread stops the app. All closures are called on the main thread.
///
/// In an app extension, no overlay is shown, because overlays cover scenes of the app. An issue is reported.
///
/// ## Topics
///
/// ### Creating a controller
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

  /// Creates an overlay that follows a condition, or that you show and hide yourself.
  /// - Parameters:
  ///   - condition: decides when the overlay is shown. Nil for an overlay that only ``show()`` and ``hide()`` show and hide.
  ///     Nothing checks whether such an overlay is still needed, so the code that shows the overlay must also hide it.
  ///   - options: the window level, the priority, the transition, and the closure for events.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - content: creates the content of the overlay in a scene. Called on the main thread each time that the overlay is shown,
  ///     and returns a new view controller each time. A controller that is already in use stops the app. The closure is
  ///     retained, so if an object stores this controller, capture the object weakly.
  public convenience init(
    while condition: OverlayCondition? = nil, options: OverlayOptions = OverlayOptions(),
    file: StaticString = #fileID, line: UInt = #line, content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(
      while: condition, options: options, covers: { _ in true }, from: CallSite(file: file, line: line),
      content: content)
  }

  /// Creates an overlay that is shown while a closure returns true.
  ///
  /// The closure is called every 5 seconds, whether the overlay is shown or not. So the overlay may appear up to 5 seconds
  /// late. To change the interval, or to show the overlay without a delay, pass an ``OverlayCondition``, and call
  /// ``OverlayCondition/setNeedsCheck()``.
  /// - Parameters:
  ///   - isNeeded: returns whether the overlay is shown. Called on the main thread. If it throws, the overlay stays as it is.
  ///     After three errors in a row, the overlay is hidden, and an issue is reported.
  ///   - options: the window level, the priority, the transition, and the closure for events.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - content: creates the content of the overlay in a scene. Called on the main thread each time that the overlay is shown,
  ///     and returns a new view controller each time. A controller that is already in use stops the app. The closures are
  ///     retained, so if an object stores this controller, capture the object weakly.
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

  /// Whether the overlay's window is on screen in any scene, also during its transitions. False while the overlay waits for an
  /// overlay of higher priority.
  public var isShown: Bool {
    MainThread.require()
    return center?.isShowing(overlay) ?? false
  }

  // MARK: On request

  /// Shows the overlay, until ``hide()`` or the next check of the condition. The count of failed checks starts again.
  ///
  /// ```swift
  /// let overlay = OverlayController { _ in UpdateViewController() }
  /// await overlay.show()
  /// await update.install()
  /// await overlay.hide()
  /// ```
  ///
  /// The call returns when the overlay's transitions are over, when the overlay waits for an overlay of higher priority, or
  /// when a later request has replaced this one.
  /// - Returns: whether the overlay is shown in any scene.
  @discardableResult
  public func show() async -> Bool {
    await carryOut(isRequested: true)
  }

  /// Hides the overlay, until ``show()`` or the next check of the condition. The count of failed checks starts again. The call
  /// returns when the overlay's transitions are over.
  /// - Returns: whether the overlay is still shown in any scene. True only if a later request has replaced this one.
  @discardableResult
  public func hide() async -> Bool {
    await carryOut(isRequested: false)
  }

  private func carryOut(isRequested: Bool) async -> Bool {
    overlay.request(isRequested)
    await center?.waitUntilSettled(overlay)
    return isShown
  }

  /// Hides the overlay permanently. A second call, and a call to ``show()`` afterwards, have no effect.
  public func cancel() {
    MainThread.require()
    overlay.cancel()
  }

  /// The overlay is for other scenes than before.
  func coveredScenesDidChange() {
    center?.setNeedsUpdate()
  }
}

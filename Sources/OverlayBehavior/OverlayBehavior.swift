import LifecycleBehaviors
import UIKit

/// Shows an overlay, a separate window above everything else in the screen's scene, while a condition holds.
///
/// ```swift
/// addBehaviors([
///   OverlayBehavior(while: { [connection] in !connection.isUsable }) { _ in
///     OfflineViewController()
///   }
/// ])
/// ```
///
/// The overlay is shown in the scene that the screen is in, or was in last, even while another screen is pushed over this screen.
/// No overlay is shown before the screen has begun to appear for the first time. The overlay is hidden when the behavior is
/// removed or the screen is deallocated, at the latest one run-loop iteration later. Screens below the overlay lose focus with
/// the reason `windowNotKey` if their options contain `keyWindowLoss`, and gain focus again afterwards.
///
/// For an overlay that does not belong to a screen, use ``OverlayController``. Its documentation also lists what an overlay
/// restores.
///
/// The closures are called on the main thread, and retained by the screen.
///
/// > Important: Capture the screen weakly in the closures. A strong capture, or a method of the screen that you pass as a
/// > closure, creates a retain cycle.
///
/// In an app extension, no overlay is shown, because overlays cover scenes of the app. An issue is reported.
///
/// ## Topics
///
/// ### Creating a behavior
///
/// - ``init(while:options:file:line:content:)-(()->Bool,_,_,_,_)``
/// - ``init(while:options:file:line:content:)-(OverlayCondition,_,_,_,_)``
public struct OverlayBehavior: ViewControllerLifecycleBehavior {
  private let condition: OverlayCondition
  private let options: OverlayOptions
  private let content: @MainActor (UIWindowScene) -> UIViewController
  private let callSite: CallSite?

  /// Creates a behavior that shows the overlay while a condition holds.
  /// - Parameters:
  ///   - condition: decides when the overlay is shown.
  ///   - options: the window level, the priority, the transition, and the closure for events.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - content: creates the content of the overlay in a scene. Called on the main thread each time that the overlay is shown,
  ///     and returns a new view controller each time. A controller that is already in use stops the app.
  public init(
    while condition: OverlayCondition, options: OverlayOptions = OverlayOptions(), file: StaticString = #fileID,
    line: UInt = #line, content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(while: condition, options: options, from: CallSite(file: file, line: line), content: content)
  }

  /// Creates a behavior for the app's line, or for a SwiftUI view's overlay, whose line is not known.
  init(
    while condition: OverlayCondition, options: OverlayOptions, from callSite: CallSite?,
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.condition = condition
    self.options = options
    self.callSite = callSite
    self.content = content
  }

  /// Creates a behavior that shows the overlay while a closure returns true.
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
  ///     and returns a new view controller each time. A controller that is already in use stops the app.
  public init(
    while isNeeded: @escaping () throws -> Bool,
    options: OverlayOptions = OverlayOptions(), file: StaticString = #fileID, line: UInt = #line,
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(while: OverlayCondition(isNeeded), options: options, file: file, line: line, content: content)
  }

  @available(*, unavailable, message: "The condition is evaluated repeatedly. Pass a closure: while: { isOffline }")
  public init(
    while isNeeded: Bool, options: OverlayOptions = OverlayOptions(), file: StaticString = #fileID,
    line: UInt = #line, content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(while: { isNeeded }, options: options, file: file, line: line, content: content)
  }

  /// Creates the state of one attachment.
  /// - Returns: the object that retains the overlay of the attachment.
  public func makeCoordinator() -> some AnyObject {
    OverlayBehaviorState()
  }

  /// Begins the overlay with the screen's first appearance, because there is no scene before.
  /// - Parameters:
  ///   - viewController: the screen, whose view is in a window.
  ///   - context: the coordinator.
  public func duringAppearing(_ viewController: UIViewController, context: Context) {
    guard let scene = viewController.viewIfLoaded?.window?.windowScene else { return }
    let state = state(context)
    state.scene = scene
    if let overlay = state.overlay { return overlay.coveredScenesDidChange() }
    state.overlay = OverlayController(
      while: condition, options: options,
      covers: { [weak state, weak viewController] scene in
        (viewController?.viewIfLoaded?.window?.windowScene ?? state?.scene) === scene
      },
      from: callSite, content: content)
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    state(context).overlay = nil
  }

  private func state(_ context: Context) -> OverlayBehaviorState {
    context.coordinator(as: OverlayBehaviorState.self)
  }
}

/// The overlay of one screen, and the scene that the screen was in last.
@MainActor
private final class OverlayBehaviorState {
  var overlay: OverlayController?
  weak var scene: UIWindowScene?
}

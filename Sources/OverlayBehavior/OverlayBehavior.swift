import LifecycleBehaviors
import UIKit

/// Covers a screen's scene with a window of its own while a condition holds, until the screen is deallocated.
///
/// ```swift
/// addBehaviors([
///   OverlayBehavior(while: { [connection] in !connection.isUsable }) { _ in
///     OfflineViewController()
///   }
/// ])
/// ```
///
/// It covers the scene that the screen is in, or was in last, also while another screen is pushed over this one. The
/// overlay can be shown from the screen's first appearance on. It is hidden when the behavior is removed or the screen
/// is deallocated, at the latest one run-loop iteration later. Screens below lose focus with the reason `windowNotKey`
/// and regain it. For an overlay that belongs to no screen use ``OverlayController``, whose documentation also says
/// what an overlay restores.
///
/// In an app extension no overlay is shown, which is reported as a `LifecycleIssue`: an overlay covers scenes of the app.
///
/// All calls are made on the main thread. The closures should not retain the screen: capture it weakly.
///
/// ## Topics
///
/// ### Creating
///
/// - ``init(while:options:file:line:content:)-(()->Bool,_,_,_,_)``
/// - ``init(while:options:file:line:content:)-(OverlayCondition,_,_,_,_)``
public struct OverlayBehavior: ViewControllerLifecycleBehavior {
  private let condition: OverlayCondition
  private let options: OverlayOptions
  private let content: @MainActor (UIWindowScene) -> UIViewController
  private let callSite: CallSite?

  /// Creates a behavior that follows a condition. The parameters are those of an ``OverlayController``.
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

  /// Creates a behavior that follows a closure, as an ``OverlayController`` can.
  ///
  /// The closure is called every 5 seconds, whether the overlay is shown or not, so the overlay may appear that much late. An
  /// ``OverlayCondition`` takes another interval, and its ``OverlayCondition/setNeedsCheck()`` shows the overlay at once.
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

  /// The overlay begins with the screen's first appearance: before it there is no scene to cover.
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

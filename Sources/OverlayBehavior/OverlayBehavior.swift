import LifecycleBehaviors
import UIKit

/// Covers a screen's scene with a window of its own while a condition holds, as long as the screen lives.
///
/// ```swift
/// addBehaviors([
///   OverlayBehavior(while: { !connection.isUsable }) { _ in OfflineViewController() }
/// ])
/// ```
///
/// It covers the scene in which the screen stands, or last stood: also while another screen is pushed over this one.
/// It starts when the screen first appears, and goes when the behavior is removed or the screen is released, at the
/// latest a turn of the run loop later. Screens below lose focus with the reason `windowNotKey` and regain it. For an
/// overlay that belongs to no screen there is ``OverlayController``, which also says what an overlay restores.
///
/// All calls arrive on the main thread. The closures should not keep the screen alive: capture it weakly.
public struct OverlayBehavior: ViewControllerLifecycleBehavior {
  private let condition: OverlayCondition
  private let configuration: OverlayConfiguration
  private let time: LifecycleTime
  private let eventHandler: @MainActor (OverlayEvent) -> Void
  private let content: @MainActor (UIWindowScene) -> UIViewController

  /// Makes a behavior that follows a condition.
  /// - Parameters:
  ///   - condition: when the overlay is shown.
  ///   - configuration: where it stands, how it comes and goes, how its condition is watched.
  ///   - time: the clocks and timers to use.
  ///   - eventHandler: told what happens to the overlay.
  ///   - content: makes what the overlay shows; called anew for each showing.
  public init(
    while condition: OverlayCondition, configuration: OverlayConfiguration = OverlayConfiguration(),
    time: LifecycleTime = .current, eventHandler: @escaping @MainActor (OverlayEvent) -> Void = { _ in },
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.condition = condition
    self.configuration = configuration
    self.time = time
    self.eventHandler = eventHandler
    self.content = content
  }

  /// Makes a behavior that follows a closure, which is asked every ``OverlayConfiguration/checkInterval`` seconds, shown
  /// or not. For a faster answer use an ``OverlayCondition`` and its ``OverlayCondition/setNeedsCheck()``.
  /// - Parameters:
  ///   - isNeeded: whether the overlay is to be shown. See ``OverlayCondition/init(isCheckedWhileHidden:_:)``.
  ///   - configuration: where it stands, how it comes and goes, how its condition is watched.
  ///   - time: the clocks and timers to use.
  ///   - eventHandler: told what happens to the overlay.
  ///   - content: makes what the overlay shows; called anew for each showing.
  public init(
    while isNeeded: @escaping @MainActor () throws -> Bool,
    configuration: OverlayConfiguration = OverlayConfiguration(), time: LifecycleTime = .current,
    eventHandler: @escaping @MainActor (OverlayEvent) -> Void = { _ in },
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    self.init(
      while: OverlayCondition(isCheckedWhileHidden: true, isNeeded), configuration: configuration, time: time,
      eventHandler: eventHandler, content: content)
  }

  /// Keeps the overlay of one screen.
  @MainActor
  public final class Coordinator {
    fileprivate var overlay: Overlay?
    fileprivate weak var scene: UIWindowScene?
  }

  public func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    let coordinator = context.coordinator
    coordinator.overlay = Overlay(
      while: condition, configuration: configuration, time: time,
      covers: { [weak coordinator, weak viewController] scene in
        (viewController?.viewIfLoaded?.window?.windowScene ?? coordinator?.scene) === scene
      },
      handler: eventHandler, content: content)
  }

  public func duringAppearing(_ viewController: UIViewController, context: Context) {
    guard let scene = viewController.viewIfLoaded?.window?.windowScene else { return }
    context.coordinator.scene = scene
    context.coordinator.overlay?.scenesDidChange()
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    context.coordinator.overlay?.invalidate()
    context.coordinator.overlay = nil
  }
}

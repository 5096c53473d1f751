import LifecycleBehaviors
import UIKit

/// Notifies a screen that the process is about to be suspended, was suspended, or was not after all.
///
/// ```swift
/// addBehaviors([
///   SuspendBehavior { [draft] event in
///     if case .willSuspend(.possible) = event { draft.save() }
///   }
/// ])
/// ```
///
/// By default it holds a background task for up to 21 s after each entry into the background; ``SuspendPolicy/frugal``
/// holds none and warns with ``SuspendWarning/possible`` only.
///
/// It listens from the time it is attached until it is removed or the screen is released, on screen or not. All calls
/// arrive on the main thread. The closure is kept while the behavior is attached; one that uses the screen should have
/// it handed in, or capture it weakly. For code that belongs to no screen, subscribe to ``SuspendMonitor/shared``.
public struct SuspendBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let policy: SuspendPolicy
  private let handler: @MainActor (ViewController, SuspendEvent) -> Void

  /// Makes a behavior whose closure is handed the screen, so that it need not capture it.
  ///
  /// ```swift
  /// SuspendBehavior<EditorViewController> { editor, event in
  ///   if case .willSuspend(.possible) = event { editor.saveDraft() }
  /// }
  /// ```
  /// - Parameters:
  ///   - policy: how closely to watch. The app's one monitor serves the most demanding of all.
  ///   - handler: called with each event, on the main thread, while the screen lives. It may remove the behavior.
  ///     Attached to a screen of another class, it is never called, and an issue says so.
  public init(
    policy: SuspendPolicy = .standard, _ handler: @escaping @MainActor (ViewController, SuspendEvent) -> Void
  ) {
    self.policy = policy
    self.handler = handler
  }

  /// Makes the state of one attachment: its subscription.
  public func makeCoordinator() -> some AnyObject {
    SuspendBehaviorState()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: "SuspendBehavior")
    guard let screen = viewController as? ViewController else { return }
    state(context).subscription = SuspendMonitor.shared.subscribe(policy: policy) { [weak screen, handler] event in
      if let screen { handler(screen, event) }
    }
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    state(context).subscription?.cancel()
    state(context).subscription = nil
  }

  private func state(_ context: Context) -> SuspendBehaviorState {
    context.coordinator(as: SuspendBehaviorState.self)
  }
}

extension SuspendBehavior where ViewController == UIViewController {
  /// Makes a behavior for screens of any class.
  /// - Parameters:
  ///   - policy: how closely to watch. The app's one monitor serves the most demanding of all.
  ///   - handler: called with each event, on the main thread. It may remove the behavior.
  public init(
    policy: SuspendPolicy = .standard, _ handler: @escaping @MainActor (SuspendEvent) -> Void
  ) {
    self.init(policy: policy) { _, event in handler(event) }
  }
}

/// The subscription of one screen; it ends when the screen is released.
@MainActor
private final class SuspendBehaviorState {
  var subscription: SuspendSubscription?
}

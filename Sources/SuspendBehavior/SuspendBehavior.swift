import LifecycleBehaviors
import UIKit

/// Tells a screen that the process is about to be suspended, was, or was not after all.
///
/// ```swift
/// addBehaviors([
///   SuspendBehavior { [draft] event in
///     if case .willSuspend = event { draft.save() }
///   }
/// ])
/// ```
///
/// It listens from the time it is attached until it is removed or the screen is gone, on screen or not. All calls
/// arrive on the main thread. For code that belongs to no screen, subscribe to ``SuspendMonitor/shared``.
public struct SuspendBehavior: ViewControllerLifecycleBehavior {
  private let policy: SuspendPolicy
  private let handler: @MainActor (SuspendEvent) -> Void

  /// - Parameters:
  ///   - policy: how closely to watch. The app's one monitor serves the most demanding of all.
  ///   - handler: told each event, on the main thread. It may remove the behavior.
  public init(
    policy: SuspendPolicy = .standard, _ handler: @escaping @MainActor (SuspendEvent) -> Void
  ) {
    self.policy = policy
    self.handler = handler
  }

  /// Keeps the subscription of one screen.
  @MainActor
  public final class Coordinator {
    fileprivate var subscription: SuspendSubscription?
  }

  public func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    context.coordinator.subscription = SuspendMonitor.shared.subscribe(policy: policy, handler)
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    context.coordinator.subscription?.cancel()
    context.coordinator.subscription = nil
  }
}

import UIKit

/// Refreshes the screen each time it has come back, and not when it appears for the first time.
///
/// ```swift
/// addBehaviors([RefreshOnReturnBehavior<InboxViewController> { $0.reload() }])
/// ```
///
/// The screen has come back when it appears after it had disappeared. A swipe back that is let go is no return, for
/// neither of its screens; nor is the end of a sheet or an alert, under which the screen does not disappear.
public struct RefreshOnReturnBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let refresh: @MainActor (ViewController) -> Void

  /// Makes a behavior whose closure is handed the screen, so that it need not capture it.
  /// - Parameter refresh: called on the main thread, in `afterAppearing`. On a screen of another class it is never called, and an issue
  ///   says so.
  public init(_ refresh: @escaping @MainActor (_ viewController: ViewController) -> Void) {
    self.refresh = refresh
  }

  /// Where the screen has been.
  @MainActor
  public final class Coordinator {
    fileprivate var hasAppeared = false
    fileprivate var isAway = false
  }

  /// Makes the state of one attachment.
  public func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: "RefreshOnReturnBehavior")
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    let isReturn = context.coordinator.hasAppeared && context.coordinator.isAway
    context.coordinator.hasAppeared = true
    context.coordinator.isAway = false
    if isReturn, let screen = viewController as? ViewController { refresh(screen) }
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.isAway = true
  }
}

extension RefreshOnReturnBehavior where ViewController == UIViewController {
  /// Makes a behavior for screens of any class.
  /// - Parameter refresh: called on the main thread, in `afterAppearing`. It should capture a screen weakly, if at all.
  public init(_ refresh: @escaping @MainActor () -> Void) {
    self.init { (_: UIViewController) in refresh() }
  }
}

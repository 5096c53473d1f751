import UIKit

/// Does something once, when the screen has appeared for the first time.
///
/// ```swift
/// addBehaviors([OnceBehavior<TutorialViewController> { $0.startAnimation() }])
/// ```
///
/// Once for each screen it is attached to. An appearance that is cancelled before the screen has arrived does not
/// count. Added to a screen that has appeared already, it acts at once.
public struct OnceBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let work: @MainActor (ViewController) -> Void

  /// Makes a behavior whose closure is handed the screen, so that it need not capture it.
  /// - Parameter work: called on the main thread, in `afterAppearing`. On a screen of another class it is never called, and an issue
  ///   says so.
  public init(_ work: @escaping @MainActor (_ viewController: ViewController) -> Void) {
    self.work = work
  }

  /// Whether the work has been done.
  @MainActor
  public final class Coordinator {
    fileprivate var isDone = false
  }

  /// Makes the state of one attachment.
  public func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: "OnceBehavior")
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    guard !context.coordinator.isDone, let screen = viewController as? ViewController else { return }
    context.coordinator.isDone = true
    work(screen)
  }
}

extension OnceBehavior where ViewController == UIViewController {
  /// Makes a behavior for screens of any class.
  /// - Parameter work: called on the main thread, in `afterAppearing`. It should capture a screen weakly, if at all.
  public init(_ work: @escaping @MainActor () -> Void) {
    self.init { (_: UIViewController) in work() }
  }
}

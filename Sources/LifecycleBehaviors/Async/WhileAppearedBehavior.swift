import UIKit

/// Runs asynchronous work while the screen is there and at rest: from `afterAppearing` to `beforeDisappearing`. A swipe
/// back cancels it, and when it is let go, the work starts anew.
///
/// ```swift
/// addBehaviors {
///   WhileAppearedBehavior<FormViewController> { form in
///     for await suggestion in form.suggestions { form.offer(suggestion) }
///   }
/// }
/// ```
///
/// The work is started once for each visit, on the main actor, and cancelled at its end. Visits never overlap: while
/// work that was cancelled has not returned yet, the next waits for it, and does not start at all when that visit, too,
/// is over by then. Work that returns by itself is started again at the next visit. It is cancelled as well when the
/// behavior is taken off or the screen is deallocated.
///
/// The behavior does not keep the screen alive. The work is handed the screen so that it need not capture it, and holds
/// it until it returns: look after cancellation, as `Task.sleep` and `AsyncStream` do.
public struct WhileAppearedBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let priority: TaskPriority?
  private let body: @MainActor (ViewController) async -> Void

  /// Makes a behavior whose work is handed the screen.
  /// - Parameters:
  ///   - priority: that of the task; nil for that of the code which is running when it is made.
  ///   - body: the work. On a screen of another class it is never started, and an issue says so.
  public init(
    priority: TaskPriority? = nil, _ body: @escaping @MainActor (_ viewController: ViewController) async -> Void
  ) {
    self.priority = priority
    self.body = body
  }

  /// Makes the task's keeper for one screen.
  public func makeCoordinator() -> SerialTask {
    SerialTask(priority: priority)
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: "WhileAppearedBehavior")
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.enter(body, on: viewController)
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.exit()
  }
}

extension WhileAppearedBehavior where ViewController == UIViewController {
  /// Makes a behavior for screens of any class.
  /// - Parameters:
  ///   - priority: that of the task; nil for that of the code which is running when it is made.
  ///   - body: the work. It should capture a screen weakly, if at all.
  public init(priority: TaskPriority? = nil, _ body: @escaping @MainActor () async -> Void) {
    self.init(priority: priority) { (_: UIViewController) in await body() }
  }
}

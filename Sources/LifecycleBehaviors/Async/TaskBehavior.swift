import UIKit

/// Runs asynchronous work while the screen is there, and cancels it when the screen goes.
///
/// ```swift
/// addBehaviors {
///   TaskBehavior<MapViewController>.whileVisible { map in
///     for await position in map.positions { map.show(position) }
///   }
///   TaskBehavior<MapViewController>.whileAppeared { map in
///     for await hint in map.hints { map.offer(hint) }
///   }
/// }
/// ```
///
/// The work is started once for each visit, on the main actor, and cancelled at its end. Visits never overlap: while
/// work that was cancelled has not returned yet, the next waits for it, and does not start at all when that visit, too,
/// is over by then. Work that returns by itself is started again at the next visit. It is cancelled as well when the
/// behavior is removed or the screen is deallocated.
///
/// The behavior does not keep the screen alive. The work receives the screen so that it need not capture it, and holds
/// it until it returns: let it end when it is cancelled, as `Task.sleep` and `AsyncStream` do.
public struct TaskBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private enum Visit {
    case visible, appeared
  }

  private let visit: Visit
  private let priority: TaskPriority?
  private let body: @MainActor (ViewController) async -> Void

  /// Runs `body` while any of the screen can be seen: from `duringAppearing`, before the transition, to
  /// `afterDisappearing`, when it is over. A cancelled swipe back interrupts nothing. It goes on under a sheet or an alert
  /// and in the background; for the user's attention there is FocusBehavior's `whileFocused`.
  /// - Parameters:
  ///   - priority: that of the task; nil for that of the code which is running when it is made.
  ///   - body: the work. On a screen of another class it is never started, and an issue says so.
  public static func whileVisible(
    priority: TaskPriority? = nil, _ body: @escaping @MainActor (_ viewController: ViewController) async -> Void
  ) -> TaskBehavior {
    TaskBehavior(visit: .visible, priority: priority, body: body)
  }

  /// Runs `body` while the screen is there and at rest: from `afterAppearing`, when its transition is over, to
  /// `beforeDisappearing`, when the next begins. A cancelled swipe back ends the work and starts it anew. It goes on under
  /// a sheet or an alert and in the background.
  /// - Parameters:
  ///   - priority: that of the task; nil for that of the code which is running when it is made.
  ///   - body: the work. On a screen of another class it is never started, and an issue says so.
  public static func whileAppeared(
    priority: TaskPriority? = nil, _ body: @escaping @MainActor (_ viewController: ViewController) async -> Void
  ) -> TaskBehavior {
    TaskBehavior(visit: .appeared, priority: priority, body: body)
  }

  /// Makes the task of one attachment.
  public func makeCoordinator() -> some AnyObject {
    SerialTask(priority: priority)
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: "TaskBehavior")
  }

  public func duringAppearing(_ viewController: UIViewController, context: Context) {
    if visit == .visible { context.coordinator(as: SerialTask.self).enter(body, on: viewController) }
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    if visit == .appeared { context.coordinator(as: SerialTask.self).enter(body, on: viewController) }
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    if visit == .appeared { context.coordinator(as: SerialTask.self).exit() }
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    if visit == .visible { context.coordinator(as: SerialTask.self).exit() }
  }
}

extension TaskBehavior where ViewController == UIViewController {
  /// Runs `body` while any of the screen can be seen, on a screen of any class.
  /// - Parameters:
  ///   - priority: that of the task; nil for that of the code which is running when it is made.
  ///   - body: the work. It should capture a screen weakly, if at all.
  public static func whileVisible(
    priority: TaskPriority? = nil, _ body: @escaping @MainActor () async -> Void
  ) -> TaskBehavior {
    whileVisible(priority: priority) { (_: UIViewController) in await body() }
  }

  /// Runs `body` while the screen is there and at rest, on a screen of any class.
  /// - Parameters:
  ///   - priority: that of the task; nil for that of the code which is running when it is made.
  ///   - body: the work. It should capture a screen weakly, if at all.
  public static func whileAppeared(
    priority: TaskPriority? = nil, _ body: @escaping @MainActor () async -> Void
  ) -> TaskBehavior {
    whileAppeared(priority: priority) { (_: UIViewController) in await body() }
  }
}

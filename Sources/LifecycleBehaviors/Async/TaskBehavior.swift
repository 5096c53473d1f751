import UIKit

/// Runs asynchronous work while the screen is on screen, and cancels it when the screen disappears.
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
/// The work is started once for each visit, on the main actor, and cancelled when the visit ends. Work never overlaps: the
/// next work waits until cancelled work has returned. It does not start at all when its visit has ended by then. Work that
/// returns by itself is started again at the next visit. It is cancelled as well when the behavior is removed or the screen is
/// deallocated.
///
/// The behavior does not keep the screen alive. The work receives the screen, so that it need not capture it, and keeps it until
/// it returns: it should return when it is cancelled, as `Task.sleep` and `AsyncStream` do.
///
/// ## Topics
///
/// ### While the screen can be seen
///
/// - ``whileVisible(priority:_:)-66au8``
/// - ``whileVisible(priority:_:)-49lp6``
///
/// ### While it has appeared
///
/// - ``whileAppeared(priority:_:)-12cpg``
/// - ``whileAppeared(priority:_:)-2q65z``
public struct TaskBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private enum Visit {
    case visible, appeared
  }

  private let visit: Visit
  private let priority: TaskPriority?
  private let body: @MainActor (ViewController) async -> Void

  private init(
    during visit: Visit, _ priority: TaskPriority?, _ body: @escaping @MainActor (ViewController) async -> Void
  ) {
    self.visit = visit
    self.priority = priority
    self.body = body
  }

  /// Runs `body` while the screen is visible, even in part: from `duringAppearing`, before the transition, to
  /// `afterDisappearing`, after the transition. A cancelled swipe back does not interrupt it. It continues under a sheet or an
  /// alert and in the background; for the user's attention use FocusBehavior's `whileFocused`.
  /// - Parameters:
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is made.
  ///   - body: the work. On a screen of another class it is never started, and an issue is reported.
  /// - Returns: a behavior to add to a screen.
  public static func whileVisible(
    priority: TaskPriority? = nil, _ body: @escaping @MainActor (_ viewController: ViewController) async -> Void
  ) -> TaskBehavior {
    TaskBehavior(during: .visible, priority, body)
  }

  /// Runs `body` while the screen is on screen and in no transition: from `afterAppearing`, after the transition, to
  /// `beforeDisappearing`, before the next. A swipe back ends the work, and its cancellation starts it again. The work
  /// continues under a sheet or an alert and in the background.
  /// - Parameters:
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is made.
  ///   - body: the work. On a screen of another class it is never started, and an issue is reported.
  /// - Returns: a behavior to add to a screen.
  public static func whileAppeared(
    priority: TaskPriority? = nil, _ body: @escaping @MainActor (_ viewController: ViewController) async -> Void
  ) -> TaskBehavior {
    TaskBehavior(during: .appeared, priority, body)
  }

  /// Makes the state of one attachment.
  /// - Returns: the task.
  public func makeCoordinator() -> some AnyObject {
    SerialTask(priority: priority)
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: Self.self, at: context.callSite)
  }

  public func duringAppearing(_ viewController: UIViewController, context: Context) {
    if visit == .visible { begin(on: viewController, context) }
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    if visit == .appeared { begin(on: viewController, context) }
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    if visit == .appeared { context.coordinator(as: SerialTask.self).exit() }
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    if visit == .visible { context.coordinator(as: SerialTask.self).exit() }
  }

  private func begin(on viewController: UIViewController, _ context: Context) {
    guard let screen = viewController as? ViewController else { return }
    // The screen is kept only while the work runs.
    context.coordinator(as: SerialTask.self).enter { [weak screen, body] in
      if let screen { await body(screen) }
    }
  }
}

extension TaskBehavior where ViewController == UIViewController {
  /// Runs `body` while the screen is visible, even in part, on a screen of any class.
  /// - Parameters:
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is made.
  ///   - body: the work. If it captures a screen, it should do so weakly.
  /// - Returns: a behavior to add to a screen.
  public static func whileVisible(
    priority: TaskPriority? = nil, _ body: @escaping @MainActor () async -> Void
  ) -> TaskBehavior {
    whileVisible(priority: priority) { (_: UIViewController) in await body() }
  }

  /// Runs `body` while the screen is on screen and in no transition, on a screen of any class.
  /// - Parameters:
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is made.
  ///   - body: the work. If it captures a screen, it should do so weakly.
  /// - Returns: a behavior to add to a screen.
  public static func whileAppeared(
    priority: TaskPriority? = nil, _ body: @escaping @MainActor () async -> Void
  ) -> TaskBehavior {
    whileAppeared(priority: priority) { (_: UIViewController) in await body() }
  }
}

import UIKit

/// Runs asynchronous work while the screen is in a state, and cancels it when the screen leaves the state.
///
/// ```swift
/// addBehaviors {
///   TaskBehavior<MapViewController>(while: .visible) { map in
///     for await position in map.positions { map.show(position) }
///   }
///   TaskBehavior<MapViewController>(while: .appeared) { map in
///     for await hint in map.hints { map.offer(hint) }
///   }
/// }
/// ```
///
/// The work is started once for each visit to the ``LifecycleState``, on the main actor, and cancelled when the visit ends. Work
/// never overlaps: the next work waits until cancelled work has returned. It does not start at all when its visit has ended by
/// then. Work that returns by itself is started again at the next visit. It is cancelled as well when the behavior is removed or
/// the screen is deallocated.
///
/// Work while `visible` and `appeared` continues under a sheet or an alert and in the background. For the user's attention write
/// `focused`, of the module FocusBehavior.
///
/// The behavior does not keep the screen alive. The work receives the screen, so that it need not capture it, and keeps it until
/// it returns: it should return when it is cancelled, as `Task.sleep` and `AsyncStream` do.
///
/// ## Topics
///
/// ### Making one
///
/// - ``init(while:priority:_:)-29rsf``
/// - ``init(while:priority:_:)-7387d``
///
/// ### As a behavior
///
/// - ``receive(_:on:context:)``
/// - ``receive(_:context:)``
public struct TaskBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let state: LifecycleState
  private let body: @MainActor (ViewController) async -> Void
  private let id: AnyHashable?
  private let makeTask: @MainActor () -> SerialTask

  /// Makes a behavior that runs `body` while the screen is in a state.
  /// - Parameters:
  ///   - state: the state.
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is made.
  ///   - body: the work. On a screen of another class it is never started, and an issue is reported.
  public init(
    while state: LifecycleState, priority: TaskPriority? = nil,
    _ body: @escaping @MainActor (_ viewController: ViewController) async -> Void
  ) {
    self.init(while: state, id: nil, body) { SerialTask(priority: priority) }
  }

  init(
    while state: LifecycleState, id: AnyHashable?, _ body: @escaping @MainActor (ViewController) async -> Void,
    in makeTask: @escaping @MainActor () -> SerialTask
  ) {
    self.state = state
    self.id = id
    self.body = body
    self.makeTask = makeTask
  }

  /// Makes the state of one attachment.
  /// - Returns: the task, and the state that it depends on.
  public func makeCoordinator() -> some AnyObject {
    ScreenTask(while: state, id, body, makeTask())
  }

  /// Starts the work or cancels it.
  public func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    if moment == .afterAttaching {
      LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: Self.self, at: context.callSite)
    }
    context.coordinator(as: ScreenTask.self).state.receive(moment, on: viewController, context: context)
  }

  /// Passes the closing on to the state that the task depends on.
  public func receive(_ closing: ScreenClosing, context: Context) {
    context.coordinator(as: ScreenTask.self).state.receive(closing)
  }
}

extension TaskBehavior where ViewController == UIViewController {
  /// Makes a behavior that runs `body` while the screen, of any class, is in a state.
  /// - Parameters:
  ///   - state: the state.
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is made.
  ///   - body: the work. If it captures a screen, it should do so weakly.
  public init(while state: LifecycleState, priority: TaskPriority? = nil, _ body: @escaping @MainActor () async -> Void)
  {
    self.init(while: state, priority: priority) { (_: UIViewController) in await body() }
  }
}

/// The work of a ``TaskBehavior`` on one screen.
@MainActor
final class ScreenTask {
  /// Tells works of one line apart.
  let id: AnyHashable?
  let task: SerialTask
  /// Tells when the screen enters and leaves the state.
  let state: BehaviorMembers

  init<Screen: UIViewController>(
    while state: LifecycleState, _ id: AnyHashable?, _ body: @escaping @MainActor (Screen) async -> Void,
    _ task: SerialTask
  ) {
    self.id = id
    self.task = task
    let behavior = state.makeBehavior { screen, isReached in
      guard isReached else { return task.exit() }
      guard let screen = screen as? Screen else { return }
      // The screen is kept only while the work runs.
      task.enter { [weak screen] in
        if let screen { await body(screen) }
      }
    }
    self.state = BehaviorMembers([behavior])
  }
}

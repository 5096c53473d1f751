import LifecycleBehaviors
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
/// The work runs on the main actor. It is started when the screen reaches the `LifecycleState`, and cancelled when the screen
/// leaves the state, when the behavior is removed, and when the screen is deallocated. Work that returns by itself is started
/// again the next time that the screen reaches the state.
///
/// Work never overlaps: the next work waits until the cancelled work has returned. If the screen has left the state again by
/// then, the next work does not start.
///
/// Work for `visible` and `appeared` continues under a sheet or an alert, and in the background. To run work only while the
/// screen has focus, use `TaskBehavior(whileFocused:)` of the module FocusBehavior.
///
/// The behavior does not retain the screen. The work receives the screen, so that you need not capture the screen. The work
/// retains the screen until it returns, so return when the task is cancelled, as `Task.sleep` and `AsyncStream` do.
public struct TaskBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  /// Receives whether the work is to run, at each change.
  package typealias Handler = @MainActor (_ screen: UIViewController, _ runs: Bool) -> Void

  private let priority: TaskPriority?
  private let body: @MainActor (ViewController) async -> Void
  private let makeTrigger: @MainActor (@escaping Handler) -> any ViewControllerLifecycleBehavior

  /// Creates a behavior that runs asynchronous work while the screen is in a state.
  /// - Parameters:
  ///   - state: the lowest state in which the work runs: work for `visible` also runs while the screen is `appeared`.
  ///   - priority: the priority of the task; nil for the priority of the code that is running when the task is created.
  ///   - body: the work, on the main actor. It receives the screen. If the behavior is added to a screen of another class, the
  ///     work is never started, and an issue is reported.
  public init(
    while state: LifecycleState, priority: TaskPriority? = nil,
    _ body: @escaping @MainActor (_ viewController: ViewController) async -> Void
  ) {
    self.init(priority: priority, body) { StateBehavior(state: state, handler: $0) }
  }

  /// - Parameters:
  ///   - priority: the priority of the task.
  ///   - body: the work.
  ///   - makeTrigger: creates, for each attachment, the behavior that reports when the work is to run.
  package init(
    priority: TaskPriority?, _ body: @escaping @MainActor (ViewController) async -> Void,
    makeTrigger: @escaping @MainActor (@escaping Handler) -> any ViewControllerLifecycleBehavior
  ) {
    self.priority = priority
    self.body = body
    self.makeTrigger = makeTrigger
  }

  /// Creates the state of one attachment.
  /// - Returns: the task, and the behavior that starts and cancels it.
  public func makeCoordinator() -> some AnyObject {
    let task = SerialTask(priority: priority)
    let trigger = makeTrigger { [body] screen, runs in
      guard runs else { return task.exit() }
      guard let screen = screen as? ViewController else { return }
      // The screen is retained only while the work runs.
      task.enter { [weak screen] in
        if let screen { await body(screen) }
      }
    }
    return BehaviorMembers([trigger])
  }

  /// Starts or cancels the work.
  /// - Parameters:
  ///   - moment: the moment.
  ///   - viewController: the screen to which the behavior was added.
  ///   - context: the circumstances of the moment.
  public func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    if moment == .afterAttaching {
      LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: Self.self, at: context.callSite)
    }
    context.coordinator(as: BehaviorMembers.self).receive(moment, on: viewController, context: context)
  }

  /// Passes the closing on to the behavior that starts and cancels the work.
  /// - Parameters:
  ///   - closing: how the screen was closed.
  ///   - context: the coordinator.
  public func receive(_ closing: ScreenClosing, context: Context) {
    context.coordinator(as: BehaviorMembers.self).receive(closing)
  }
}

extension TaskBehavior where ViewController == UIViewController {
  /// Creates a behavior that runs asynchronous work while the screen, of any class, is in a state.
  /// - Parameters:
  ///   - state: the lowest state in which the work runs: work for `visible` also runs while the screen is `appeared`.
  ///   - priority: the priority of the task; nil for the priority of the code that is running when the task is created.
  ///   - body: the work, on the main actor. Capture screens weakly, and do not pass a method of the screen.
  public init(while state: LifecycleState, priority: TaskPriority? = nil, _ body: @escaping @MainActor () async -> Void)
  {
    self.init(while: state, priority: priority) { (_: UIViewController) in await body() }
  }
}

extension TaskBehavior {
  @available(*, unavailable, message: "With <Screen> the work receives the screen: { screen in … }")
  public init(while state: LifecycleState, priority: TaskPriority? = nil, _ body: @escaping @MainActor () async -> Void)
  {
    self.init(while: state, priority: priority) { (_: ViewController) in await body() }
  }
}

/// Reports when the screen reaches and leaves a state.
///
/// The state follows the moments that this behavior receives. The screen's own `lifecycleState` follows UIKit's calls, so it is
/// ahead while moments wait in the queue, and it does not end when this behavior is removed.
private struct StateBehavior: ViewControllerLifecycleBehavior {
  @MainActor
  final class Coordinator {
    /// Nil before `afterLoading` and when the behavior has been removed.
    var state: LifecycleState?
  }

  let state: LifecycleState
  let handler: @MainActor (UIViewController, Bool) -> Void

  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    let wasReached = isReached(context.coordinator.state)
    switch moment {
    case .afterLoading: context.coordinator.state = .loaded
    case .beforeDetaching: context.coordinator.state = nil
    default: context.coordinator.state = context.coordinator.state?.after(moment)
    }
    let isReached = isReached(context.coordinator.state)
    if isReached != wasReached { handler(viewController, isReached) }
  }

  private func isReached(_ current: LifecycleState?) -> Bool {
    current.map { $0 >= state } ?? false
  }
}

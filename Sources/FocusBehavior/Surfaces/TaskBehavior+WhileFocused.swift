import LifecycleBehaviors
import LifecycleTasks
import UIKit

extension TaskBehavior {
  /// Creates a behavior that runs `body` while the screen has the user's attention: it is started with each gain of focus and
  /// cancelled with each loss.
  ///
  /// ```swift
  /// TaskBehavior<PlayerViewController>(whileFocused: .media) { player in await player.play() }
  /// ```
  ///
  /// If focus is back before the cancelled work has returned, the next work waits for that. If focus is lost again while it waits,
  /// it does not start.
  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and when to sample it.
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is created.
  ///   - body: the work. On a screen of another class it is never started, and an issue is reported.
  public init(
    whileFocused options: FocusOptions, priority: TaskPriority? = nil,
    _ body: @escaping @MainActor (_ viewController: ViewController) async -> Void
  ) {
    self.init(priority: priority, body) { handler in
      FocusBehavior<UIViewController>(options) { screen, change in handler(screen, change.hasFocus) }
    }
  }
}

extension TaskBehavior where ViewController == UIViewController {
  /// Creates a behavior that runs `body` while the screen, of any class, has the user's attention.
  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and when to sample it.
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is created.
  ///   - body: the work. If it captures a screen, it should do so weakly.
  public init(
    whileFocused options: FocusOptions, priority: TaskPriority? = nil, _ body: @escaping @MainActor () async -> Void
  ) {
    self.init(whileFocused: options, priority: priority) { (_: UIViewController) in await body() }
  }
}

extension TaskBehavior {
  @available(*, unavailable, message: "With <Screen> the work receives the screen: { screen in … }")
  public init(
    whileFocused options: FocusOptions, priority: TaskPriority? = nil, _ body: @escaping @MainActor () async -> Void
  ) {
    self.init(whileFocused: options, priority: priority) { (_: ViewController) in await body() }
  }
}

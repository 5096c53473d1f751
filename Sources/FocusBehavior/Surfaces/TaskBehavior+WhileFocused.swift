import LifecycleBehaviors
import LifecycleTasks
import UIKit

extension TaskBehavior {
  /// Creates a behavior that runs asynchronous work while the screen has focus: the work is started with each gain, and
  /// cancelled with each loss.
  ///
  /// ```swift
  /// TaskBehavior<PlayerViewController>(whileFocused: .media) { player in await player.play() }
  /// ```
  ///
  /// If the screen gains focus again before the cancelled work has returned, the next work waits for it to return. If the
  /// screen loses focus meanwhile, the next work does not start.
  /// - Parameters:
  ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
  ///   - priority: the priority of the task; nil for the priority of the code that is running when the task is created.
  ///   - body: the work, on the main actor. It receives the screen, so that you need not capture the screen. If the behavior is
  ///     added to a screen of another class, the work is never started, and an issue is reported.
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
  /// Creates a behavior that runs asynchronous work while the screen, of any class, has focus.
  /// - Parameters:
  ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
  ///   - priority: the priority of the task; nil for the priority of the code that is running when the task is created.
  ///   - body: the work, on the main actor. Capture screens weakly, and do not pass a method of the screen.
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

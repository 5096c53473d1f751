import UIKit

/// The task of a ``WhileVisibleBehavior`` or ``WhileAppearedBehavior`` on one screen; nothing of it is for use outside.
///
/// It holds the screen weakly; only a body that runs holds it, as its argument. Cancels the body when the behavior is
/// taken off.
@MainActor
public final class SerialTask<ViewController: UIViewController> {
  private let body: @MainActor (ViewController) async -> Void
  private let priority: TaskPriority?
  private weak var screen: ViewController?
  private var restart = SerialRestart()
  private var task: Task<Void, Never>?

  init(priority: TaskPriority?, body: @escaping @MainActor (ViewController) async -> Void) {
    self.priority = priority
    self.body = body
  }

  deinit {
    task?.cancel()
  }

  func enter(_ viewController: UIViewController) {
    guard let viewController = viewController as? ViewController else { return }
    screen = viewController
    if restart.enter() { start() }
  }

  func exit() {
    if restart.exit() { task?.cancel() }
  }

  private func start() {
    task = Task(priority: priority) { [weak self, weak screen, body] in
      await Self.run(body, on: screen)
      self?.finish()
    }
  }

  /// A function of its own, so that the screen is let go of before `finish()`.
  private static func run(
    _ body: @MainActor (ViewController) async -> Void, on screen: ViewController?
  ) async {
    // A visit that is over before the task gets its turn does not start.
    guard let screen, !Task.isCancelled else { return }
    await body(screen)
  }

  private func finish() {
    task = nil
    if restart.finish() { start() }
  }
}

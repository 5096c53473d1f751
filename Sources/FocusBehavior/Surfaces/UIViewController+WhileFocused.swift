import LifecycleBehaviors
import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Runs `body` while this screen has the user's attention: it is started with each gain of focus and cancelled with
  /// each loss, and when the behavior is removed: `run(while: .focused(options))`.
  ///
  /// ```swift
  /// whileFocused { [prices] screen in
  ///   for await price in prices { screen.show(price) }
  /// }
  /// ```
  /// Runs never overlap. If focus is back before the cancelled run has ended, the next run waits for that end. If focus is
  /// lost again while it waits, it does not start. The work runs on the main actor. It receives the screen, so that it
  /// need not capture it, and keeps it until it returns: check for cancellation, as `Task.sleep` and `AsyncStream` do.
  ///
  /// Call it on the main thread once the view is loaded, usually in `viewDidLoad`.
  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and when to look.
  ///   - priority: the priority of the task; nil for the priority of the code that makes it.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - body: the work. It receives this screen, which it should not capture.
  /// - Returns: a handle that ends it: both its ways to remove cancel the body.
  @discardableResult
  public func whileFocused(
    _ options: FocusOptions = .attention, priority: TaskPriority? = nil, file: StaticString = #fileID,
    line: UInt = #line, _ body: @escaping @MainActor (_ screen: Self) async -> Void
  ) -> BehaviorAttachment {
    run(while: .focused(options), priority: priority, file: file, line: line, body)
  }
}

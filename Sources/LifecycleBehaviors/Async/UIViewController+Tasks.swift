import UIKit

// On the protocol, because a method of a class cannot pass `Self` to its closure.
extension NSObjectProtocol where Self: UIViewController {
  /// Runs `body` while this screen is visible, even in part; short for adding a ``TaskBehavior``.
  ///
  /// ```swift
  /// whileVisible { screen in
  ///   for await position in screen.positions { screen.show(position) }
  /// }
  /// ```
  /// - Parameters:
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is made.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - body: started at each visit with this screen, which it should not capture.
  /// - Returns: a handle that ends it: both of its methods cancel the body.
  @MainActor
  @discardableResult
  public func whileVisible(
    priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (_ screen: Self) async -> Void
  ) -> BehaviorAttachment {
    addBehaviors([TaskBehavior.whileVisible(priority: priority, body)], file: file, line: line)
  }

  /// Runs `body` while this screen is on screen and in no transition; short for adding a ``TaskBehavior``.
  ///
  /// ```swift
  /// whileAppeared { screen in
  ///   for await hint in screen.hints { screen.offer(hint) }
  /// }
  /// ```
  /// - Parameters:
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is made.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - body: started at each visit with this screen, which it should not capture.
  /// - Returns: a handle that ends it: both of its methods cancel the body.
  @MainActor
  @discardableResult
  public func whileAppeared(
    priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (_ screen: Self) async -> Void
  ) -> BehaviorAttachment {
    addBehaviors([TaskBehavior.whileAppeared(priority: priority, body)], file: file, line: line)
  }
}

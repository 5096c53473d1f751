import UIKit

// On the protocol, because a method of a class cannot hand its closure `Self`.
extension NSObjectProtocol where Self: UIViewController {
  /// Runs `body` while any of this screen can be seen; short for adding a ``TaskBehavior``.
  ///
  /// ```swift
  /// whileVisible { screen in
  ///   for await position in screen.positions { screen.show(position) }
  /// }
  /// ```
  /// - Parameters:
  ///   - priority: that of the task; nil for that of the code which is running when it is made.
  ///   - file: where the call stands, for issues.
  ///   - line: where the call stands, for issues.
  ///   - body: started at each visit with this screen, which it should not capture.
  /// - Returns: a handle that ends it: both its ways to remove cancel the body.
  @MainActor
  @discardableResult
  public func whileVisible(
    priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (_ screen: Self) async -> Void
  ) -> BehaviorAttachment {
    addBehaviors([TaskBehavior.whileVisible(priority: priority, body)], file: file, line: line)
  }

  /// Runs `body` while this screen is there and at rest; short for adding a ``TaskBehavior``.
  /// - Parameters:
  ///   - priority: that of the task; nil for that of the code which is running when it is made.
  ///   - file: where the call stands, for issues.
  ///   - line: where the call stands, for issues.
  ///   - body: started at each visit with this screen, which it should not capture.
  /// - Returns: a handle that ends it: both its ways to remove cancel the body.
  @MainActor
  @discardableResult
  public func whileAppeared(
    priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (_ screen: Self) async -> Void
  ) -> BehaviorAttachment {
    addBehaviors([TaskBehavior.whileAppeared(priority: priority, body)], file: file, line: line)
  }
}

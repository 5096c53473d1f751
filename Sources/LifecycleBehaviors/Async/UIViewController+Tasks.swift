import UIKit

// On the protocol, because a method of a class cannot pass `Self` to its closure.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Runs `body` while this screen is visible, even in part: `run(while: .visible)`.
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
  /// - Returns: a handle that ends it: both of its ways to remove cancel the body.
  @discardableResult
  public func whileVisible(
    priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (_ screen: Self) async -> Void
  ) -> BehaviorAttachment {
    run(while: .visible, priority: priority, file: file, line: line, body)
  }

  /// Runs `body` while this screen is on screen and in no transition: `run(while: .appeared)`.
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
  /// - Returns: a handle that ends it: both of its ways to remove cancel the body.
  @discardableResult
  public func whileAppeared(
    priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (_ screen: Self) async -> Void
  ) -> BehaviorAttachment {
    run(while: .appeared, priority: priority, file: file, line: line, body)
  }

  /// Runs `body` while this screen is in a state; short for adding a ``TaskBehavior``.
  ///
  /// ```swift
  /// run(while: .focused(.media)) { player in
  ///   for await track in player.tracks { player.play(track) }
  /// }
  /// ```
  /// - Parameters:
  ///   - state: the state.
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is made.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - body: started at each visit with this screen, which it should not capture.
  /// - Returns: a handle that ends it: both of its ways to remove cancel the body.
  @discardableResult
  public func run(
    while state: LifecycleState, priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (_ screen: Self) async -> Void
  ) -> BehaviorAttachment {
    addBehaviors([TaskBehavior(while: state, priority: priority, body)], file: file, line: line)
  }

  /// Runs `body` while this screen is in a state, and begins anew when `id` changes, as SwiftUI's `task(id:)` does.
  ///
  /// ```swift
  /// override func viewWillLayoutSubviews() {
  ///   super.viewWillLayoutSubviews()
  ///   run(while: .visible, id: query) { [query] screen in await screen.search(query) }
  /// }
  /// ```
  /// Called again from the same line with an equal `id`, it changes nothing: the work that was begun, with what it has captured,
  /// goes on. With another `id` it cancels that work, and begins `body` when the cancelled work has returned. So it may be called
  /// wherever the value may have changed.
  /// - Parameters:
  ///   - state: the state.
  ///   - id: a value that identifies the work.
  ///   - priority: the priority of the task; nil for that of the code that is running when the task is made. That of the first
  ///     call from a line counts.
  ///   - file: the file of the call.
  ///   - line: the line of the call, which tells works apart.
  ///   - body: started at each visit with this screen, which it should not capture.
  /// - Returns: a handle that ends it: both of its ways to remove cancel the body.
  @discardableResult
  public func run(
    while state: LifecycleState, id: some Hashable, priority: TaskPriority? = nil, file: StaticString = #fileID,
    line: UInt = #line, _ body: @escaping @MainActor (_ screen: Self) async -> Void
  ) -> BehaviorAttachment {
    let callSite = CallSite(file: file, line: line)
    let earlier = lifecycleBehaviorViewController?.host.calls.attachment(from: callSite)
    let work = earlier?.attached.first?.coordinator as? ScreenTask
    if let earlier, let work, work.id == AnyHashable(id) { return earlier }
    earlier?.remove()
    // One task for all, so that works do not overlap.
    let task = work?.task ?? SerialTask(priority: priority)
    let behavior = TaskBehavior(while: state, id: id, body) { task }
    return attach([behavior], from: callSite, mayRepeat: true)
  }
}

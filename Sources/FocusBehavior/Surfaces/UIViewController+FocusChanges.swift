import LifecycleBehaviors
import LifecycleTasks
import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// The future changes of this screen's focus, for `for await`.
  ///
  /// ```swift
  /// for await change in focusChanges() { player.isPaused = !change.hasFocus }
  /// ```
  ///
  /// Each call attaches another ``FocusBehavior``, so that each of several streams has every change. Changes that have not been
  /// read yet are buffered in order. A stream ends when the screen is deallocated, or when the task that reads it is cancelled,
  /// which also removes the behavior. The stream does not retain the screen.
  ///
  /// Call `focusChanges` when the view is loaded. On a controller that `addBehaviors` refuses, an issue is reported, and the
  /// stream ends immediately.
  /// - Parameters:
  ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: a stream, which one task may read.
  /// - Precondition: the call is made on the main thread. A call from another thread stops the app.
  @preconcurrency
  public func focusChanges(
    _ options: FocusOptions = .attention, file: StaticString = #fileID, line: UInt = #line
  ) -> AsyncStream<FocusChange> {
    MainThread.require("focusChanges()", from: CallSite(file: file, line: line))
    return stream(from: CallSite(file: file, line: line)) { FocusBehavior(options, perform: $0) }
  }
}

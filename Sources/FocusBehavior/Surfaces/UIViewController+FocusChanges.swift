import LifecycleBehaviors
import LifecycleTasks
import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// The changes of this screen's focus from now on, for `for await`.
  ///
  /// ```swift
  /// for await change in focusChanges() { player.isPaused = !change.hasFocus }
  /// ```
  /// Each call attaches a ``FocusBehavior`` of its own, so that several streams each have every change. A stream ends when
  /// the screen is deallocated, which removes the behavior, and when its consumer is cancelled. Changes that have not been
  /// consumed yet are buffered in order. The stream does not retain the screen.
  ///
  /// Call it on the main thread once the view is loaded. On a controller that `addBehaviors` refuses, the stream ends at
  /// once.
  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and how they are sampled.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: a stream for one consumer.
  @preconcurrency
  public func focusChanges(
    _ options: FocusOptions = .attention, file: StaticString = #fileID, line: UInt = #line
  ) -> AsyncStream<FocusChange> {
    stream(from: CallSite(file: file, line: line)) { FocusBehavior(options, perform: $0) }
  }
}

import LifecycleBehaviors
import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Runs `operation` for as long as this screen has the user's attention: it is started with each gain and cancelled
  /// with each loss, and when the behavior leaves.
  ///
  /// ```swift
  /// whileFocused { [weak self, prices] in
  ///   for await price in prices { self?.show(price) }
  /// }
  /// ```
  /// One run at a time: when focus returns before a cancelled run has ended, the next waits for it. Cancelling is
  /// cooperative, as ever; an operation that ignores it holds up the next. It runs on the main actor. The closure is kept
  /// with the screen, so capture the screen weakly.
  ///
  /// Call it on the main thread once the view is loaded, usually in `viewDidLoad`.
  /// - Parameters:
  ///   - policy: what takes the user's attention from the screen.
  ///   - group: those of whom only the most recently used has focus; nil for a screen that has it by itself.
  ///   - sampling: how the screen is looked at between the events that UIKit announces.
  ///   - file: where the call stands, for issues.
  ///   - line: where the call stands, for issues.
  ///   - operation: what to do while the screen has focus.
  /// - Returns: a handle to end it.
  @discardableResult
  public func whileFocused(
    policy: FocusPolicy = .attention, in group: FocusGroup? = nil, sampling: FocusSampling = .standard,
    file: StaticString = #fileID, line: UInt = #line, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> BehaviorAttachment {
    let task = SerialTask()
    let behavior = FocusBehavior(policy: policy, in: group, sampling: sampling) { change in
      if change.hasFocus { task.enter(operation) } else { task.exit() }
    }
    return addBehaviors([behavior], file: file, line: line)
  }
}

import LifecycleBehaviors
import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// The future moments of this screen, for `for await` in a task.
  ///
  /// ```swift
  /// for await (moment, facts) in screen.lifecycleMoments() where moment == .afterAppearing && !facts.isCatchUp {
  ///   await refresh()
  /// }
  /// ```
  ///
  /// Each call attaches another behavior, so each of several streams delivers every moment. On a screen that has already
  /// appeared, the stream begins with the moments that have passed, whose facts are `isCatchUp`. The moments of layout and
  /// `duringChangingSize` are left out, because they are useful only in a behavior that draws or animates while UIKit waits.
  ///
  /// No moment is lost: moments wait in an unbounded buffer for their reader. So the reader may receive an appearance that has
  /// already ended. Code that must run inside a moment belongs in a behavior.
  ///
  /// The stream does not retain the screen. It ends after `beforeDetaching`, when the screen is deallocated, or when the task
  /// that reads it is cancelled. On a screen whose view is not loaded, and on a controller that takes no behaviors, the stream
  /// ends immediately, and an issue is reported.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: a stream of the moments and their facts, which one task may read.
  /// - Precondition: the call is made on the main thread. A call from another thread stops the app.
  @preconcurrency
  public func lifecycleMoments(
    file: StaticString = #fileID, line: UInt = #line
  ) -> AsyncStream<(moment: LifecycleMoment, facts: MomentFacts)> {
    MainThread.require("lifecycleMoments()", from: CallSite(file: file, line: line))
    return stream(from: CallSite(file: file, line: line)) { MomentBehavior(yield: $0) }
  }
}

/// Sends moments to a stream.
private struct MomentBehavior: ViewControllerLifecycleBehavior {
  let yield: ((moment: LifecycleMoment, facts: MomentFacts)) -> Void

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .beforeLayingOutSubviews, .afterLayingOutSubviews, .duringChangingSize: break
    default: yield((moment, context.facts))
    }
  }
}

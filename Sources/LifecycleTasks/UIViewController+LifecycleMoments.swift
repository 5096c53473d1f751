import LifecycleBehaviors
import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// The moments of this screen from now on, to be read in a task.
  ///
  /// ```swift
  /// for await (moment, facts) in screen.lifecycleMoments() where moment == .afterAppearing && !facts.isCatchUp {
  ///   await refresh()
  /// }
  /// ```
  ///
  /// Each call attaches a stream of its own, as `addBehaviors` would attach a behavior: on a screen that is loaded or on screen
  /// already it starts with the moments that have passed, whose facts are `isCatchUp`. Each of several streams delivers every
  /// moment but those of layout and `duringChangingSize`, which are of use only to a behavior that draws or animates while UIKit
  /// waits. No moment is lost: moments wait in an unbounded buffer for their reader, which may therefore receive an appearance that
  /// has ended. Code that has to act inside a moment belongs in a behavior.
  ///
  /// The stream ends after `beforeDetaching`, or without it when the screen is deallocated; it does not retain the screen. When
  /// its reader is cancelled, it is removed from the screen. On a screen whose view is not loaded yet, and on a controller that
  /// takes no behaviors, it ends immediately, and an issue is reported.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: a stream of the moments and their circumstances.
  @preconcurrency
  public func lifecycleMoments(
    file: StaticString = #fileID, line: UInt = #line
  ) -> AsyncStream<(moment: LifecycleMoment, facts: MomentFacts)> {
    stream(from: CallSite(file: file, line: line)) { MomentBehavior(yield: $0) }
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

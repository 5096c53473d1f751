import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// The moments of this screen from now on, to be read in a task.
  ///
  /// ```swift
  /// for await event in screen.lifecycleMoments() where event.moment == .afterAppearing {
  ///   await refresh()
  /// }
  /// ```
  ///
  /// Each call attaches a stream of its own, as `addBehaviors` would attach a behavior: on a screen that is loaded or on screen
  /// already it starts with the moments that have passed, marked ``ReceivedMoment/isCatchUp``. Each of several streams delivers
  /// every event. No event is lost: events wait in an unbounded buffer for their reader, which may therefore receive an
  /// appearance that has ended. Code that has to act inside a moment belongs in a behavior.
  ///
  /// The stream ends after `beforeDetaching`, or without it when the screen is deallocated; it does not keep the screen
  /// alive. When its reader is cancelled, it is removed from the screen. On a screen whose view is not loaded yet, and on a
  /// controller that takes no behaviors, it ends immediately, and an issue is reported.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: the stream.
  public func lifecycleMoments(
    file: StaticString = #fileID, line: UInt = #line
  ) -> AsyncStream<ReceivedMoment> {
    let (stream, continuation) = AsyncStream.makeStream(of: ReceivedMoment.self, bufferingPolicy: .unbounded)
    guard let host = hostForBehaviors(from: CallSite(file: file, line: line), isNeeded: true) else {
      continuation.finish()
      return stream
    }
    // Without the line: several streams from one line are no mistake.
    let attachment = host.attach([MomentStreamBehavior(continuation)])
    continuation.onTermination = { reason in
      guard case .cancelled = reason else { return }
      Task { @MainActor in attachment.removeSilently() }
    }
    return stream
  }
}

/// Passes every moment on to a stream, which ends when the behavior has been removed or the screen is deallocated.
private final class MomentStreamBehavior: ViewControllerLifecycleBehavior {
  private let continuation: AsyncStream<ReceivedMoment>.Continuation

  init(_ continuation: AsyncStream<ReceivedMoment>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    guard let event = ReceivedMoment(moment, context.delivery.facts) else { return }
    continuation.yield(event)
  }
}

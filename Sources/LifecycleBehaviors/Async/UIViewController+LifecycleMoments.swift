import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// What happens to this screen from now on, to be read in a task.
  ///
  /// ```swift
  /// for await event in screen.lifecycleMoments() where event.moment == .afterAppearing {
  ///   await refresh()
  /// }
  /// ```
  ///
  /// Each call attaches a stream of its own, as `addBehaviors` would attach a behavior: on a screen
  /// that is loaded or on screen already it starts with the moments that led there, marked
  /// ``ReceivedMoment/isCatchUp``. Several readers each get every event. Nothing is lost: events wait in an unbounded
  /// buffer for their reader, which therefore may receive an appearance that is over. Code that has to act inside a
  /// moment belongs into a behavior.
  ///
  /// The stream ends after `beforeDetaching`, or without it when the screen is deallocated; it does not keep the screen
  /// alive. When its reader is cancelled, it is taken off the screen. On a screen whose view is not
  /// loaded yet, and on a controller that takes no behaviors, it ends at once, and an issue says why.
  /// - Parameters:
  ///   - file: where the call stands, for issues.
  ///   - line: where the call stands, for issues.
  public func lifecycleMoments(
    file: StaticString = #fileID, line: UInt = #line
  ) -> AsyncStream<ReceivedMoment> {
    let (stream, continuation) = AsyncStream.makeStream(of: ReceivedMoment.self, bufferingPolicy: .unbounded)
    guard let host = hostForBehaviors(from: CallSite(file: "\(file)", line: line), isNeeded: true) else {
      continuation.finish()
      return stream
    }
    // Without the line: several streams from one are no mistake.
    let attachment = host.attach([MomentStreamBehavior(continuation: continuation)])
    continuation.onTermination = { reason in
      guard case .cancelled = reason else { return }
      Task { @MainActor in attachment.removeSilently() }
    }
    return stream
  }
}

/// Hands every moment on to a stream, which ends when the behavior has left the screen or the screen is gone.
private struct MomentStreamBehavior: ViewControllerLifecycleBehavior {
  let continuation: AsyncStream<ReceivedMoment>.Continuation

  func makeCoordinator() -> StreamEnd {
    StreamEnd(continuation)
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    guard let event = ReceivedMoment(moment, context.facts) else { return }
    continuation.yield(event)
  }
}

/// Ends the stream with the attachment.
private final class StreamEnd {
  private let continuation: AsyncStream<ReceivedMoment>.Continuation

  init(_ continuation: AsyncStream<ReceivedMoment>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}

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
  /// already it starts with the moments that have passed, marked ``MomentFacts/isCatchUp``. Each of several streams delivers
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
    let end = StreamEnd(continuation)
    let behavior = MomentHandlerBehavior { end.continuation.yield($0) }
    let attachment = attach([behavior], from: CallSite(file: file, line: line), mayRepeat: true)
    continuation.onTermination = { reason in
      guard case .cancelled = reason else { return }
      Task { @MainActor in attachment.remove(silently: true) }
    }
    return stream
  }

  /// Calls `handler` inside each moment of this screen from now on.
  ///
  /// ```swift
  /// observeLifecycleMoments { event in log.debug("inbox \(event)") }
  /// ```
  ///
  /// On a screen that is loaded or on screen already it begins with the moments that have passed, before this returns.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - handler: called on the main thread while UIKit waits. It is kept by the screen: capture the screen weakly.
  /// - Returns: a handle that ends it: both of its methods remove the handler.
  @discardableResult
  public func observeLifecycleMoments(
    file: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (ReceivedMoment) -> Void
  ) -> BehaviorAttachment {
    addBehaviors([MomentHandlerBehavior(handler: handler)], file: file, line: line)
  }
}

/// Calls a handler with each moment but those of layout and those that are animated along.
struct MomentHandlerBehavior: ViewControllerLifecycleBehavior {
  let handler: @MainActor (ReceivedMoment) -> Void

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .beforeLayingOutSubviews, .afterLayingOutSubviews, .duringTransition: break
    default: handler(ReceivedMoment(moment, context.facts))
    }
  }
}

/// Ends a stream when the behavior that feeds it is released.
private final class StreamEnd: Sendable {
  let continuation: AsyncStream<ReceivedMoment>.Continuation

  init(_ continuation: AsyncStream<ReceivedMoment>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}

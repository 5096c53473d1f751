import LifecycleBehaviors
import UIKit

extension UIViewController {
  /// A stream for one consumer that a behavior on this screen feeds. The stream ends when the behavior is deallocated; when the
  /// consumer is cancelled, the behavior is removed silently.
  /// - Parameters:
  ///   - callSite: the app's line, for issues.
  ///   - makeBehavior: creates the behavior, which calls `yield` with each element.
  /// - Returns: the stream; one that has ended if the screen takes no behaviors.
  package func stream<Element: Sendable>(
    from callSite: CallSite,
    fedBy makeBehavior: (_ yield: @escaping (Element) -> Void) -> any ViewControllerLifecycleBehavior
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let end = StreamEnd(continuation)
    let attachment = attach([makeBehavior { end.continuation.yield($0) }], from: callSite)
    continuation.onTermination = { reason in
      guard case .cancelled = reason else { return }
      Task { @MainActor in attachment.remove(silently: true) }
    }
    return stream
  }
}

/// Ends a stream when the behavior that feeds it is deallocated.
private final class StreamEnd<Element: Sendable>: Sendable {
  let continuation: AsyncStream<Element>.Continuation

  init(_ continuation: AsyncStream<Element>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}

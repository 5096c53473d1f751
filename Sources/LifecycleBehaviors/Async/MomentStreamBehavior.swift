import UIKit

/// Hands every moment on to a stream, which ends when the behavior has left the screen or the screen is gone.
struct MomentStreamBehavior: ViewControllerLifecycleBehavior {
  let continuation: AsyncStream<LifecycleEvent>.Continuation

  /// Ends the stream with the attachment.
  final class Coordinator {
    private let continuation: AsyncStream<LifecycleEvent>.Continuation

    init(_ continuation: AsyncStream<LifecycleEvent>.Continuation) {
      self.continuation = continuation
    }

    deinit {
      continuation.finish()
    }
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(continuation)
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    guard let event = LifecycleEvent(moment, context.facts) else { return }
    continuation.yield(event)
  }
}

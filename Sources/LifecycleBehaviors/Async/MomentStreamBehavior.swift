import UIKit

/// Hands every moment on to a stream, which ends when the behavior has left the screen or the screen is gone.
struct MomentStreamBehavior: ViewControllerLifecycleBehavior {
  let continuation: AsyncStream<ReceivedMoment>.Continuation

  /// Ends the stream with the attachment.
  final class Coordinator {
    private let continuation: AsyncStream<ReceivedMoment>.Continuation

    init(_ continuation: AsyncStream<ReceivedMoment>.Continuation) {
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
    guard let event = ReceivedMoment(moment, context.facts) else { return }
    continuation.yield(event)
  }
}

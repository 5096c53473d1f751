import UIKit

/// Hands every moment on to a stream, which ends when the behavior has left the screen or the screen is gone.
struct MomentStreamBehavior: ViewControllerLifecycleBehavior {
  let continuation: AsyncStream<LifecycleEvent>.Continuation

  @MainActor
  final class Coordinator: MomentReceiver {
    private let continuation: AsyncStream<LifecycleEvent>.Continuation

    init(_ continuation: AsyncStream<LifecycleEvent>.Continuation) {
      self.continuation = continuation
    }

    deinit {
      continuation.finish()
    }

    func deliver(_ moment: LifecycleMoment, to screen: UIViewController, _ facts: MomentFacts) {
      guard let event = LifecycleEvent(moment, facts) else { return }
      continuation.yield(event)
    }

    func remove() {}
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(continuation)
  }
}

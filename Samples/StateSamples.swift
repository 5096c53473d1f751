import Foundation
import LifecycleBehaviors
import UIKit

// LifecycleBehaviors: State.

enum Cart {
  static let didChange = Notification.Name("CartDidChange")
}

struct CartBehavior: ViewControllerLifecycleBehavior {
  var didChange: @MainActor () -> Void

  @MainActor
  final class Coordinator {
    var observation: Observation?
  }

  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  func afterLoading(_ viewController: UIViewController, context: Context) {
    context.coordinator.observation = Observation(of: Cart.didChange, didChange)
  }
}

/// Ends when it is released, on whatever thread. It is not bound to the main actor, so its deinit may use the token.
final class Observation {
  private let token: any NSObjectProtocol

  init(of name: Notification.Name, _ handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      Task { @MainActor in handler() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

/// Recording is paused until this is released.
final class RecordingPause {
  @MainActor
  init() {
    Recorder.shared.isPaused = true
  }

  deinit {
    Task { @MainActor in Recorder.shared.isPaused = false }
  }
}

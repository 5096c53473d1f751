import Foundation
import LifecycleBehaviors
import UIKit

// LifecycleBehaviors: State.

enum Cart {
  static let didChange = Notification.Name("CartDidChange")
}

struct CartBehavior: ViewControllerLifecycleBehavior {
  var didChange: @MainActor @Sendable () -> Void

  // Without @MainActor: its deinit is bound to no actor either, and may use what it keeps.
  final class Coordinator {
    var token: (any NSObjectProtocol)?

    deinit {
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func afterLoading(_ viewController: UIViewController, context: Context) {
    context.coordinator.token = NotificationCenter.default.addObserver(
      forName: Cart.didChange, object: nil, queue: nil
    ) { [didChange] _ in
      Task { @MainActor in didChange() }
    }
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

import FocusBehavior
import Foundation
import LifecycleBehaviors
import UIKit

// LifecycleBehaviors: State.

enum Cart {
  static let didChange = Notification.Name("CartDidChange")
}

struct CartBehavior {
  var didChange: @MainActor @Sendable () -> Void

  // Not marked @MainActor, so that deinit can use the token.
  final class Coordinator {
    var token: (any NSObjectProtocol)?

    deinit {
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  }
}

extension CartBehavior: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func afterLoading(_ viewController: UIViewController, context: Context) {
    context.coordinator.token = NotificationCenter.default.addObserver(
      forName: Cart.didChange, object: nil, queue: nil
    ) { [didChange] _ in
      Task { @MainActor in didChange() }
    }
  }
}

struct InterruptionsBehavior {
  var report: @MainActor (_ interruptions: Int) -> Void

  @MainActor
  final class Coordinator {
    var interruptions = 0
    var focus: BehaviorAttachment?
  }
}

extension InterruptionsBehavior: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func afterAttaching(_ viewController: UIViewController, context: Context) {
    let coordinator = context.coordinator
    coordinator.focus = viewController.addBehaviors([
      FocusBehavior { change in
        let isLoss = !change.hasFocus && !change.isReasonChange
        if isLoss, !change.reason.isDisappearance {
          coordinator.interruptions += 1
        }
      }
    ])
  }

  func afterDisappearing(_ viewController: UIViewController, context: Context) {
    report(context.coordinator.interruptions)
    context.coordinator.interruptions = 0
  }

  func beforeDetaching(_ viewController: UIViewController, context: Context) {
    context.coordinator.focus?.remove()
  }
}

import FocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

@MainActor
final class Transfer {
  func cancel() {}
}

struct TransferBehavior {}

extension TransferBehavior: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> Transfer { Transfer() }

  func afterClosing(_ closing: ScreenClosing, context: Context) {
    context.coordinator.cancel()
  }
}

private struct DragLoggingBehavior {
  let log: @MainActor (String) -> Void
}

extension DragLoggingBehavior: ViewControllerLifecycleBehavior {
  func afterClosing(_ closing: ScreenClosing) {
    if closing.reason == .dismissed, closing.isInteractive { log("dragged down") }
  }
}

private final class SettingsScreen: UIViewController {
  private let closeButton = UIBarButtonItem()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if screenOpening?.reason == .presented { navigationItem.leftBarButtonItem = closeButton }
  }
}

@MainActor
func watchForLeaks() {
  #if DEBUG
    LifecycleBehaviorDefaults.register { _ in LeakWatchBehavior() }
  #endif
}

// LifecycleBehaviors: Screens in Objective-C. Linux has no Objective-C, so the class is in Swift.
private final class LegacyScreen: UIViewController {
  func addLog() {
    addBehaviors {
      FocusBehavior { change in
        if !change.hasFocus, !change.isReasonChange { print("Focus lost: \(change.reason.name)") }
      }
      ActionBehavior.afterClosing { closing in print("Closed: \(closing.reason.name)") }
    }
  }
}

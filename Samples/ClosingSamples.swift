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

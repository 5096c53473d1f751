import LifecycleBehaviors
import SuspendBehavior
import UIKit

// SuspendBehavior.

@MainActor
private final class RefreshingClock {
  func refresh(after seconds: TimeInterval) {}
}

private final class EditorViewController: UIViewController {
  func saveDraft() {}

  private var saving: SuspendBehavior<EditorViewController> {
    SuspendBehavior<EditorViewController> { editor, event in
      if case .willSuspend(.possible) = event { editor.saveDraft() }
    }
  }
}

private final class DraftScreen: UIViewController {
  private let draft = Draft()
  private let clock = RefreshingClock()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      SuspendBehavior { [draft] event in
        if case .willSuspend(.possible) = event { draft.save() }
      }
    ])
    addBehaviors([
      SuspendBehavior { [draft] event in
        if case .willSuspend(.possible) = event { draft.saveNow() }
      }
    ])
  }

  private func read() async {
    for await event in SuspendMonitor.shared.events() {
      if case .didUnsuspend(let suspension) = event { clock.refresh(after: suspension.seconds) }
    }
  }
}

@MainActor
private func afterLaunch(_ draft: Draft) {
  switch SuspendMonitor.shared.keepJournal() {
  case .terminatedWhileSuspended, .terminatedInBackground: draft.restore()
  case .notInBackground, .unknown: break
  }
}

@MainActor
private func afterLaunch(restoreDraft: () -> Void) {
  // In application(_:didFinishLaunchingWithOptions:)
  if case .terminatedWhileSuspended = SuspendMonitor.shared.keepJournal() { restoreDraft() }
}

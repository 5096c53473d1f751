import BackgroundWork
import Foundation
import LifecycleBehaviors
import SuspendBehavior
import UIKit

// SuspendBehavior.

@MainActor
private final class RefreshingClock {
  func refresh(after seconds: TimeInterval) {}
}

@MainActor
private final class Upload {
  func saveQueue() {}
  func writeCheckpoint() {}
  func writeCheckpoint(within seconds: TimeInterval) {}
  func cancel() {}
}

@MainActor
private final class Log {
  func log(_ line: String) {}
}

/// A draft whose save takes a while.
@MainActor
final class RemoteDraft {
  private(set) var isSaved = false

  func save() async {
    await Task.yield()
    isSaved = true
  }
}

final class RemoteEditorViewController: UIViewController {
  let draft = RemoteDraft()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      SuspendBehavior { [draft] event in
        guard case .willSuspend(.possible) = event else { return }
        let hold = try? BackgroundWork.hold("save draft")
        Task {
          await draft.save()
          hold?.end()
        }
      }
    }
  }
}

private final class EditorViewController: UIViewController {
  func saveDraft() {}
  func reload() {}

  private var saving: SuspendBehavior<EditorViewController> {
    SuspendBehavior<EditorViewController> { editor, event in
      if case .willSuspend(.possible) = event { editor.saveDraft() }
    }
  }

  private var savingLate: SuspendBehavior<EditorViewController> {
    SuspendBehavior<EditorViewController>(.holdingBackgroundTask()) { editor, event in
      if case .willSuspend(.possible) = event { editor.saveDraft() }
    }
  }

  private var reloading: SuspendBehavior<EditorViewController> {
    SuspendBehavior<EditorViewController> { editor, event in
      switch event {
      case .willSuspend(.possible): editor.saveDraft()
      case .didUnsuspend(let suspension) where suspension.seconds > 60: editor.reload()
      default: break
      }
    }
  }
}

private final class DraftScreen: UIViewController {
  private let draft = Draft()
  private let upload = Upload()

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
    addBehaviors([
      SuspendBehavior(.holdingBackgroundTask()) { [upload] event in
        if case .willSuspend(.imminent) = event { upload.writeCheckpoint() }
      }
    ])
    addBehaviors([
      SuspendBehavior(.holdingBackgroundTask(untilSecondsLeft: 15)) { [upload] event in
        if case .willSuspend(.imminent) = event { upload.writeCheckpoint() }
      }
    ])
    addBehaviors([
      SuspendBehavior(.holdingBackgroundTask()) { [upload] event in
        guard case .willSuspend(let warning) = event else { return }
        switch warning {
        case .imminent(let secondsLeft): upload.writeCheckpoint(within: secondsLeft)
        case .expired: upload.cancel()
        default: upload.saveQueue()
        }
      }
    ])
  }
}

// SuspendMonitor, outside of screens.

@MainActor
final class UploadQueue {
  func follow() async {
    for await event in SuspendMonitor.shared.events(.holdingBackgroundTask()) {
      if case .willSuspend(.imminent) = event { writeCheckpoint() }
    }
  }

  func writeCheckpoint() {}
}

@MainActor
private final class Services {
  private let clock = RefreshingClock()
  private let analytics = Log()

  private func refresh() async {
    for await event in SuspendMonitor.shared.events() {
      if case .didUnsuspend(let suspension) = event { clock.refresh(after: suspension.seconds) }
    }
  }

  private func measure() async {
    for await event in SuspendMonitor.shared.events() {
      guard case .didUnsuspend(let suspension) = event, suspension.isCertain else { continue }
      analytics.log("suspended for \(suspension.seconds) s, asleep for \(suspension.secondsAsleep) s")
    }
    for await event in SuspendMonitor.shared.events() {
      if case .stalled(let seconds, byDebugger: false) = event { analytics.log("main thread blocked for \(seconds) s") }
    }
    for await event in SuspendMonitor.shared.events() {
      if case .failed(let failure) = event { analytics.log("suspension: \(failure)") }
    }
    for await event in SuspendMonitor.shared.events() { print("app: \(event)") }
  }

  private func observingEnd(_ center: NotificationCenter) -> any NSObjectProtocol {
    center.addObserver(forName: .applicationDidUnsuspend, object: nil, queue: .main) { notification in
      guard case .didUnsuspend(let suspension) = notification.userInfo?["event"] as? SuspendEvent else { return }
      print("suspended for \(suspension.seconds) s")
    }
  }

  private func observing(_ center: NotificationCenter) -> any NSObjectProtocol {
    center.addObserver(forName: .applicationDidSuspend, object: nil, queue: .main) { notification in
      if let began = notification.object as? Date { print("suspended at \(began)") }
    }
  }
}

private func suspensionForTest() -> Suspension {
  let suspension = Suspension(
    lastSign: ClockReading(uptime: 10, continuous: 10), firstLateSign: ClockReading(uptime: 15, continuous: 30),
    uncertainty: 0.2, began: Date(timeIntervalSince1970: 7))
  return suspension
}

private func options() -> [SuspendOptions] {
  // Two seconds of background time to close the database, and no more than that
  let short = SuspendOptions(accuracy: 0.25, backgroundTime: 2)
  return [short]
}

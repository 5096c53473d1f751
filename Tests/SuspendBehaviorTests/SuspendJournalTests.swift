import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import SuspendBehavior

/// How a journal is kept, and what the next launch hears of it.
@MainActor
@Suite(.everyAnswer)
struct SuspendJournalTests {
  let folder = TemporaryFolder()
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = Transcript()

  private var journal: SuspendJournal { SuspendJournal(url: folder.url.appendingPathComponent("new/journal.json")) }

  // MARK: Keeping it

  private func phase() -> String {
    switch journal.read()?.phase {
    case nil: "none"
    case .foreground: "foreground"
    case .ended: "ended"
    case .background(let signs): signs.isHeld ? "background, held" : "background"
    }
  }

  @Test("The file follows the app: foreground, background with and without our task, foreground, ended")
  func keeping() {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    #expect(SuspendMonitor.shared.keep(journal, policy: .standard) == .clean)
    #expect(phase() == "foreground")
    device.pressHome()
    #expect(phase() == "background, held")
    device.advance(by: 22)
    #expect(phase() == "background")
    device.openApp()
    #expect(phase() == "foreground")
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    #expect(phase() == "ended")
    SuspendMonitor.shared.stop()
  }

  @Test("Killed where it stood, the next launch reports it, and the one after that is clean")
  func nextLaunch() {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    SuspendMonitor.shared.keep(journal, policy: .standard)
    device.pressHome()
    device.kill()
    let next = HeadlessDevice().drivingLifecycleTime()
    guard case .terminatedInBackground = SuspendMonitor.shared.keep(journal) else {
      Issue.record("\(SuspendMonitor.shared.previousRun)")
      return
    }
    #expect(SuspendMonitor.shared.keep(SuspendJournal(url: folder.url)) == SuspendMonitor.shared.previousRun)
    _ = HeadlessDevice().drivingLifecycleTime()
    #expect(SuspendMonitor.shared.keep(journal) == .clean)
    SuspendMonitor.shared.stop()
    withExtendedLifetime(next) {}
  }

  @Test("A journal that cannot be written is a failure, told once until it can be; the rest goes on")
  func unwritable() throws {
    device.launch(showing: UIViewController())
    let blocker = folder.url.appendingPathComponent("new")
    try Data().write(to: blocker)
    SuspendMonitor.shared.keep(journal)
    let subscription = SuspendMonitor.shared.subscribe { [log] event in
      if case .failed(.journalUnwritable(let reason)) = event {
        log.record(reason.isEmpty ? "failed without a reason" : "failed")
      } else {
        log.record(event.line)
      }
    }
    for canBeWritten in [false, false, true, false] {
      try? FileManager.default.removeItem(at: blocker)
      if !canBeWritten { try Data().write(to: blocker) }
      device.pressHome()
      device.openApp()
    }
    #expect(
      log.flush() == [
        "failed", "willSuspend possible", "averted", "willSuspend possible", "averted", "willSuspend possible",
        "averted", "failed", "willSuspend possible", "averted",
      ])
    SuspendMonitor.shared.stop()
    withExtendedLifetime(subscription) {}
  }
}

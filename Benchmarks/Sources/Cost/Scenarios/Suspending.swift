import CMeasure
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import UIKit

/// The first minute in the background of an app that keeps running.
@MainActor
enum Suspending {
  static var all: [Measurement] {
    [
      minute("nothing") { () },
      minute("by-hand") { HandWrittenHeartbeat() },
      minute("standard") { SuspendMonitor.shared.subscribe { _ in } },
      minute("frugal") { SuspendMonitor.shared.subscribe(policy: .frugal) { _ in } },
      minute("journal") { SuspendMonitor.shared.keepJournal(journal) },
      turns("nothing") { () },
      turns("standard") { SuspendMonitor.shared.subscribe { _ in } },
      turns("frugal") { SuspendMonitor.shared.subscribe(policy: .frugal) { _ in } },
      writes("writes") { main_thread_writes() },
      writes("waits") { main_thread_synchronizations() },
    ]
  }

  private static let journal = SuspendJournal(
    url: FileManager.default.temporaryDirectory.appendingPathComponent("suspension.json"))

  /// - Returns: an app that is in the background from the first run of the work on.
  private static func app() -> StackApp {
    let app = StackApp()
    app.device.suspendsInBackground = false
    return app
  }

  private static func passMinute(_ device: HeadlessDevice) {
    device.pressHome()
    device.advance(by: 60)
  }

  private static func minute<Attachment>(
    _ name: String, _ attach: @escaping @MainActor () -> Attachment
  ) -> Measurement {
    Measurement("minute/" + name) {
      let app = app()
      let attachment = attach()
      return app.keeping {
        withExtendedLifetime(attachment) { passMinute(app.device) }
      }
    }
  }

  private static func turns<Attachment>(
    _ name: String, _ attach: @escaping @MainActor () -> Attachment
  ) -> Measurement {
    Measurement("minute/\(name)", "turns") {
      let app = app()
      let attachment = attach()
      var turns = 0
      let observer = LifecycleTime.device(app.device).afterEachTurn { turns += 1 }
      withExtendedLifetime(attachment) { passMinute(app.device) }
      observer.cancel()
      return Double(turns)
    }
  }

  /// What the main thread does to the disk for the journal.
  private static func writes(_ quantity: String, _ count: @escaping @MainActor () -> UInt64) -> Measurement {
    Measurement("minute/journal", quantity) {
      let app = app()
      SuspendMonitor.shared.keepJournal(journal)
      let before = count()
      passMinute(app.device)
      let writes = count() - before
      SuspendMonitor.shared.stop()
      return Double(writes)
    }
  }
}

/// What people write by hand: a timer of 1 Hz that compares the clock with its last value.
@MainActor
private final class HandWrittenHeartbeat {
  private var last = LifecycleTime.current.read().continuous
  private var timer: (any LifecycleTimer)?

  init() {
    timer = LifecycleTime.current.schedule(every: 1) { [weak self] in self?.beat() }
  }

  private func beat() {
    let now = LifecycleTime.current.read().continuous
    if now - last > 3 { Work.count &+= 1 }
    last = now
  }
}

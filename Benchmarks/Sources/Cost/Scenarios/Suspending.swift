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
      minute("journal", letQueuesWork: true) { SuspendMonitor.shared.keepJournal(journal) },
      turns("nothing") { () },
      turns("standard") { SuspendMonitor.shared.subscribe { _ in } },
      turns("frugal") { SuspendMonitor.shared.subscribe(policy: .frugal) { _ in } },
      disk("journal", "writes") { file_writes() },
      disk("journal-on-main-thread", "writes") { main_thread_file_writes() },
      disk("journal-on-main-thread", "waits") { main_thread_synchronizations() },
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

  /// Second by second: what is done on a queue is over before the next sign, as in a real minute.
  private static func passMinute(_ device: HeadlessDevice, letQueuesWork: Bool = false) {
    device.pressHome()
    for _ in 0..<60 {
      device.advance(by: 1)
      if letQueuesWork { usleep(5000) }
    }
  }

  private static func minute<Attachment>(
    _ name: String, letQueuesWork: Bool = false, _ attach: @escaping @MainActor () -> Attachment
  ) -> Measurement {
    Measurement("minute/" + name) {
      let app = app()
      let attachment = attach()
      return app.keeping {
        withExtendedLifetime(attachment) { passMinute(app.device, letQueuesWork: letQueuesWork) }
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

  /// What the journal does to the disk.
  private static func disk(
    _ name: String, _ quantity: String, _ count: @escaping @MainActor () -> UInt64
  ) -> Measurement {
    Measurement("minute/\(name)", quantity) {
      let app = app()
      SuspendMonitor.shared.keepJournal(journal)
      let before = count()
      passMinute(app.device, letQueuesWork: true)
      let times = count() - before
      SuspendMonitor.shared.stop()
      return Double(times)
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

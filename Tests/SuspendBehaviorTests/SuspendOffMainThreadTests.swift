import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

@testable import SuspendBehavior

/// Notifications that UIKit posts on the main thread, posted on another thread.
@MainActor
@Suite(.oneDevice)
struct SuspendOffMainThreadTests {
  let device = HeadlessDevice()
  let center = NotificationCenter()
  let log = EventLog()
  let monitor: SuspendMonitor

  init() {
    device.launch(showing: UIViewController())
    var app = BackgroundApp.shared
    app.observer = { [center] in NotificationObserver(center) }
    monitor = SuspendMonitor(app: app, center: center)
    log.subscribe(to: monitor, options: .standard)
  }

  private func enterBackgroundOnAnotherThread() {
    onAnotherThread { [center] in
      center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
  }

  @Test("A post on another thread is delivered on the main thread, later; a post on the main thread, at once")
  func delivered() async {
    enterBackgroundOnAnotherThread()
    #expect(log.flush() == [])
    await finishMainQueue()
    #expect(log.flush() == ["willSuspend possible"])
    center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    #expect(log.flush() == ["averted"])
  }

  @Test("When the last subscription has been cancelled in the meantime, no event is delivered")
  func ended() async {
    enterBackgroundOnAnotherThread()
    log.unsubscribe()
    await finishMainQueue()
    center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    #expect(log.flush() == [])
  }
}

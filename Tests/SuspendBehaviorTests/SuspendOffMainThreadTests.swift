import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import SuspendBehavior

/// What UIKit announces on the main thread, posted on another thread.
@MainActor
@Suite(.oneDevice)
struct SuspendOffMainThreadTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let center = NotificationCenter()
  let log = LifecycleTranscript()
  let monitor: SuspendMonitor
  let subscription: SuspendSubscription

  init() {
    device.launch(showing: UIViewController())
    var app = BackgroundApp.shared
    app.observer = { [center] in NotificationObserver(center) }
    monitor = SuspendMonitor(time: .current, app: app, center: center)
    subscription = monitor.subscribe(policy: .frugal) { [log] event in log.record(event.line) }
  }

  private func enterBackgroundOnAnotherThread() {
    onAnotherThread { [center] in
      center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
  }

  @Test("It is delivered on the main thread, later; what is posted on the main thread, at once")
  func delivered() async {
    enterBackgroundOnAnotherThread()
    #expect(log.flush() == [])
    await finishMainQueue()
    #expect(log.flush() == ["willSuspend possible"])
    center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    #expect(log.flush() == ["averted"])
  }

  @Test("When the monitor has stopped in the meantime, nothing is delivered")
  func ended() async {
    enterBackgroundOnAnotherThread()
    monitor.stop()
    await finishMainQueue()
    center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    #expect(log.flush() == [])
  }
}

import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// UIKit's notifications, posted on another thread than the main one, as SDKs and tests do.
@MainActor
@Suite(.everyAnswer)
struct FocusOffMainThreadTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private var lines: [String] { log.flushWithoutTimes() }

  @Test("The app's states count, in the order of their posts, without a trap")
  func app() async {
    device.launchAndSettle(showing: FocusScreen("A", in: log, on: device, sampling: nil))
    _ = log.flush()
    let (resign, become) = (
      UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification
    )
    onAnotherThread { NotificationCenter.default.post(name: resign, object: nil) }
    #expect(lines == [])
    await finishMainQueue()
    #expect(lines == ["A lost appInactive"])
    onAnotherThread {
      for name in [become, resign, become] { NotificationCenter.default.post(name: name, object: nil) }
    }
    await finishMainQueue()
    device.advance(by: 1)
    #expect(lines == ["A gained appActive"])
  }

  @Test("Notifications of windows and scenes count too, and those without an object have no effect")
  func windows() async {
    device.launchAndSettle(showing: FocusScreen("A", in: log, on: device, sampling: .manual))
    FocusSampling.sampleNow()
    device.turn()
    _ = log.flush()
    let names = [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification, UIWindow.didBecomeVisibleNotification,
      UIScene.didActivateNotification, UIScene.didDisconnectNotification,
    ]
    onAnotherThread {
      for name in names { NotificationCenter.default.post(name: name, object: nil) }
    }
    let scene = device.scenes[0]
    let deactivate = UIScene.willDeactivateNotification
    onAnotherThread { NotificationCenter.default.post(name: deactivate, object: scene) }
    await finishMainQueue()
    device.advance(by: 1)
    #expect(lines == ["A lost sceneInactive"])
  }
}

import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// What UIKit announces on the main thread, posted on another one, as SDKs and tests do.
@MainActor
@Suite(.everyAnswer)
struct FocusOffMainThreadTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private var lines: [String] { log.flush().map { String($0.drop { !$0.isLetter }) } }

  @Test("The app's states count, in the order of their posts, and nothing traps")
  func app() async {
    device.launch(showing: FocusScreen("A", in: log, on: device, sampling: .eventDriven))
    device.advance(by: 1)
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

  @Test("Windows and scenes are heeded, too, and one that nothing is known of does no harm")
  func windows() async {
    device.launch(showing: FocusScreen("A", in: log, on: device, sampling: .manual))
    device.advance(by: 1)
    FocusSampling.sample()
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

import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Interruptions, which make the app inactive and leave it on screen (R77).
@MainActor
@Suite(.oneDevice)
struct InterruptionTests: FixtureSuite {
  let fixture = LoggedAppOnDevice()

  init() {
    device.launch(showing: log.screen("A"))
    _ = log.flush()
  }

  @Test("R77: during two interruptions the app is inactive until both have ended")
  func nested() {
    device.receiveCall()
    device.openControlCenter()
    _ = log.flush()
    device.closeControlCenter()
    #expect(log.flush() == [])
    device.endCall()
    #expect(log.flush() == ["UIScene.didActivate inactive", "app.didBecomeActive active"])
  }

  @Test("R77, R71: on the way home from the Control Center the inactive app goes to the background")
  func homeFromControlCenter() {
    device.openControlCenter()
    _ = log.flush()
    device.pressHome()
    #expect(log.flush() == ["UIScene.didEnterBackground inactive", "app.didEnterBackground background"])
    device.openApp()
    #expect(
      log.flush() == [
        "UIScene.willEnterForeground background", "app.willEnterForeground background",
        "UIScene.didActivate inactive", "app.didBecomeActive active",
      ])
  }

  @Test("R77: an app that is opened during a call stays inactive until the call has ended")
  func openDuringCall() {
    device.receiveCall()
    device.pressHome()
    _ = log.flush()
    device.openApp()
    #expect(log.flush() == ["UIScene.willEnterForeground background", "app.willEnterForeground background"])
    #expect(UIApplication.shared.applicationState == .inactive)
    device.endCall()
    #expect(UIApplication.shared.applicationState == .active)
  }
}

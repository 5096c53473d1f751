import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Apps with an application delegate and no scene manifest.
@MainActor
@Suite(.oneDevice)
struct AppLifecycleTests: FixtureSuite {
  let fixture = LoggedAppOnDevice(.applicationDelegate)

  private func launch(showing root: UIViewController = UIViewController()) {
    device.launch(delegate: app) { UIWindow.key(in: $0, showing: root) }
  }

  /// The lines that rule 71 describes. It leaves open whether the notifications of scenes are posted too.
  private func flush() -> [String] {
    log.flush().filter { !$0.hasPrefix("UIScene.") }
  }

  @Test("R169: in a process that was started there is no application until its app is launched")
  func beforeMain() {
    device.startProcess { #expect(UIApplication.existing == nil) }
    device.advance(by: 1)
    #expect(UIApplication.existing == nil)
    launch()
    #expect(UIApplication.existing === UIApplication.shared)
    device.kill()
    device.startProcess {}
    device.kill()
    #expect(UIApplication.existing === UIApplication.shared)
  }

  @Test("R81: an app that is killed in the background receives no call", arguments: [false, true])
  func killed(isSuspended: Bool) {
    launch()
    device.pressHome()
    if isSuspended { device.advance(by: 20) }
    #expect(device.isSuspended == isSuspended)
    _ = log.flush()
    device.kill()
    #expect(log.flush() == [])
  }

  @Test(
    "R81: an app that is swiped away while it runs enters the background and terminates; its delegate is called first")
  func swipedAway() {
    launch()
    _ = log.flush()
    device.swipeAway()
    #expect(
      flush() == [
        "delegate.willResignActive active", "app.willResignActive active", "delegate.didEnterBackground background",
        "app.didEnterBackground background", "delegate.willTerminate background", "app.willTerminate background",
      ])
    #expect(!device.isRunning)
    launch()
    device.pressHome()
    device.advance(by: 20)
    _ = log.flush()
    device.swipeAway()
    #expect(log.flush() == [])
    #expect(!device.isRunning)
  }
}

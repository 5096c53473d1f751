import HeadlessDevice
import LifecycleTestKit
import TestSupport
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

  @Test("R70: active is 0, inactive 1, background 2")
  func rawValues() {
    #expect(UIApplication.State.active.rawValue == 0)
    #expect(UIApplication.State.inactive.rawValue == 1)
    #expect(UIApplication.State.background.rawValue == 2)
  }

  @Test("R71, T12: a cold launch finishes launching while inactive and becomes active without entering the foreground")
  func coldLaunch() {
    launch()
    #expect(
      flush() == [
        "delegate.didFinishLaunching inactive", "app.didFinishLaunching inactive",
        "delegate.didBecomeActive active", "app.didBecomeActive active",
      ])
  }

  @Test(
    "R71, R76: on the way home an app resigns while active, then is in the background; its delegate is called first")
  func home() {
    launch()
    _ = log.flush()
    device.pressHome()
    #expect(
      flush() == [
        "delegate.willResignActive active", "app.willResignActive active",
        "delegate.didEnterBackground background", "app.didEnterBackground background",
      ])
  }

  @Test("R71, R76: on its way back the app enters the foreground while in the background, then becomes active")
  func back() {
    launch()
    device.pressHome()
    _ = log.flush()
    device.openApp()
    #expect(
      flush() == [
        "delegate.willEnterForeground background", "app.willEnterForeground background",
        "delegate.didBecomeActive active", "app.didBecomeActive active",
      ])
  }

  @Test("W5: under the other answer the state has its new value already inside the will-notifications")
  func otherAnswer() {
    device.weakRules.stateIsOldInWillNotifications = false
    launch()
    _ = log.flush()
    device.pressHome()
    device.openApp()
    #expect(
      log.flush().filter { $0.hasPrefix("app") } == [
        "app.willResignActive inactive", "app.didEnterBackground background",
        "app.willEnterForeground inactive", "app.didBecomeActive active",
      ])
  }

  @Test("R79, T6: screens receive no callback when the app goes to the background, and stay appeared")
  func screens() {
    let screen = log.screen("A")
    launch(showing: screen)
    _ = log.flush()
    device.pressHome()
    device.advance(by: 1)
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush().filter { $0.hasPrefix("A.") } == [])
    #expect(screen.view.window != nil)
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

  @Test(
    "R80: whether the first screen has appeared when the app becomes active is not promised", arguments: [true, false])
  func launchOrder(activeComesFirst: Bool) {
    device.weakRules.becomesActiveBeforeFirstDidAppear = activeComesFirst
    launch(showing: log.screen("A"))
    let order = log.flush().filter { $0 == "A.dA(f)" || $0.hasPrefix("app.didBecomeActive") }
    let expected = ["app.didBecomeActive active", "A.dA(f)"]
    #expect(order == (activeComesFirst ? expected : expected.reversed()))
  }
}

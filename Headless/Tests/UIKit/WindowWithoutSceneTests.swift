import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R120, R62: windows that name no scene.
@MainActor
@Suite(.oneDevice)
struct WindowWithoutSceneTests {
  let log = Transcript()

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = log.screen("A")
    return window
  }

  @Test("R120: without a launched app a window is shown, and its screen appears")
  func noApp() {
    let device = HeadlessDevice()
    let window = makeWindow()
    window.makeKeyAndVisible()
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)"])
    device.turn()
    #expect(log.flush() == ["A.iA(f)", "A.dA(f)"])
    #expect(window.isKeyWindow)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(window.windowScene?.activationState == .foregroundActive)

    let second = UIWindow(frame: UIScreen.main.bounds)
    second.isHidden = false
    #expect(second.windowScene === window.windowScene)
    window.isHidden = true
    #expect(log.flush() == ["A.wD(f)"])
    #expect(second.isKeyWindow)
    #expect(device.consoleMessages == [])
  }

  @Test("R120, R62: in an app with scenes a window without one is not shown, and causes a console message")
  func appWithScenes() {
    let device = HeadlessDevice.launched()
    let window = makeWindow()
    window.makeKeyAndVisible()
    device.turn()
    #expect(log.flush() == [])
    #expect(!window.isKeyWindow)
    #expect(
      device.consoleMessages == [
        "A window without a windowScene is not shown in an app with scenes: use UIWindow(windowScene:)."
      ])
    window.windowScene = device.scenes[0]
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)"])
  }

  @Test("R120: in an app without scenes a window that was made before the launch is shown like others")
  func madeBeforeLaunch() {
    let device = HeadlessDevice(appLifecycle: .applicationDelegate)
    let window = makeWindow()
    device.launch { _ in
      window.makeKeyAndVisible()
      return window
    }
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)", "A.iA(f)", "A.dA(f)"])
    #expect(window.windowScene === device.scenes[0])
    #expect(window.isKeyWindow)
  }
}

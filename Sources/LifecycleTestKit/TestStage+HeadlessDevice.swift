#if canImport(HeadlessDevice)
  import HeadlessDevice
  import UIKit

  /// What a ``LifecycleTestWindow`` needs of the system it runs on: here a freshly launched app in virtual time.
  @MainActor
  final class TestStage {
    let device = HeadlessDevice().drivingLifecycleTime()
    let window: UIWindow

    init() {
      window = device.launch { scene in
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        return window
      }
    }

    func settle() async {
      device.finishTransitions()
    }
  }

  extension LifecycleTestWindow {
    /// The device that the window's app runs on, in virtual time, which behaviors use, too: press Home, turn it, let time pass.
    /// On the stand-in only; a test that also runs on UIKit checks `#if canImport(HeadlessDevice)`.
    ///
    /// ```swift
    /// await window.show(screen)
    /// window.device.pressHome()
    /// window.device.advance(by: 60)
    /// window.device.openApp()
    /// ```
    ///
    /// It ends with the window: the next window has another device.
    public var device: HeadlessDevice { stage.device }
  }
#endif

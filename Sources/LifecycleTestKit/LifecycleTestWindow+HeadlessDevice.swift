#if canImport(HeadlessDevice)
  import HeadlessDevice
  import UIKit

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
    /// A behavior that waits is tested by advancing the time:
    ///
    /// ```swift
    /// await window.show(ScreenUnderTest(behaviors: [HintBehavior { log.record("hint") }]))
    /// window.device.advance(by: 5.1)
    /// #expect(log.flush() == ["hint"])
    /// ```
    ///
    /// It ends with the window: the next window has another device.
    public var device: HeadlessDevice { system.device }
  }
#endif

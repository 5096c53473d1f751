#if canImport(HeadlessDevice)
  import HeadlessDevice
  import UIKit

  extension LifecycleTestWindow {
    /// The device on which the window's app runs. With it, a test presses Home, rotates the device, and lets virtual time pass,
    /// which behaviors use, too.
    ///
    /// Available only on the stand-in. In a test that also runs on UIKit, write `#if canImport(HeadlessDevice)`.
    ///
    /// ```swift
    /// await window.show(screen)
    /// window.device.pressHome()
    /// window.device.advance(by: 60)
    /// window.device.openApp()
    /// ```
    ///
    /// To test a behavior that waits, advance the time:
    ///
    /// ```swift
    /// await window.show(ScreenUnderTest(behaviors: [HintBehavior { log.record("hint") }]))
    /// window.device.advance(by: 5.1)
    /// #expect(log.flush() == ["hint"])
    /// ```
    ///
    /// The device ends with the window. The next window has another device.
    public var device: HeadlessDevice { system.device }
  }
#endif

#if canImport(HeadlessDevice)
  import HeadlessDevice
  import LifecycleBehaviors
  import LifecycleTestKit
  import TestSupport
  import Testing
  import UIKit

  /// The device of a `LifecycleTestWindow` on the stand-in.
  @MainActor
  @Suite(.oneDevice)
  struct LifecycleTestWindowDeviceTests {
    @Test("The device of a test window runs the window's app, and behaviors read its time")
    func device() async {
      let window = LifecycleTestWindow()
      let log = LifecycleTranscript()
      let screen = UIViewController()
      await window.show(screen)
      #expect(window.device.keyWindow === window.window)
      #expect(window.device.scenes == [window.window.windowScene])
      #expect(UIApplication.shared.applicationState == .active)

      let start = LifecycleTime.current.read().uptime
      window.device.pressHome()
      #expect(UIApplication.shared.applicationState == .background)
      window.device.advance(by: 3)
      #expect(LifecycleTime.current.read().uptime - start == 3)
      window.device.openApp()
      #expect(UIApplication.shared.applicationState == .active)

      screen.addBehaviors([RecordingBehavior("a", in: log)])
      _ = log.flush()
      window.device.rotate(to: .landscapeLeft)
      window.device.finishTransitions()
      #expect(log.flush().first == "a beforeChangingSize(to: 852.0x393.0) animated")
    }

    @Test("Each test window has a device of its own, which replaces the one before; the use of that one is reported")
    func fresh() async {
      var issues: [LifecycleIssue.Kind] = []
      let subscription = LifecycleIssue.subscribe { issues.append($0.kind) }
      defer { subscription.cancel() }
      let first = LifecycleTestWindow()
      let second = LifecycleTestWindow()
      #expect(first.device !== second.device)
      await second.show(UIViewController())
      #expect(UIApplication.shared.connectedScenes == Set(second.device.scenes))
      #expect(issues == [])
      await first.settle()
      #expect(issues == [.testWindowEnded])
    }
  }
#endif

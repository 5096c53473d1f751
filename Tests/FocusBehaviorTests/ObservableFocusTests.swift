#if canImport(Observation)
  import FocusBehavior
  import HeadlessDevice
  import LifecycleTestKit
  import Observation
  import TestSupport
  import Testing
  import UIKit

  @MainActor
  @Suite(.everyAnswer)
  struct ObservableFocusTests {
    let device = HeadlessDevice().drivingLifecycleTime()
    let log = LifecycleTranscript()

    /// Reads as a view does, and again after each change of what it has read.
    private func follow(_ read: @escaping @MainActor () -> String) {
      let text = withObservationTracking(read) { [log] in
        Task { @MainActor in
          log.record("changed")
          follow(read)
        }
      }
      log.record(text)
    }

    @Test("Code is updated by what it reads: hasFocus alone, or the reason too")
    func updates() async {
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      let focus = screen.observableFocus()
      follow { "focus \(focus.hasFocus)" }
      follow { "reason \(focus.reason)" }
      device.launchAndSettle(showing: screen)
      await settleTasks()
      #expect(
        log.flush() == [
          "focus false", "reason notAppeared", "changed", "focus true", "changed", "reason appeared",
        ])
      device.openControlCenter()
      await settleTasks()
      #expect(log.flush() == ["changed", "focus false", "changed", "reason appInactive"])
      device.pressHome()
      await settleTasks()
      #expect(log.flush() == ["changed", "reason appBackground"])
    }

    @Test("The options decide: an alert is no loss under media, and a loss by default")
    func options() {
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      let (attention, media) = (screen.observableFocus(), screen.observableFocus(.media))
      device.launchAndSettle(showing: screen)
      screen.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
      device.advance(by: 1)
      #expect(!attention.hasFocus && attention.reason.name == "alert" && media.hasFocus)
    }

    @Test("It keeps no screen alive, and is without focus when its screen has been released")
    func releasedScreen() {
      weak var screen: UIViewController?
      let focus: ObservableFocus
      let window: UIWindow
      do {
        let first = UIViewController()
        first.loadViewIfNeeded()
        screen = first
        focus = first.observableFocus()
        window = device.launchAndSettle(showing: first)
      }
      #expect(focus.hasFocus)
      window.rootViewController = UIViewController()
      device.advance(by: 1)
      #expect(screen == nil && !focus.hasFocus)
    }

    @Test("When it is released its behavior is removed from the screen, and only that")
    func released() {
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      weak var released: ObservableFocus?
      device.launchAndSettle(showing: screen)
      do {
        let focus = screen.observableFocus()
        released = focus
        device.advance(by: 1)
        #expect(focus.hasFocus && screen.hasFocusWithin)
      }
      #expect(released == nil && screen.focus == nil)
      let kept = screen.observableFocus()
      device.advance(by: 1)
      #expect(kept.hasFocus)
    }
  }
#endif

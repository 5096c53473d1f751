import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Handlers that take away what others have still to be told about.
@MainActor
@Suite(.everyAnswer)
struct FocusReentrancyTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  @Test(
    "A screen that the first of its handlers takes off the screen has gained and then lost focus for the second one")
  func takenAway() {
    let tabs = UITabBarController()
    var hasLost = false
    let screen = FocusScreen("first", in: log, on: device) { change in
      if hasLost, change.hasFocus { tabs.selectedIndex = 1 }
      hasLost = hasLost || !change.hasFocus
    }
    screen.addBehaviors([FocusBehavior { log.record("second \($0.kind) \($0.reason.name)") }])
    tabs.viewControllers = [screen, UIViewController()]
    device.launchAndSettle(showing: tabs)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    tabs.present(alert, animated: true)
    device.advance(by: 1)
    #expect(log.flush().suffix(2) == ["1.0 first lost alert", "second lost alert"])
    alert.dismiss(animated: true)
    device.advance(by: 1)
    #expect(
      log.flushWithoutTimes() == [
        "first gained uncovered", "first lost tabChanged", "second gained uncovered", "second lost tabChanged",
      ])
  }

  @Test(
    "A behavior that is removed while another handler is called has received what had been decided of it before its end"
  )
  func removed() {
    var attachment: BehaviorAttachment?
    let screen = FocusScreen("first", in: log, on: device) { change in
      if !change.hasFocus { attachment?.remove() }
    }
    attachment = screen.addBehaviors([FocusBehavior { log.record("second \($0.kind) \($0.reason.name)") }])
    device.launchAndSettle(showing: screen)
    _ = log.flush()
    screen.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.flushWithoutTimes() == ["first lost covered", "second lost covered"])
  }
}

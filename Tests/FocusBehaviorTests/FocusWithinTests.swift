import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct FocusWithinTests {
  let device = HeadlessDevice(idiom: .pad).drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func watch(_ container: UIViewController, _ name: String) -> BehaviorAttachment {
    container.observeFocusWithin { [log] hasFocus in log.record("\(name) \(hasFocus ? "in" : "out")") }
  }

  private func screen(_ name: String, sampling: FocusSampling = .standard) -> FocusScreen {
    FocusScreen(name, in: LifecycleTranscript(), on: device, sampling: sampling)
  }

  private func tabBar(_ controllers: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  @Test("A container has focus within while a screen in it has focus, at any depth; each screen is named once")
  func depth() {
    let (a, child) = (screen("A"), screen("child"))
    let nav = UINavigationController(rootViewController: a)
    let tabs = tabBar([nav])
    device.launchAndSettle(showing: tabs)
    #expect(tabs.hasFocusWithin && nav.hasFocusWithin && a.hasFocusWithin)
    a.embed(child)
    child.addBehaviors([FocusBehavior { _ in }])
    device.advance(by: 1)
    #expect(tabs.focusedScreensWithin == [a, child])
    #expect(child.focusedScreensWithin == [child])
  }

  @Test("A container is notified when it gains and loses focus within, and not of a move between two screens inside")
  func moves() {
    let (nav, other) = (UINavigationController(rootViewController: screen("A")), screen("other"))
    let tabs = tabBar([nav, other])
    _ = watch(nav, "nav")
    _ = watch(tabs, "tabs")
    device.launchAndSettle(showing: tabs)
    #expect(log.flush() == ["nav in", "tabs in"])
    device.push(screen("B"), onto: nav)
    device.pop(nav, animated: false)
    #expect(log.flush() == [])
    device.tapTab(other, in: tabs)
    device.advance(by: 1)
    #expect(log.flush() == ["nav out"])
    device.tapTab(nav, in: tabs)
    device.advance(by: 1)
    #expect(log.flush() == ["nav in"])
  }

  @Test("Of two containers the one that loses focus is notified first")
  func order() {
    let (first, second) = (UINavigationController(rootViewController: screen("A")), screen("B"))
    let tabs = tabBar([first, second])
    _ = watch(second, "second")
    _ = watch(first, "first")
    device.launchAndSettle(showing: tabs)
    device.tapTab(second, in: tabs)
    device.advance(by: 1)
    #expect(log.flush() == ["first in", "first out", "second in"])
  }

  @Test("A change at the end of a turn in which the last screen disappears is reported")
  func lastScreenGoes() {
    let a = screen("A", sampling: .eventDriven)
    _ = watch(a, "a")
    let window = device.launchAndSettle(showing: a)
    #expect(log.flush() == ["a in"])
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    _ = device.schedule(after: 0) { window.isHidden = true }
    device.advance(by: 1)
    #expect(log.flush() == ["a out"])
  }

  @Test("Focus is within while one of two columns has it")
  func columns() {
    let split = UISplitViewController()
    let (a, b) = (screen("A"), screen("B"))
    split.viewControllers = [a, b]
    _ = watch(split, "split")
    device.launchAndSettle(showing: split)
    a.attachment?.remove()
    device.advance(by: 1)
    #expect(log.flush() == ["split in"])
    b.attachment?.remove()
    #expect(log.flush() == [])
    device.turn()
    #expect(log.flush() == ["split out"])
  }

  @Test("An embedded screen is within; a screen presented from inside is not, not even in the container's own context")
  func presented() {
    let (root, child) = (UIViewController(), screen("child"))
    root.definesPresentationContext = true
    _ = watch(root, "root")
    device.launch(showing: root)
    root.embed(child)
    device.advance(by: 1)
    #expect(log.flush() == ["root in"])
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .currentContext] {
      let modal = screen("modal")
      modal.modalPresentationStyle = style
      child.present(modal, animated: true)
      device.advance(by: 1)
      #expect(modal.hasFocusWithin && !root.hasFocusWithin)
      modal.dismiss(animated: true)
      device.advance(by: 1)
      #expect(log.flush() == ["root out", "root in"], "\(style)")
    }
  }

  @Test("That the app leaves is reported at once, that it is active again when the turn is over")
  func away() {
    let nav = UINavigationController(rootViewController: screen("A"))
    _ = watch(nav, "nav")
    device.launchAndSettle(showing: nav)
    _ = log.flush()
    device.pressHome()
    #expect(log.flush() == ["nav out"])
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush() == ["nav in"])
  }

  @Test(
    "Observing begins with the state now, and both ways to remove end it without a call, also during a report",
    arguments: [false, true])
  func ends(isSilent: Bool) {
    func end(_ attachment: BehaviorAttachment?) {
      if isSilent { attachment?.remove(silently: true) } else { attachment?.remove() }
    }
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launchAndSettle(showing: nav)
    var second: BehaviorAttachment?
    nav.observeFocusWithin { [log] hasFocus in
      log.record("first \(hasFocus)")
      end(second)
    }
    second = watch(nav, "second")
    let third = watch(nav, "third")
    device.advance(by: 1)
    #expect(third.isAttached && second?.isAttached == true)
    end(third)
    #expect(!third.isAttached)
    #expect(log.flush() == [])
    device.openControlCenter()
    device.advance(by: 1)
    #expect(log.flush() == ["first false"])
    #expect(second?.isAttached == false)
  }

  @Test("Manual sampling notifies containers before it returns")
  func manual() {
    let nav = UINavigationController(rootViewController: screen("A", sampling: .manual))
    _ = watch(nav, "nav")
    device.launchAndSettle(showing: nav)
    nav.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["nav in"])
    FocusSampling.sample()
    #expect(log.flush() == ["nav out"])
  }

  @Test("With options of its own a container decides for the screens within, whatever their behaviors count")
  func ownOptions() {
    let a = screen("A")
    let nav = UINavigationController(rootViewController: a)
    device.launchAndSettle(showing: nav)
    let all: [(name: String, options: FocusOptions?)] = [
      ("own", nil), ("media", .media), ("alerts", [.alert]), ("inactive", [.inactive]),
    ]
    for (name, options) in all {
      nav.observeFocusWithin(options) { [log] in log.record("\(name) \($0 ? "in" : "out")") }
    }
    device.advance(by: 1)
    #expect(log.flush() == ["media in", "alerts in", "inactive in"])

    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    a.present(alert, animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["own out", "alerts out"])
    a.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["own in", "alerts in"])

    device.openControlCenter()
    #expect(log.flush() == ["own out", "inactive out"])
    device.pressHome()
    device.advance(by: 1)
    #expect(log.flush() == ["media out", "alerts out"])
    device.openApp()
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(log.flush() == ["own in", "media in", "alerts in", "inactive in"])
  }

  @Test("Under options of a container moves are reported as without; a cancelled swipe changes nothing")
  func ownOptionsInTransitions() throws {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launchAndSettle(showing: nav)
    let without = LifecycleTranscript()
    nav.observeFocusWithin { without.record($0 ? "in" : "out") }
    let handle = nav.observeFocusWithin(.attention) { [log] in log.record($0 ? "in" : "out") }
    device.push(screen("B"), onto: nav)
    #expect(log.flush().last == "in")
    _ = without.flush()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 0.1)
    swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush() == [] && without.flush() == [])
    device.pop(nav)
    device.push(UIViewController(), onto: nav)
    let moves = log.flush()
    #expect(moves.last == "out" && moves == without.flush())
    handle.remove()
    device.pop(nav)
    #expect(log.flush() == [] && without.flush() == ["in"])
  }

  @Test("An observation keeps neither the container nor, when the container is released, its handler")
  func keepsNothing() {
    final class Token {}
    weak var container: UIViewController?
    weak var token: Token?
    let handle: BehaviorAttachment
    device.launch(showing: screen("A"))
    do {
      let nav = UINavigationController(rootViewController: UIViewController())
      let held = Token()
      (container, token) = (nav, held)
      handle = nav.observeFocusWithin { _ in _ = held }
      #expect(handle.isAttached)
    }
    #expect(container == nil && !handle.isAttached)
    device.openControlCenter()
    #expect(token == nil)
  }
}

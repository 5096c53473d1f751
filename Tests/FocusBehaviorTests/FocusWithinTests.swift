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
  let device = HeadlessDevice(idiom: .pad)
  let log = LifecycleTranscript()

  private func watch(
    _ container: UIViewController, _ name: String, _ options: FocusOptions = .attention
  ) -> LifecycleSubscription {
    container.observeFocusWithin(options) { [log] hasFocus in log.record("\(name) \(hasFocus ? "in" : "out")") }
  }

  private func screen(_ name: String, sampling: FocusSampling? = nil) -> FocusScreen {
    FocusScreen(name, in: LifecycleTranscript(), on: device, sampling: sampling)
  }

  private func tabBar(_ controllers: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  @Test("A container has focus within while a screen in it has focus, at any depth")
  func depth() {
    let (a, child) = (screen("A"), screen("child"))
    let nav = UINavigationController(rootViewController: a)
    let tabs = tabBar([nav])
    let all = [watch(tabs, "tabs"), watch(nav, "nav"), watch(a, "a"), watch(child, "child")]
    device.launchAndSettle(showing: tabs)
    #expect(log.flush() == ["tabs in", "nav in", "a in"])
    a.embed(child)
    child.addBehaviors([FocusBehavior { _ in }])
    device.advance(by: 1)
    #expect(log.flush() == ["child in"])
    a.attachment?.remove()
    device.advance(by: 1)
    #expect(log.flush() == [])
    withExtendedLifetime(all) {}
  }

  @Test(
    "A container is notified when it gains and loses focus within, the one that loses it first, and not of a move between screens inside"
  )
  func moves() {
    let (nav, other) = (UINavigationController(rootViewController: screen("A")), screen("other"))
    let tabs = tabBar([nav, other])
    let all = [watch(other, "other"), watch(nav, "nav"), watch(tabs, "tabs")]
    device.launchAndSettle(showing: tabs)
    #expect(log.flush() == ["nav in", "tabs in"])
    device.push(screen("B"), onto: nav)
    device.pop(nav, animated: false)
    #expect(log.flush() == [])
    device.tapTab(other, in: tabs)
    device.advance(by: 1)
    #expect(log.flush() == ["nav out", "other in"])
    device.tapTab(nav, in: tabs)
    device.advance(by: 1)
    #expect(log.flush() == ["other out", "nav in"])
    withExtendedLifetime(all) {}
  }

  @Test("A change at the end of a turn in which the last screen disappears is reported")
  func lastScreenGoes() {
    let a = screen("A", sampling: nil)
    let within = watch(a, "a")
    let window = device.launchAndSettle(showing: a)
    #expect(log.flush() == ["a in"])
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    _ = device.schedule(after: 0) { window.isHidden = true }
    device.advance(by: 1)
    #expect(log.flush() == ["a out"])
    within.cancel()
  }

  @Test("An embedded screen is within; a screen presented from inside is not, not even in the container's own context")
  func presented() {
    let (root, child) = (UIViewController(), screen("child"))
    root.definesPresentationContext = true
    let within = watch(root, "root")
    device.launch(showing: root)
    root.embed(child)
    device.advance(by: 1)
    #expect(log.flush() == ["root in"])
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .currentContext] {
      let modal = screen("modal")
      modal.modalPresentationStyle = style
      child.present(modal, animated: true)
      device.advance(by: 1)
      modal.dismiss(animated: true)
      device.advance(by: 1)
      #expect(log.flush() == ["root out", "root in"], "\(style)")
    }
    within.cancel()
  }

  @Test("That the app leaves is reported at once, that it is active again when the turn is over")
  func away() {
    let nav = UINavigationController(rootViewController: screen("A"))
    let within = watch(nav, "nav")
    device.launchAndSettle(showing: nav)
    _ = log.flush()
    device.pressHome()
    #expect(log.flush() == ["nav out"])
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush() == ["nav in"])
    within.cancel()
  }

  @Test("Observing begins with true where focus is within; cancelling or releasing ends it, also during a report")
  func ends() {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launchAndSettle(showing: nav)
    var second: LifecycleSubscription?
    let first = nav.observeFocusWithin { [log] hasFocus in
      log.record("first \(hasFocus)")
      if !hasFocus { second?.cancel() }
    }
    second = watch(nav, "second")
    var third: LifecycleSubscription? = watch(nav, "third")
    device.advance(by: 1)
    #expect(log.flush() == ["first true", "second in", "third in"])
    third = nil
    device.openControlCenter()
    device.advance(by: 1)
    #expect(log.flush() == ["first false"])
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(log.flush() == ["first true"])
    withExtendedLifetime((first, third)) {}
  }

  @Test(
    "Where the sampling of the screens is manual, that of the container counts", arguments: [nil, FocusSampling.manual])
  func sampling(ofContainer: FocusSampling?) {
    let nav = UINavigationController(rootViewController: screen("A", sampling: .manual))
    let within = watch(nav, "nav", .attention.sampled(ofContainer))
    device.launchAndSettle(showing: nav)
    nav.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.flush() == (ofContainer == nil ? ["nav in", "nav out"] : ["nav in"]))
    FocusSampling.sampleNow()
    #expect(log.flush() == (ofContainer == nil ? [] : ["nav out"]))
    within.cancel()
  }

  @Test("A container that would gain focus in the iteration in which the app leaves does not")
  func leavingAtOnce() {
    let nav = UINavigationController(rootViewController: screen("A"))
    let within = watch(nav, "nav", .media)
    let window = device.launchAndSettle(showing: nav)
    let other = UIWindow(windowScene: device.scenes[0])
    other.makeKeyAndVisible()
    device.advance(by: 1)
    #expect(log.flush() == ["nav in", "nav out"])
    window.makeKey()
    device.pressHome()
    #expect(log.flush() == [])
    within.cancel()
  }

  @Test("The options of a container decide for the screens within, whatever their behaviors count")
  func ownOptions() {
    let a = screen("A")
    let nav = UINavigationController(rootViewController: a)
    device.launchAndSettle(showing: nav)
    let all = [
      watch(nav, "attention"), watch(nav, "media", .media), watch(nav, "alerts", [.alert]),
      watch(nav, "inactive", [.inactive]),
    ]
    device.advance(by: 1)
    #expect(log.flush() == ["attention in", "media in", "alerts in", "inactive in"])

    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    a.present(alert, animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["attention out", "alerts out"])
    a.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["attention in", "alerts in"])

    device.openControlCenter()
    #expect(log.flush() == ["attention out", "inactive out"])
    device.pressHome()
    device.advance(by: 1)
    #expect(log.flush() == ["media out", "alerts out"])
    device.openApp()
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(log.flush() == ["attention in", "media in", "alerts in", "inactive in"])
    withExtendedLifetime(all) {}
  }

  @Test("A cancelled swipe changes nothing; a screen without a behavior is not within")
  func swipe() throws {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launchAndSettle(showing: nav)
    let within = watch(nav, "nav")
    device.push(screen("B"), onto: nav)
    #expect(log.flush().last == "nav in")
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 0.1)
    swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush() == [])
    device.pop(nav)
    device.push(UIViewController(), onto: nav)
    #expect(log.flush().last == "nav out")
    within.cancel()
    device.pop(nav)
    #expect(log.flush() == [])
  }

  @Test("An observation does not retain the container; releasing its subscription releases the handler")
  func keepsNothing() {
    final class Token {}
    weak var container: UIViewController?
    weak var token: Token?
    var subscription: LifecycleSubscription?
    device.launch(showing: screen("A"))
    do {
      let nav = UINavigationController(rootViewController: UIViewController())
      let held = Token()
      (container, token) = (nav, held)
      subscription = nav.observeFocusWithin { _ in _ = held }
    }
    #expect(container == nil && token != nil)
    device.openControlCenter()
    subscription = nil
    #expect(token == nil)
    withExtendedLifetime(subscription) {}
  }
}

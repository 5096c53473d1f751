import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct NavigationBarBehaviorTests {
  let device = HeadlessDevice()
  let nav = UINavigationController(rootViewController: UIViewController())

  @Test(
    "The bar is hidden while the screen is on screen, and as it was before when it has been popped",
    arguments: [false, true])
  func hidesAndRestores(wasHidden: Bool) {
    device.launch(showing: nav)
    nav.setNavigationBarHidden(wasHidden, animated: false)
    device.push(Screen([NavigationBarBehavior(isHidden: true)]), onto: nav)
    #expect(nav.isNavigationBarHidden)
    device.pop(nav)
    #expect(nav.isNavigationBarHidden == wasHidden)
  }

  @Test(
    "Two such screens in a row: the bar stays hidden, through a cancelled swipe back and a pop, until both are popped")
  func twoInARow() throws {
    device.launch(showing: nav)
    device.push(Screen([NavigationBarBehavior(isHidden: true)]), onto: nav)
    device.push(Screen([NavigationBarBehavior(isHidden: true)]), onto: nav)
    #expect(nav.isNavigationBarHidden)
    nav.setNavigationBarHidden(false, animated: false)
    try device.cancelSwipeBack(in: nav)
    #expect(nav.isNavigationBarHidden)
    device.pop(nav)
    #expect(nav.isNavigationBarHidden)
    device.pop(nav)
    #expect(!nav.isNavigationBarHidden)
  }

  @Test("With isHidden: false it shows a bar that was hidden, through a cancelled swipe, and hides it again")
  func shows() throws {
    device.launch(showing: nav)
    nav.setNavigationBarHidden(true, animated: false)
    device.push(Screen([NavigationBarBehavior(isHidden: false)]), onto: nav)
    #expect(!nav.isNavigationBarHidden)
    try device.cancelSwipeBack(in: nav)
    #expect(!nav.isNavigationBarHidden)
    device.push(Screen([NavigationBarBehavior(isHidden: true)]), onto: nav)
    #expect(nav.isNavigationBarHidden)
    device.popToRoot(nav)
    #expect(nav.isNavigationBarHidden)
  }

  @Test(
    "Under the bar that it hides a swipe back needs a recognizer whose delegate allows it, or that has none (R192)",
    arguments: [true, false, nil])
  func swipeUnderHiddenBar(isAllowed: Bool?) throws {
    device.launch(showing: nav)
    device.push(Screen([NavigationBarBehavior(isHidden: true)]), onto: nav)
    #expect(device.beginSwipeBack(in: nav) == nil)
    let delegate = isAllowed.map { PopGestureDelegate(allows: $0) }
    nav.interactivePopGestureRecognizer?.delegate = delegate
    let swipe = device.beginSwipeBack(in: nav)
    swipe?.finish()
    device.advance(by: 1)
    #expect((swipe != nil) == (isAllowed ?? true))
    #expect(nav.viewControllers.count == (isAllowed == false ? 2 : 1))
    #expect(nav.isNavigationBarHidden == (isAllowed == false))
  }

  @Test("A bar that the app has hidden or shown since stays so", arguments: [false, true])
  func changedByApp(wasHidden: Bool) {
    device.launch(showing: nav)
    nav.setNavigationBarHidden(wasHidden, animated: false)
    device.push(Screen([NavigationBarBehavior(isHidden: wasHidden)]), onto: nav)
    nav.setNavigationBarHidden(!wasHidden, animated: false)
    device.pop(nav)
    #expect(nav.isNavigationBarHidden != wasHidden)
  }

  @Test("The bar follows the transition's animation, one change each way")
  func animation() {
    let log = LifecycleTranscript()
    let nav = LoggedNavigationController(log)
    device.launch(showing: nav)
    device.push(UIViewController(), onto: nav, animated: false)
    device.push(Screen([NavigationBarBehavior(isHidden: true)]), onto: nav)
    device.pop(nav, animated: false)
    #expect(log.flush() == ["hidden animated", "shown"])
  }

  @Test("Under a full screen and in another tab the bar is restored while it is not visible")
  func covered() {
    let log = LifecycleTranscript()
    let nav = LoggedNavigationController(log)
    nav.viewControllers = [Screen([NavigationBarBehavior(isHidden: true)])]
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, UIViewController()]
    device.launch(showing: tabs)
    #expect(log.flush() == ["hidden"])

    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    tabs.present(modal, animated: true)
    device.turn()
    #expect(log.flush() == [], "while the modal slides in, the bar stays")
    device.advance(by: 1)
    #expect(log.flush() == ["shown"])
    tabs.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["hidden"])

    tabs.selectedIndex = 1
    device.advance(by: 1)
    #expect(log.flush() == ["shown"])
    tabs.selectedIndex = 0
    device.advance(by: 1)
    #expect(log.flush() == ["hidden"])
  }

  @Test("After a cancelled drag of its sheet the bar is restored as it was found")
  func sheet() throws {
    let screen = Screen([NavigationBarBehavior(isHidden: true)])
    let sheet = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    nav.present(sheet, animated: true)
    device.advance(by: 1)
    try #require(device.beginSheetDrag(of: sheet)).cancel()
    device.advance(by: 1)
    #expect(sheet.isNavigationBarHidden)
    screen.attachment?.remove()
    #expect(!sheet.isNavigationBarHidden)
  }

  @Test("A screen moved to another navigation controller changes each bar and restores both")
  func moved() {
    let other = UINavigationController(rootViewController: UIViewController())
    let screen = Screen([NavigationBarBehavior(isHidden: true)])
    device.launch(showing: nav)
    device.push(screen, onto: nav)
    device.pop(nav, animated: false)
    #expect(!nav.isNavigationBarHidden)
    device.keyWindow?.rootViewController = other
    device.advance(by: 1)
    device.push(screen, onto: other)
    #expect(other.isNavigationBarHidden)
    device.pop(other)
    #expect(!other.isNavigationBarHidden)
  }

  @Test("Outside a navigation controller it has no effect")
  func noNavigation() {
    let window = device.launch(showing: Screen([NavigationBarBehavior(isHidden: true)]))
    window.isHidden = true
    device.turn()
    #expect(!nav.isNavigationBarHidden)
  }
}

private final class LoggedNavigationController: UINavigationController {
  private let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
    log.record((hidden ? "hidden" : "shown") + (animated ? " animated" : ""))
  }
}

private final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private let allows: Bool

  init(allows: Bool) {
    self.allows = allows
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

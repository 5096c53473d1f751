import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// What a screen without any behavior runs and drops.
@MainActor
@Suite(.everyAnswer)
struct DropUnlessFocusedTests {
  let device = HeadlessDevice()
  let screen = UIViewController()
  let nav: UINavigationController
  let tabs = UITabBarController()
  let other = UIViewController()

  init() {
    nav = UINavigationController(rootViewController: screen)
    tabs.viewControllers = [nav, other]
  }

  /// Taps a button of the screen, whose action is what the screen does if it has focus.
  private func tap(_ options: FocusOptions? = nil, _ action: () -> Void = {}) -> String {
    let hasRun =
      options.map { screen.dropUnlessFocused($0, perform: action) } ?? screen.dropUnlessFocused(perform: action)
    return hasRun ? "run" : "dropped"
  }

  enum Action: CaseIterable {
    case push, present, presentSheet, alert, tab, replaceStack
  }

  private func perform(_ action: Action, animated: Bool) {
    let next = UIViewController()
    switch action {
    case .push: nav.pushViewController(next, animated: animated)
    case .present:
      next.modalPresentationStyle = .fullScreen
      screen.present(next, animated: animated)
    case .presentSheet: screen.present(next, animated: animated)
    case .alert:
      screen.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: animated)
    case .tab: tabs.selectedViewController = other
    case .replaceStack: nav.setViewControllers([next], animated: animated)
    }
  }

  @Test(
    "The second tap of a turn is dropped, whatever the first has begun, and so is each until the screen is back",
    arguments: Action.allCases, [true, false])
  func secondTap(action: Action, isAnimated: Bool) {
    device.launchAndSettle(showing: tabs)
    var taps = [tap { perform(action, animated: isAnimated) }]
    taps.append(tap { Issue.record("it runs twice") })
    device.turn()
    taps.append(tap())
    device.advance(by: 0.1)
    taps.append(tap())
    device.advance(by: 1)
    taps.append(tap())
    #expect(taps == ["run", "dropped", "dropped", "dropped", "dropped"])
  }

  @Test("A screen that is selected in the list of More tabs runs what is tapped on it")
  func moreTabs() {
    let tabs = MoreTabBarController()
    tabs.viewControllers = [other, nav]
    tabs.selectedViewController = nav
    device.launchAndSettle(showing: tabs)
    tabs.selectedInMore = screen
    #expect(tap() == "run")
  }

  /// W30: a dismissal counts from the call on, or from its start on, as UIKit says.
  private var afterDismiss: String { device.weakRules.modalFlagsHoldFromTheCall ? "dropped" : "run" }

  @Test("While a screen leaves by a pop or a dismissal, and before it has come, everything is dropped")
  func leaving() {
    let root = UINavigationController(rootViewController: UIViewController())
    device.launchAndSettle(showing: root)
    var taps = [tap()]
    root.pushViewController(screen, animated: true)
    taps.append(tap())
    device.advance(by: 0.1)
    taps.append(tap())
    device.advance(by: 1)
    taps.append(tap { root.popViewController(animated: true) })
    taps.append(tap())
    device.advance(by: 1)
    taps.append(tap())
    #expect(taps == ["dropped", "dropped", "dropped", "run", "dropped", "dropped"])

    let modal = UINavigationController(rootViewController: screen)
    root.present(modal, animated: true)
    taps = [tap()]
    device.advance(by: 1)
    taps.append(tap { root.dismiss(animated: true) })
    taps.append(tap())
    device.advance(by: 0.1)
    taps.append(tap())
    device.advance(by: 1)
    taps.append(tap())
    #expect(taps == ["dropped", "run", afterDismiss, "dropped", "dropped"])
  }

  @Test("A response is dropped under an alert, in Control Center and in the background, and runs when the user is back")
  func responses() {
    device.launchAndSettle(showing: tabs)
    perform(.alert, animated: true)
    device.advance(by: 1)
    // An alert does not count here, but nothing runs while it comes or goes.
    var taps = [tap(), tap(.media), tap([])]
    screen.dismiss(animated: true)
    taps.append(tap([]))
    device.advance(by: 0.1)
    taps.append(tap([]))
    device.advance(by: 1)
    taps.append(tap())
    #expect(taps == ["dropped", "run", "run", afterDismiss, "dropped", "run"])
    device.openControlCenter()
    taps = [tap()]
    device.closeControlCenter()
    taps.append(tap())
    device.pressHome()
    taps.append(tap([]))
    device.openApp()
    device.advance(by: 1)
    taps.append(tap())
    #expect(taps == ["dropped", "run", "dropped", "run"])
  }

  @Test("Rows of a screen are tapped during its search; with .attention they are dropped")
  func search() {
    screen.definesPresentationContext = true
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    device.launchAndSettle(showing: tabs)
    search.isActive = true
    device.advance(by: 1)
    #expect([tap(), tap(.attention)] == ["run", "dropped"])
  }

  @Test("After a cancelled swipe back the screen runs what it dropped during the swipe")
  func cancelledSwipe() throws {
    let root = UINavigationController(rootViewController: UIViewController())
    device.launchAndSettle(showing: root)
    device.push(screen, onto: root)
    let swipe = try #require(device.beginSwipeBack(in: root))
    var taps = [tap()]
    device.advance(by: 0.1)
    taps.append(tap())
    swipe.cancel()
    device.advance(by: 1)
    taps.append(tap())
    #expect(taps == ["dropped", "dropped", "run"])
  }
}

/// As a tab bar controller with more tabs than its bar shows: what is selected is a tab on the stack of the More list, and not
/// that stack.
private final class MoreTabBarController: UITabBarController {
  var selectedInMore: UIViewController?

  override var selectedViewController: UIViewController? {
    get { selectedInMore ?? super.selectedViewController }
    set { super.selectedViewController = newValue }
  }
}

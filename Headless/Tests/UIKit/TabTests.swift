import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct TabTests: FixtureSuite {
  let fixture = LoggedScreens()
  let tab = UITabBarController()

  private func launchTabs() {
    tab.viewControllers = [a, b]
    device.launch(showing: tab)
    _ = log.flush()
  }

  @Test("R41: a selection before the tab bar controller appears loads the selected tab only")
  func selectingEarly() {
    tab.viewControllers = [a, b]
    tab.selectedIndex = 1
    _ = log.flush()
    device.launch(showing: tab)
    #expect(log.flush() == ["B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)"])
    #expect(!a.isViewLoaded)
  }

  @Test(
    "R41: when the tabs are replaced or taken away, the old screen disappears and leaves its parent", arguments: [0, 1])
  func replacingTabs(count: Int) {
    let other = Transcript()
    launchTabs()
    tab.viewControllers = count == 0 ? nil : [other.screen("N")]
    device.turn()
    let lines = log.flush()
    #expect(lines.filter { $0.hasPrefix("A") } == ["A.wM(nil)", "A.wD(f)", "A.dD(f)", "A.dM(nil)"])
    #expect(lines.filter { $0.hasPrefix("B") } == ["B.wM(nil)", "B.dM(nil)"])
    #expect(a.parent == nil && a.view.superview == nil)
    if count == 0 { return }
    #expect(tab.selectedIndex == 0)
    #expect(
      other.flush().filter { !$0.contains("M(") } == ["N.viewDidLoad", "N.wA(f)", "N.iA(f)", "N.dA(f)"])
  }

  // MARK: More

  private func launchSeven() -> [LoggedViewController] {
    let screens = (1...7).map { log.screen("\($0)") }
    tab.viewControllers = screens
    device.launch(showing: tab)
    _ = log.flush()
    return screens
  }

  @Test(
    "R190, W35: a tab under More is shown in the stack of More; before and afterwards it is a child of the tab bar controller, or none",
    arguments: [true, false])
  func underMore(hasParent: Bool) {
    device.weakRules.hiddenControllersHaveParents = hasParent
    let screens = launchSeven()
    let (first, last) = (screens[0], screens[6])
    #expect(screens[3].parent === tab && (screens[4].parent === tab) == hasParent && (last.parent === tab) == hasParent)
    tab.selectedIndex = 6
    device.finishTransitions()
    #expect(
      log.flush().filter { !$0.contains("M(") } == [
        "7.viewDidLoad", "7.wA(f)", "1.wD(f)", "1.dD(f)", "7.iA(f)", "7.dA(f)",
      ])
    #expect(last.parent === tab.moreNavigationController && tab.selectedIndex == 6)
    tab.moreNavigationController.popViewController(animated: true)
    device.finishTransitions()
    #expect(log.flush().filter { !$0.contains("M(") } == ["7.wD(t)", "7.dD(t)"])
    #expect((last.parent === tab) == hasParent && tab.selectedViewController === tab.moreNavigationController)
    #expect(tab.viewControllers == screens && tab.selectedIndex == NSNotFound)
    tab.selectedIndex = 5
    tab.selectedViewController = first
    device.tapTab(tab.moreNavigationController, in: tab)
    device.finishTransitions()
    #expect(log.flush().last == "6.dA(f)")
  }

  @Test(
    "R190: a tab that is shown under More and is no tab any more leaves its stack; one that has room is a child again")
  func leavesMore() {
    let screens = launchSeven()
    tab.selectedIndex = 6
    device.finishTransitions()
    tab.viewControllers = Array(screens.dropLast())
    device.finishTransitions()
    #expect(screens[6].parent == nil && screens[6].view.window == nil && tab.selectedIndex == 0)
    tab.selectedIndex = 5
    tab.viewControllers = Array(screens[2...5])
    device.finishTransitions()
    #expect(screens[5].parent === tab && screens[5].view.window != nil && tab.selectedIndex == 3)
  }

  @Test("R190: with room for all tabs there is none under More, and in a compact width again")
  func roomForAll() throws {
    let device = HeadlessDevice(idiom: .pad)
    let screens = (1...7).map { log.screen("\($0)") }
    tab.viewControllers = screens
    device.launch(showing: tab)
    tab.selectedIndex = 6
    #expect(tab.children == screens)
    for width in [320, 1024] as [CGFloat] {
      device.resize(try #require(tab.view.window?.windowScene), to: CGSize(width: width, height: 800))
      device.finishTransitions()
      #expect(screens[6].parent === (width < 500 ? tab.moreNavigationController : tab))
      #expect(screens[6].view.window != nil)
    }
  }
}

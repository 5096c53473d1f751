import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Tabs of iPadOS 18 and later.
@MainActor
@Suite(.everyAnswer)
struct SidebarTests {
  let device = HeadlessDevice(idiom: .pad)
  let tabs = UITabBarController()
  let navigation = UINavigationController()

  private func show() -> (home: UITab, inner: UITab, group: UITabGroup) {
    let screen: (UITab) -> UIViewController = { _ in UIViewController() }
    let home = UITab(title: "", image: nil, identifier: "home", viewControllerProvider: screen)
    let inner = UITab(title: "", image: nil, identifier: "inner", viewControllerProvider: screen)
    let middle = UITabGroup(
      title: "", image: nil, identifier: "middle", children: [inner], viewControllerProvider: screen)
    let group = UITabGroup(
      title: "", image: nil, identifier: "group", children: [middle], viewControllerProvider: screen)
    group.managingNavigationController = navigation
    tabs.tabs = [home, group]
    device.launch(showing: tabs)
    device.finishTransitions()
    return (home, inner, group)
  }

  @Test("R160: a tab in nested groups is shown above the controllers of the groups, in the managed stack")
  func nested() {
    let (home, inner, group) = show()
    #expect(tabs.selectedTab === home && tabs.selectedViewController === home.viewController)
    device.tapTab(inner, in: tabs)
    device.finishTransitions()
    #expect(tabs.selectedTab === inner && tabs.selectedViewController === navigation)
    #expect(navigation.viewControllers.map(\.tab?.identifier) == ["group", "middle", "inner"])
    #expect(inner.managingTabGroup === group && inner.tabBarController === tabs)
    #expect(tabs.tab(forIdentifier: "inner") === inner)
  }

  @Test("The delegate is asked about a tab and told about it")
  func delegate() {
    let (home, inner, _) = show()
    let delegate = TabChoice()
    tabs.delegate = delegate
    delegate.allows = false
    device.tapTab(inner, in: tabs)
    #expect(tabs.selectedTab === home && delegate.chosen.isEmpty)
    delegate.allows = true
    device.tapTab(inner, in: tabs)
    #expect(delegate.chosen == ["home to inner"])
  }

  @Test("A controller does not keep its tab, and a tab keeps its controller")
  func kept() {
    weak var tab: UITab?
    let (_, inner, _) = show()
    device.tapTab(inner, in: tabs)
    let screen = inner.viewController
    #expect(screen?.tab === inner)
    do {
      let other = UITab(title: "", image: nil, identifier: "other") { _ in UIViewController() }
      tab = other
      tabs.tabs = [other]
      tabs.tabs = []
    }
    #expect(tab == nil)
  }
}

@MainActor
private final class TabChoice: NSObject, UITabBarControllerDelegate {
  var allows = true
  var chosen: [String] = []

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { allows }

  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    chosen.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)")
  }
}

import HeadlessDevice
import TestSupport
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
    let home = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
    let inner = UITab(title: "Inner", image: nil, identifier: "inner") { _ in UIViewController() }
    let middle = UITabGroup(title: "Middle", image: nil, identifier: "middle", children: [inner]) { _ in UIViewController() }
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [middle]) { _ in UIViewController() }
    group.managingNavigationController = navigation
    tabs.tabs = [home, group]
    device.launch(showing: tabs)
    device.finishTransitions()
    return (home, inner, group)
  }

  @Test("R160: a tab in nested groups is shown above the controllers of the groups, and the bar shows the managed stack")
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

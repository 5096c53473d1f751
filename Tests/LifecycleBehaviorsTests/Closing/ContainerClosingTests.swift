import HeadlessDevice
import Journey
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Tabs, split views, pages, and containers of the app's own.
@MainActor
@Suite(.everyAnswer)
struct ContainerClosingTests {
  let app = ClosingApp(HeadlessDevice(idiom: .pad))

  // MARK: Tabs

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [app.navigation("A"), app.navigation("X")]
    app.device.launch(showing: tabs)
    app.push("B", onto: tabs.viewControllers![0] as! UINavigationController)
    tabs.selectedIndex = 1
    app.settle()
    app.log.flush()
    return tabs
  }

  @Test("46: another tab closes nothing; what it shows was added")
  func selectTab() {
    let tabs = UITabBarController()
    tabs.viewControllers = [app.screen("A"), app.screen("X")]
    app.device.launch(showing: tabs)
    tabs.selectedIndex = 1
    #expect(app.closings() == ["A root", "X added"])
    tabs.selectedIndex = 0
    #expect(app.closings() == [])
  }

  @Test("10: a tap on the selected tab pops to the root, as code does")
  func tapSelectedTab() {
    let tabs = tabs()
    tabs.selectedIndex = 0
    app.settle()
    app.device.tapTab(tabs.viewControllers![0], in: tabs)
    #expect(app.closings() == ["B went: popped"])
  }

  @Test("47: a tab that is not shown is removed, without any call of UIKit's")
  func removeHiddenTab() {
    let tabs = tabs()
    tabs.viewControllers?.remove(at: 0)
    #expect(app.closings().sorted() == ["A went: removed", "B went: removed"])
  }

  @Test("48: the shown tab is removed; all tabs are others")
  func removeShownTab() {
    let tabs = tabs()
    tabs.viewControllers?.remove(at: 1)
    #expect(app.closings() == ["X went: removed"])
    tabs.viewControllers = [app.screen("N")]
    #expect(app.closings().sorted() == ["A went: removed", "B went: removed", "N added"])
  }

  @Test("49: another order of the tabs closes nothing")
  func reorderTabs() {
    let tabs = tabs()
    tabs.viewControllers?.reverse()
    #expect(app.closings() == [])
  }

  @Test("57: a tab under More, which UIKit may show in another parent or in none, stays in place while it is listed")
  func tabUnderMore() {
    let tabs = TabsWithMore()
    let extra = app.screen("X")
    tabs.viewControllers = [app.screen("A"), extra]
    app.device.launch(showing: tabs)
    tabs.selectedIndex = 1
    #expect(app.closings() == ["A root", "X added"])
    tabs.underMore = [extra]
    tabs.viewControllers = [tabs.viewControllers![0]]
    #expect(extra.parent == nil)
    #expect(app.closings() == [])
    tabs.underMore = []
    #expect(app.closings() == ["X went: removed"])
  }

  // MARK: Split views

  @available(iOS 14.0, *)
  private func split() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(app.screen("P"), for: .primary)
    split.setViewController(app.screen("D"), for: .secondary)
    app.device.launch(showing: split)
    app.settle()
    app.log.flush()
    return split
  }

  @Test("50: a hidden column stays in place")
  func hideColumn() {
    let split = split()
    split.hide(.primary)
    #expect(app.closings() == [])
    split.show(.primary)
    #expect(app.closings() == [])
  }

  @Test("51: a collapse and an expansion close nothing")
  func collapse() {
    let split = split()
    guard let scene = split.view.window?.windowScene else { return }
    let size = scene.windows[0].bounds.size
    app.device.resize(scene, to: CGSize(width: 320, height: 480))
    #expect(app.closings() == [])
    app.device.resize(scene, to: size)
    #expect(app.closings() == [])
  }

  @Test("53: Back in a collapsed split view keeps the detail in place, until another takes its place")
  func backWhileCollapsed() throws {
    let split = split()
    let scene = try #require(split.view.window?.windowScene)
    app.device.resize(scene, to: CGSize(width: 320, height: 480))
    split.hide(.secondary)
    #expect(app.closings() == [])
    #expect(split.viewController(for: .secondary)?.viewIfLoaded?.window == nil)
    split.setViewController(app.screen("E"), for: .secondary)
    #expect(app.closings().filter { $0.contains("went") } == ["D went: replaced"])
  }

  @Test("The column of a collapsed split view is replaced by another one")
  func replaceCompactColumn() throws {
    let split = split()
    split.setViewController(app.screen("K"), for: .compact)
    let scene = try #require(split.view.window?.windowScene)
    app.device.resize(scene, to: CGSize(width: 320, height: 480))
    app.settle()
    split.setViewController(app.screen("L"), for: .compact)
    #expect(app.closings().filter { $0.contains("went") } == ["K went: replaced"])
  }

  @Test("52: another detail replaces the old one; none removes it")
  func setDetail() {
    let split = split()
    split.setViewController(app.screen("E"), for: .secondary)
    #expect(app.closings().filter { $0.contains("went") } == ["D went: replaced"])
    split.setViewController(nil, for: .secondary)
    #expect(app.closings().filter { $0.contains("went") } == ["E went: removed"])
  }

  // MARK: Containers that forward appearance themselves

  @Test("A child that its container removes before it ends the disappearance is closed when that has ended")
  func endedLater() {
    let parent = UIViewController()
    app.device.launch(showing: parent)
    let child = app.screen("C")
    app.embed(child, in: parent)
    child.addBehaviors([RecordingBehavior("C", in: app.log)])
    app.log.flush()
    child.beginAppearanceTransition(false, animated: false)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(app.closings() == ["C beforeDisappearing"])
    child.endAppearanceTransition()
    #expect(app.closings() == ["C afterDisappearing", "C afterClosing removed", "C went: removed"])
  }

  // MARK: Pages

  @Test("54, 56: another page, which does not keep the old one")
  func setPage() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([app.screen("1")], direction: .forward, animated: false)
    app.device.launch(showing: pages)
    #expect(app.closings() == ["1 root"])
    pages.setViewControllers([app.screen("2")], direction: .forward, animated: false)
    let closings = app.closings()
    #expect(closings.filter { !$0.contains("went") } == ["2 added"])
    // It may be kept for a while.
    #expect(closings.contains("1 went: replaced") || pages.children.count > 1)
  }

  @Test("55: a turn of the page that is let go, and one that is finished")
  func swipePage() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let list = PageList([app.screen("1"), app.screen("2")])
    pages.dataSource = list
    pages.setViewControllers([list.pages[0]], direction: .forward, animated: false)
    app.device.launch(showing: pages)
    #expect(app.closings() == ["1 root"])
    try #require(app.device.beginPageSwipe(in: pages, toward: .forward)).cancel()
    let letGo = app.closings()
    // It is a child until the page view controller drops it.
    #expect(letGo.first == "2 added" && letGo.dropFirst().allSatisfy { $0 == "2 went: replaced unseen" })
    #expect(list.pages[0].screenOpening == ScreenOpening(.root))
  }

  @Test("A page that removes itself is removed")
  func removePage() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = app.screen("1")
    pages.setViewControllers([page], direction: .forward, animated: false)
    app.device.launch(showing: pages)
    app.log.flush()
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    #expect(app.closings() == ["1 went: removed"])
  }

  // MARK: Containers of the app's own

  @Test("58: a child that is removed as UIKit wants it")
  func removeChild() {
    let parent = app.screen("P")
    app.device.launch(showing: parent)
    let child = app.screen("C")
    app.embed(child, in: parent)
    #expect(app.log.flush() == ["P root", "C added"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(app.closings() == ["C went: removed"])
  }

  @Test("59, 60: without willMove(toParent: nil), and with the view left where it is")
  func removeChildCarelessly() {
    let parent = app.screen("P")
    app.device.launch(showing: parent)
    let (first, second) = (app.screen("C"), app.screen("D"))
    app.embed(first, in: parent)
    app.embed(second, in: parent)
    app.log.flush()
    first.view.removeFromSuperview()
    first.removeFromParent()
    #expect(app.closings() == ["C went: removed"])
    second.removeFromParent()
    #expect(app.closings() == [])
    second.view.removeFromSuperview()
    #expect(app.closings() == ["D went: removed"])
  }

  @Test("61: a child whose view is out stays in place")
  func hiddenChild() {
    let parent = app.screen("P")
    app.device.launch(showing: parent)
    let child = app.screen("C")
    app.embed(child, in: parent)
    app.log.flush()
    child.view.removeFromSuperview()
    #expect(app.closings() == [])
    parent.view.addSubview(child.view)
    #expect(app.closings() == [])
  }

  @Test("62: a view without its controller in the containers")
  func viewOnly() {
    let parent = app.screen("P")
    app.device.launch(showing: parent)
    let child = app.screen("C")
    parent.view.addSubview(child.view)
    app.settle()
    child.view.removeFromSuperview()
    let closings = app.closings()
    #expect(closings.first == "P root")
    #expect(closings.last == "C went: removed")
  }

  @Test("63: a parent that goes takes its child along, for the parent's reason")
  func parentGoes() {
    let nav = app.stack("A", "P")
    app.embed(app.screen("C"), in: nav.viewControllers[1])
    app.log.flush()
    nav.popViewController(animated: true)
    #expect(app.closings() == ["C went: popped", "P went: popped"])
  }

  @Test("Screens that go together: the innermost is told first, and of those side by side the one that was loaded last")
  func orderOfScreens() {
    let nav = app.stack("A")
    let children = [app.screen("C"), app.screen("D")]
    children.forEach { $0.loadViewIfNeeded() }
    let parent = app.screen("P")
    nav.pushViewController(parent, animated: false)
    app.settle()
    children.forEach { app.embed($0, in: parent) }
    app.log.flush()
    nav.popViewController(animated: true)
    #expect(app.closings() == ["D went: popped", "C went: popped", "P went: popped"])
  }

  @Test("64: moved from one parent to another in one turn: the stay goes on", arguments: [true, false])
  func transfer(announced: Bool) {
    let root = UIViewController()
    app.device.launch(showing: root)
    let (first, second) = (app.screen("P"), app.screen("Q"))
    app.embed(first, in: root)
    app.embed(second, in: root)
    let child = app.screen("C")
    app.embed(child, in: first)
    app.log.flush()
    if announced { child.willMove(toParent: nil) }
    child.view.removeFromSuperview()
    child.removeFromParent()
    second.addChild(child)
    second.view.addSubview(child.view)
    child.didMove(toParent: second)
    #expect(app.closings() == [])
  }

  @Test("65: taken out in one turn and put in in a later one: a new stay")
  func removeAndAdd() {
    let parent = app.screen("P")
    app.device.launch(showing: parent)
    let child = app.screen("C")
    app.embed(child, in: parent)
    app.log.flush()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(app.closings() == ["C went: removed"])
    app.embed(child, in: parent)
    #expect(app.closings() == ["C added again"])
  }

  @Test("66: a child whose view is in no view")
  func childWithoutView() {
    let parent = app.screen("P")
    app.device.launch(showing: parent)
    let child = app.screen("C")
    child.loadViewIfNeeded()
    parent.addChild(child)
    child.didMove(toParent: parent)
    app.settle()
    #expect(child.screenOpening == ScreenOpening(.added))
    app.log.flush()
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(app.closings() == ["C went: removed unseen"])
  }
}

/// Lists tabs that are not its children, as UIKit does with those under More.
private final class TabsWithMore: UITabBarController {
  var underMore: [UIViewController] = []

  override var viewControllers: [UIViewController]? {
    get { super.viewControllers.map { $0 + underMore } }
    set { super.viewControllers = newValue }
  }
}

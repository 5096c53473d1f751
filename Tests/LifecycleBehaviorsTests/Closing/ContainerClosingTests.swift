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

  @Test("Another tab closes nothing; what it shows was added")
  func selectTab() {
    let tabs = UITabBarController()
    tabs.viewControllers = [app.screen("A"), app.screen("X")]
    app.device.launch(showing: tabs)
    tabs.selectedIndex = 1
    #expect(app.closings() == ["A root", "X added"])
    tabs.selectedIndex = 0
    #expect(app.closings() == [])
  }

  /// What code and the user do with tabs with the stacks A, B and X, of which X is selected.
  nonisolated static let tabChanges: [ClosingChange<UITabBarController>] = [
    .init("another tab", []) { _, tabs, _ in tabs.selectedIndex = 0 },
    .init("a tap on the selected tab", ["B went: popped"]) { app, tabs, _ in
      tabs.selectedIndex = 0
      app.settle()
      app.device.tapTab(tabs.viewControllers![0], in: tabs)
    },
    .init("a tab that is not shown is taken out", ["A went: removed", "B went: removed"]) { _, tabs, _ in
      tabs.viewControllers?.remove(at: 0)
    },
    .init("the tab that is shown is taken out", ["X went: removed"]) { _, tabs, _ in
      tabs.viewControllers?.remove(at: 1)
    },
    .init("all tabs are others", ["A went: removed", "B went: removed", "N added", "X went: removed"]) { app, tabs, _ in
      tabs.viewControllers = [app.screen("N")]
    },
    .init("another order", []) { _, tabs, _ in tabs.viewControllers?.reverse() },
  ]

  @Test("Each change of tabs has its reason, also for screens that UIKit does not call", arguments: tabChanges)
  func tabs(_ change: ClosingChange<UITabBarController>) {
    change.make(app, tabs())
    #expect(app.closings().sorted() == change.closings)
  }

  @Test("A tab under More, which UIKit may show in another parent or in none, stays in place while it is listed")
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

  private static let narrow = CGSize(width: 320, height: 480)

  /// What code and the user do with a split view of P and D.
  nonisolated static let splitChanges: [ClosingChange<UISplitViewController>] = [
    .init("a column is hidden", []) { _, split, _ in split.hide(.primary) },
    .init("a column is hidden and shown", []) { app, split, _ in
      split.hide(.primary)
      app.settle()
      split.show(.primary)
    },
    .init("collapsed", []) { app, _, _ in app.device.resize(app.device.scenes[0], to: narrow) },
    .init("collapsed and expanded", []) { app, _, _ in
      let size = app.device.scenes[0].windows[0].bounds.size
      app.device.resize(app.device.scenes[0], to: narrow)
      app.settle()
      app.device.resize(app.device.scenes[0], to: size)
    },
    .init("another detail", ["D went: replaced"]) { app, split, _ in
      split.setViewController(app.screen("E"), for: .secondary)
    },
    .init("no detail", ["D went: removed"]) { _, split, _ in split.setViewController(nil, for: .secondary) },
  ]

  @Test("Each change of columns has its reason", arguments: splitChanges)
  func columns(_ change: ClosingChange<UISplitViewController>) {
    change.make(app, split())
    #expect(app.closings().filter { $0.contains("went") } == change.closings)
  }

  @Test("Back in a collapsed split view keeps the detail in place, until another takes its place")
  func backWhileCollapsed() throws {
    let split = split()
    let scene = try #require(split.view.window?.windowScene)
    app.device.resize(scene, to: Self.narrow)
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
    app.device.resize(scene, to: Self.narrow)
    app.settle()
    split.setViewController(app.screen("L"), for: .compact)
    #expect(app.closings().filter { $0.contains("went") } == ["K went: replaced"])
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

  @Test("Another page, which does not keep the old one")
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

  @Test("A turn of the page that is let go, and one that is finished")
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

  /// What code does with C in the parent P, which is on a stack above A.
  nonisolated static let childChanges: [ClosingChange<UIViewController>] = [
    .init("removed as UIKit wants it", ["C went: removed"]) { _, child, _ in child.parent?.unembed(child) },
    .init("removed without an announcement", ["C went: removed"]) { _, child, _ in
      child.view.removeFromSuperview()
      child.removeFromParent()
    },
    .init("removed with its view left where it is", []) { _, child, _ in child.removeFromParent() },
    .init("removed, and its view later", ["C went: removed"]) { app, child, _ in
      child.removeFromParent()
      app.settle()
      child.view.removeFromSuperview()
    },
    .init("its view is taken out", []) { _, child, _ in child.view.removeFromSuperview() },
    .init("its view is taken out and put back", []) { app, child, _ in
      child.view.removeFromSuperview()
      app.settle()
      child.parent?.view.addSubview(child.view)
    },
    .init("removed, and added in a later run-loop iteration", ["C went: removed", "C added again"]) { app, child, _ in
      guard let parent = child.parent else { return }
      parent.unembed(child)
      app.settle()
      app.embed(child, in: parent)
    },
    .init("its parent is popped", ["C went: popped", "P went: popped"]) { _, child, _ in
      child.navigationController?.popViewController(animated: true)
    },
  ]

  @Test(
    "Each change of a child has its reason; while its view or its controller is in place it stays",
    arguments: childChanges)
  func children(_ change: ClosingChange<UIViewController>) {
    let nav = app.stack("A", "P")
    let child = app.screen("C")
    app.embed(child, in: nav.viewControllers[1])
    #expect(app.log.flush() == ["C added"])
    change.make(app, child)
    #expect(app.closings() == change.closings)
  }

  @Test("A view without its controller in the containers")
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

  @Test("Moved from one parent to another in one turn: the stay goes on", arguments: [true, false])
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

  @Test("A child whose view is in no view")
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

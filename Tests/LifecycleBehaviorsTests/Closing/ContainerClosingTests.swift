import HeadlessDevice
import Journey
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
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

  @Test("A tab under More stays in place, shown or not, until it is no tab any more")
  func tabUnderMore() throws {
    let app = ClosingApp()
    let issues = IssueCollector()
    let tabs = UITabBarController()
    tabs.viewControllers = (1...7).map { app.screen("\($0)") }
    let last = try #require(tabs.viewControllers?.last)
    last.loadViewIfNeeded()
    last.addBehaviors([LeakWatchBehavior(after: 3)])
    app.device.launch(showing: tabs)
    tabs.selectedViewController = last
    #expect(app.closings() == ["1 root", "7 added"])
    #expect(last.parent === tabs.moreNavigationController)
    tabs.moreNavigationController.popViewController(animated: true)
    app.device.advance(by: 30)
    #expect(app.log.flush() + issues.flush() == [])
    #expect(last.screenOpening == ScreenOpening(.added))
    tabs.selectedViewController = last
    tabs.selectedIndex = 0
    #expect(app.closings() == [])
    tabs.moreNavigationController.popToRootViewController(animated: false)
    #expect(app.closings() == [])
    tabs.viewControllers?.removeLast()
    #expect(app.closings() == ["7 went: removed"])
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
    .init("a new detail, which is pushed", []) { app, split, _ in
      split.setViewController(app.screen("E"), for: .secondary)
    },
    .init("a new detail, and back", ["E went: popped"]) { app, split, isAnimated in
      split.setViewController(app.screen("E"), for: .secondary)
      app.settle()
      split.viewController(for: .secondary)?.navigationController?.popViewController(animated: true)
    },
    .init("no detail, then a new one", ["D went: replaced"]) { app, split, _ in
      split.setViewController(nil, for: .secondary)
      split.setViewController(app.screen("E"), for: .secondary)
    },
    .init("a new detail in a stack", ["D went: replaced"]) { app, split, _ in
      split.setViewController(app.navigation("E"), for: .secondary)
    },
    .init("an inspector that is shown and hidden", []) { app, split, _ in
      split.setViewController(app.screen("I"), for: .inspector)
      split.show(.inspector)
      app.settle()
      split.hide(.inspector)
    },
    .init("an inspector that is hidden and taken out", ["I went: removed"]) { app, split, _ in
      split.setViewController(app.screen("I"), for: .inspector)
      split.show(.inspector)
      app.settle()
      split.hide(.inspector)
      app.settle()
      split.setViewController(nil, for: .inspector)
    },
    .init("no detail", ["D went: removed"]) { _, split, _ in split.setViewController(nil, for: .secondary) },
  ]

  @Test("Each change of columns has its reason", arguments: splitChanges)
  func columns(_ change: ClosingChange<UISplitViewController>) {
    change.make(app, split())
    #expect(app.closings().filter { $0.contains("went") } == change.closings)
  }

  @Test("A split view that collapses and expands in the background, as for its pictures, closes nothing")
  func collapsedInBackground() throws {
    let split = split()
    let scene = try #require(split.view.window?.windowScene)
    let size = scene.windows[0].bounds.size
    _ = app.closings()
    app.device.pressHome()
    app.device.resize(scene, to: Self.narrow)
    app.device.resize(scene, to: size)
    app.device.advance(by: 1)
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(app.closings() == [] && split.viewController(for: .secondary)?.screenOpening?.isFirst == true)
  }

  @Test("Back in a collapsed split view of three columns puts the middle one aside where the split view keeps it")
  func backFromMiddleColumn() throws {
    let split = UISplitViewController(style: .tripleColumn)
    for (column, name) in [(UISplitViewController.Column.primary, "P"), (.supplementary, "S"), (.secondary, "D")] {
      split.setViewController(app.screen(name), for: column)
    }
    let window = app.device.launch(showing: split)
    app.device.resize(try #require(window.windowScene), to: Self.narrow)
    app.settle()
    app.log.flush()
    split.hide(.secondary)
    app.settle()
    split.hide(.supplementary)
    let isKept = app.device.weakRules.splitViewsKeepPoppedColumns
    let closings = app.closings().filter { $0.contains("went") }
    #expect(closings.sorted() == (isKept ? [] : ["D went: popped", "S went: popped"]))
    split.setViewController(nil, for: .supplementary)
    #expect(app.closings() == (isKept ? ["S went: removed"] : []))
  }

  /// How the user goes back from the detail of a collapsed split view.
  enum WayBack: CaseIterable {
    case button, swipe, code
  }

  @Test(
    "Back in a collapsed split view puts the detail aside, with what was pushed on it, where the split view keeps it",
    arguments: WayBack.allCases)
  func backWhileCollapsed(_ way: WayBack) throws {
    let issues = IssueCollector()
    let split = split()
    let detail = try #require(split.viewController(for: .secondary))
    detail.addBehaviors([LeakWatchBehavior(after: 3)])
    split.setViewController(app.screen("E"), for: .secondary)
    let scene = try #require(split.view.window?.windowScene)
    let size = scene.windows[0].bounds.size
    app.device.resize(scene, to: Self.narrow)
    #expect(app.closings() == ["E pushed"])
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    switch way {
    case .button: #expect(app.device.tapBackButton(in: stack))
    case .swipe: try #require(app.device.beginSwipeBack(in: stack)).finish()
    case .code: split.hide(.secondary)
    }
    app.device.advance(by: 30)
    let isKept = app.device.weakRules.splitViewsKeepPoppedColumns
    let gesture = way == .swipe ? " by gesture" : ""
    #expect(app.log.flush() == (isKept ? [] : ["E went: popped\(gesture)", "D went: popped\(gesture)"]))
    #expect((detail.screenOpening != nil) == isKept)
    #expect(issues.flushIssues().map(\.kind) == (isKept ? [] : [.leakedScreen]))
    guard isKept else { return }
    app.device.resize(scene, to: size)
    #expect(app.closings() == [])
    #expect(detail.screenOpening?.isFirst == true)
    split.setViewController(app.navigation("N"), for: .secondary)
    // W27: the layout that E waits for is in the next iteration, and nothing is owed to D.
    let isOneIteration = app.device.weakRules.iterationsIncludeTheirLayout
    let details = isOneIteration ? ["E", "D"] : ["D", "E"]
    #expect(app.closings() == ["N added"] + details.map { $0 + " went: replaced" })
  }

  @Test(
    "A detail that was put aside is closed when another takes its place, or with the split view",
    arguments: [true, false])
  func replacedWhileAside(isReplaced: Bool) throws {
    let split = split()
    let scene = try #require(split.view.window?.windowScene)
    app.device.resize(scene, to: Self.narrow)
    app.settle()
    app.log.flush()
    split.hide(.secondary)
    let isKept = app.device.weakRules.splitViewsKeepPoppedColumns
    #expect(app.closings() == (isKept ? [] : ["D went: popped"]))
    if isReplaced {
      split.setViewController(app.navigation("N"), for: .secondary)
      #expect(app.closings() == (isKept ? ["D went: replaced"] : []))
    } else {
      scene.windows[0].rootViewController = UIViewController()
      #expect(app.closings().sorted() == (isKept ? ["D went: replaced"] : []) + ["P went: replaced"])
    }
  }

  @Test("A detail that disappears by Back in a collapsed split view is not closed yet")
  func disappearanceByBack() throws {
    let split = split()
    let detail = try #require(split.viewController(for: .secondary))
    app.device.resize(try #require(split.view.window?.windowScene), to: Self.narrow)
    app.settle()
    detail.addBehaviors([DisappearanceRecorder(log: app.log)])
    app.log.flush()
    split.hide(.secondary)
    let isKept = app.device.weakRules.splitViewsKeepPoppedColumns
    #expect(app.closings() == ["disappeared"] + (isKept ? [] : ["D went: popped"]))
  }

  @Test("A swipe back in a collapsed split view that is let go changes nothing")
  func swipeColumnLetGo() throws {
    let split = split()
    app.device.resize(try #require(split.view.window?.windowScene), to: Self.narrow)
    app.settle()
    app.log.flush()
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    let opening = split.viewController(for: .secondary)?.screenOpening
    try #require(app.device.beginSwipeBack(in: stack)).cancel()
    #expect(app.closings() == [])
    #expect(opening != nil && split.viewController(for: .secondary)?.screenOpening == opening)
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
    // W35: it may be a child until the next turn.
    let isKept = !app.device.weakRules.hiddenControllersHaveParents
    #expect(closings.contains("1 went: replaced") != isKept)
    pages.setViewControllers([app.screen("3")], direction: .forward, animated: false)
    #expect(app.closings().sorted() == ["3 added", isKept ? "1 went: replaced" : "2 went: replaced"].sorted())
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

  @Test("A controller whose view is in the view of its own child is in no place: both are closed")
  func viewInViewOfChild() throws {
    let parent = app.screen("P")
    let window = app.device.launch(showing: parent)
    let child = app.screen("C")
    app.embed(child, in: parent)
    app.log.flush()
    window.rootViewController = UIViewController()
    child.view.removeFromSuperview()
    child.view.addSubview(parent.view)
    #expect(app.closings().sorted() == ["C went: replaced", "P went: replaced"])
  }

  @Test("A child of a navigation controller that is no screen of its stack was added, and is removed")
  func childOfNavigation() {
    let nav = BannerNavigation(rootViewController: app.screen("A"))
    app.device.launch(showing: nav)
    app.settle()
    app.log.flush()
    let child = app.screen("C")
    nav.banner = child
    app.embed(child, in: nav)
    app.push("B", onto: nav)
    #expect(app.log.flush() == ["C added", "B pushed"])
    nav.unembed(child)
    #expect(app.closings() == ["C went: removed"])
  }

  /// Keeps one of its children out of its stack.
  private final class BannerNavigation: UINavigationController {
    var banner: UIViewController?

    override var viewControllers: [UIViewController] {
      get { super.viewControllers.filter { $0 !== banner } }
      set { super.viewControllers = newValue }
    }
  }

  @Test("A screen disappears because of the innermost container that shows another screen")
  func innermostDisappearance() throws {
    let nav = app.navigation("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, UIViewController()]
    app.device.launch(showing: tabs)
    let screen = try #require(nav.topViewController)
    screen.addBehaviors([DisappearanceRecorder(log: app.log)])
    app.settle()
    app.log.flush()
    nav.pushViewController(UIViewController(), animated: false)
    tabs.selectedIndex = 1
    #expect(app.closings() == ["pushedOver"])
  }

  @Test("A page whose container is pushed over disappears because of that, and not because the page has turned")
  func disappearanceOfPage() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = app.screen("A")
    page.loadViewIfNeeded()
    page.addBehaviors([DisappearanceRecorder(log: app.log)])
    pages.setViewControllers([page], direction: .forward, animated: false)
    let nav = UINavigationController(rootViewController: pages)
    app.device.launch(showing: nav)
    app.settle()
    app.log.flush()
    app.push("B", onto: nav, animated: true)
    #expect(app.log.flush() == ["B pushed", "pushedOver"])
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

/// Writes why the screen has disappeared, as far as that is known inside `viewDidDisappear`.
struct DisappearanceRecorder: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func afterDisappearing(_ viewController: UIViewController) {
    log.record(viewController.disappearance.name)
  }
}

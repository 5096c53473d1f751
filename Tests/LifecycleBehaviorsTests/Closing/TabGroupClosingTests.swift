import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

/// The tabs of a group in a sidebar, which are shown in one stack (R160).
@MainActor
@Suite(.everyAnswer)
struct TabGroupClosingTests {
  let app = ClosingApp(HeadlessDevice(idiom: .pad))
  let issues = IssueCollector()
  let stack = UINavigationController()
  let tabs: UITabBarController
  let group: UITabGroup

  init() {
    let app = app
    let children = ["A", "X"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in
        let screen = app.screen(name)
        screen.loadViewIfNeeded()
        screen.addBehaviors([LeakWatchBehavior(after: 3)])
        return screen
      }
    }
    group = UITabGroup(title: "Library", image: nil, identifier: "library", children: children)
    group.managingNavigationController = stack
    tabs = UITabBarController(tabs: [group])
    app.device.launch(showing: tabs)
    app.settle()
    app.log.flush()
  }

  private func choose(_ name: String) {
    tabs.selectedTab = tabs.tab(forIdentifier: name)
  }

  /// How screens went in half a minute, and issues such as those of leaks.
  private func closings() -> [String] {
    app.device.advance(by: 30)
    return app.log.flush().filter { $0.contains("went") }.sorted() + issues.flush()
  }

  @Test("Another tab closes nothing: the former one is put aside, and comes back in the same visit")
  func choose() throws {
    let first = try #require(stack.viewControllers.first)
    for name in ["X", "A", "X"] {
      choose(name)
      #expect(closings() == [])
    }
    #expect(first.parent == nil && first.screenOpening?.isFirst == true)
  }

  @Test("A screen that disappears because another tab is chosen is not closed: the tab has changed")
  func disappearance() throws {
    let first = try #require(stack.viewControllers.first)
    first.addBehaviors([DisappearanceRecorder(log: app.log)])
    choose("X")
    app.settle()
    #expect(app.log.flush() == ["X pushed", "tabChanged"])
  }

  @Test("A screen above a tab is put aside with it while it exists; UIKit may keep it, or release it")
  func pushed() {
    app.push("B", onto: stack)
    choose("X")
    #expect(closings() == (app.device.weakRules.tabsKeepPushedScreens ? [] : ["B went: replaced"]))
    choose("A")
    #expect(closings() == [])
    stack.popToRootViewController(animated: true)
    #expect(closings() == (app.device.weakRules.tabsKeepPushedScreens ? ["B went: popped"] : []))
  }

  @Test("A screen above a tab that the app retains is closed when the tab is shown without it")
  func retained() {
    app.push("B", onto: stack)
    let screen = stack.topViewController
    choose("X")
    #expect(closings() == [])
    choose("A")
    #expect(closings() == (app.device.weakRules.tabsKeepPushedScreens ? [] : ["B went: popped"]))
    withExtendedLifetime(screen) {}
  }

  @Test("A tab that is put aside goes with its tab")
  func removed() throws {
    let first = try #require(stack.viewControllers.first)
    choose("X")
    #expect(closings() == [])
    group.children.removeFirst()
    app.settle()
    #expect(app.log.flush() == ["A went: replaced"])
    #expect(first.screenOpening == nil)
  }

  @Test("A root that is replaced takes along tabs that are put aside")
  func rootGoes() throws {
    choose("X")
    #expect(closings() == [])
    let window = try #require(tabs.view.window)
    window.rootViewController = UIViewController()
    app.settle()
    #expect(app.log.flush().sorted() == ["A went: replaced", "X went: replaced"])
  }
}

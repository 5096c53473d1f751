import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors

@MainActor
@Suite(.everyAnswer)
struct HiddenChildTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  @Test("G8: there is one hidden child for any number of calls")
  func oneChild() {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    for _ in 0..<10 {
      screen.addBehaviors([RecordingBehavior("a", in: log)])
    }
    #expect(screen.children.count == 1)
    #expect(screen.view.subviews.count == 1)
    #expect(screen.children.first === screen.lifecycleBehaviorViewController)
  }

  @Test("G8: its view is the last subview, transparent, receives no touches, and is as large as the screen's")
  func view() throws {
    let screen = UIViewController()
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.view.addSubview(button)
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    let view = try #require(screen.view.subviews.last)
    #expect(view.alpha == 0 && !view.isUserInteractionEnabled && view.backgroundColor == nil)
    #expect(view.frame == screen.view.bounds)
    #expect(screen.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === button)

    screen.view.frame.size = CGSize(width: 100, height: 200)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test("G8: once the screen appears, what it added after its behaviors is its first subview, as UIKit's bars expect")
  func contentAddedLater() {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    let content = UIScrollView()
    screen.view.addSubview(content)
    device.launch(showing: screen)
    #expect(screen.view.subviews == [content, screen.lifecycleBehaviorViewController?.view])
  }

  @Test("G8: a list that takes the place of a spinner on screen is the first subview at the end of the turn")
  func contentReplaced() {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    device.launch(showing: screen)
    let hidden = screen.lifecycleBehaviorViewController?.view
    for _ in 1...2 {
      let spinner = UIView()
      screen.view.addSubview(spinner)
      device.turn()
      #expect(screen.view.subviews == [spinner, hidden])
      let list = UIScrollView()
      screen.view.addSubview(list)
      spinner.removeFromSuperview()
      device.turn()
      #expect(screen.view.subviews == [list, hidden])
      list.removeFromSuperview()
    }
  }

  @Test("What crash reporters read of the hidden view on other threads is bound to none")
  func otherThreads() async {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    let view = screen.lifecycleBehaviorViewController?.view as? HiddenView
    // That this compiles is the test.
    let next = await Task.detached { view?.next.map(ObjectIdentifier.init) }.value
    #expect(next == ObjectIdentifier(screen.view))
  }

  @Test("G9: a screen whose view is not loaded is refused, with the remedy, and its view stays unloaded")
  func notLoaded() {
    let issues = IssueCollector()
    let screen = UIViewController()
    let attachment = screen.addBehaviors([RecordingBehavior("a", in: log)])
    let line = #line - 1
    #expect(!screen.isViewLoaded)
    #expect(screen.children.isEmpty)
    #expect(!attachment.isAttached)
    #expect(
      issues.flush() == [
        """
        Behaviors were added to UIViewController at \(#fileID):\(line) before its view was loaded, so nothing was \
        attached: a behavior never loads a view. Add them in viewDidLoad.
        """
      ])
  }

  @Test("G9: a container that is refused, and the other children of a screen, stay unloaded")
  func othersNotLoaded() {
    let issues = IssueCollector()
    let containers = [
      UINavigationController(), UITabBarController(), UISplitViewController(),
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
    ]
    containers.forEach { $0.addBehaviors([RecordingBehavior("a", in: log)]) }
    #expect(containers.map(\.isViewLoaded) == [false, false, false, false])
    #expect(issues.flush().count == 4)

    let screen = UIViewController()
    let child = UIViewController()
    screen.loadViewIfNeeded()
    screen.addChild(child)
    device.launch(showing: screen)
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    device.turn()
    screen.addBehaviors([RecordingBehavior("b", in: log)]).remove()
    #expect(!child.isViewLoaded)
  }

  @Test("G8: a hidden child that is moved to another screen with the other children serves neither screen")
  func carriedAway() {
    let first = Screen("a", in: log)
    let second = UIViewController()
    first.loadViewIfNeeded()
    device.launch(showing: second)
    _ = log.flush()
    for child in first.children {
      // UIKit raises an exception for a child whose view is still in another screen's view.
      child.view.removeFromSuperview()
      second.addChild(child)
      second.view.addSubview(child.view)
      child.didMove(toParent: second)
    }
    #expect(log.flush() == ["a beforeDetaching"])
    #expect(second.lifecycleBehaviorViewController == nil)
    second.addBehaviors([ScreenTellingBehavior { [log] in log.record($0 === second ? "second" : "other") }])
    device.turn()
    #expect(log.flush() == ["second"])
  }

  @Test("G11: a navigation controller is refused, with the remedy, and its stack is not disturbed")
  func navigation() {
    let issues = IssueCollector()
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    nav.addBehaviors([RecordingBehavior("a", in: log)])
    let line = #line - 1
    #expect(nav.viewControllers.count == 1)
    #expect(
      issues.flush() == [
        """
        Behaviors were added to UINavigationController at \(#fileID):\(line), but its children are its content, so \
        nothing was attached: a hidden child would join the content. Add the behaviors to the view controllers inside it.
        """
      ])
  }

  @Test("G11: tab bar, split view and page view controllers are refused, and their content does not change")
  func contentContainers() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let split = UISplitViewController()
    split.viewControllers = [UIViewController()]
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let window = device.launch(showing: UIViewController())
    for container in [tabs, split, pages] {
      let issues = IssueCollector()
      window.rootViewController = container
      device.turn()
      container.addBehaviors([RecordingBehavior("a", in: log)])
      #expect(container.children.count == 1)
      #expect(issues.flush().map { $0.hasSuffix("Add the behaviors to the view controllers inside it.") } == [true])
    }
    #expect(log.isEmpty)
  }

  @Test("An alert, whose views are UIKit's own, is refused, with the remedy")
  func alert() {
    let issues = IssueCollector()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let screen = UIViewController()
    device.launch(showing: screen)
    screen.present(alert, animated: false)
    device.advance(by: 1)
    alert.addBehaviors([RecordingBehavior("a", in: log)])
    let line = #line - 1
    #expect(alert.children.isEmpty && log.isEmpty)
    #expect(
      issues.flush() == [
        """
        Behaviors were added to UIAlertController at \(#fileID):\(line), but its views are the system's own, so nothing was \
        attached. Add the behaviors to the screen that presents it, or present a view controller of your own.
        """
      ])
  }

  @Test("G11: a screen that does not forward appearance is reported, and can forward to its hidden child")
  func nonForwarding() {
    let issues = IssueCollector()
    let screen = NonForwardingScreen()
    screen.loadViewIfNeeded()
    screen.whileVisible { _ in }
    let line = #line - 1
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    let window = device.launch(showing: screen)
    window.isHidden = true
    device.turn()
    #expect(
      issues.flush() == [
        """
        NonForwardingScreen does not forward appearance to its children, so the behaviors that were added at \
        \(#fileID):\(line) are called only if it forwards by itself: call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on its \
        lifecycleBehaviorViewController in viewWillAppear, viewDidAppear, viewWillDisappear and viewDidDisappear.
        """
      ])
    #expect(
      log.flush() == [
        "a afterAttaching", "a afterLoading", "a beforeAppearing", "a duringAppearing", "a afterAppearing",
        "a beforeDisappearing", "a afterDisappearing",
      ])
  }
}

private struct ScreenTellingBehavior: ViewControllerLifecycleBehavior {
  let act: @MainActor (UIViewController) -> Void

  func afterAppearing(_ viewController: UIViewController, context: Context) { act(viewController) }
}

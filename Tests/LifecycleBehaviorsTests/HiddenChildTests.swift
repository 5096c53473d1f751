import HeadlessDevice
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors

@MainActor
@Suite(.everyAnswer)
struct HiddenChildTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("G8: there is one hidden child for any number of calls")
  func oneChild() {
    let screen = UIViewController.loaded()
    for _ in 0..<10 {
      screen.addBehaviors([RecordingBehavior("a", in: log)])
    }
    #expect(screen.children.count == 1)
    #expect(screen.view.subviews.count == 1)
    #expect(screen.children.first === screen.lifecycleBehaviorViewController)
  }

  @Test("Its class has the name by which analytics leave it out, with and without its module")
  func className() throws {
    let screen = Screen("a", in: log)
    screen.loadViewIfNeeded()
    let child = try #require(screen.lifecycleBehaviorViewController)
    #expect(String(describing: type(of: child)) == "LifecycleBehaviorViewController")
    #expect(NSStringFromClass(type(of: child)) == "LifecycleBehaviors.LifecycleBehaviorViewController")
  }

  @Test("G8: its view is transparent and takes no touches")
  func view() throws {
    let screen = Screen("a", in: log)
    let view = try #require(screen.view.subviews.last)
    #expect(view.alpha == 0 && !view.isUserInteractionEnabled && view.backgroundColor == nil)
  }

  @Test("A screen that puts the hidden view first is left alone after ten moves in a second, and told so once")
  func reordering() {
    let issues = IssueCollector()
    let screen = UIViewController.loaded()
    let list = UITableView()
    screen.view.addSubview(list)
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    device.launch(showing: screen)
    let hidden = screen.lifecycleBehaviorViewController?.view
    func reorder(_ count: Int, seconds: TimeInterval) {
      for _ in 1...count {
        screen.view.bringSubviewToFront(list)
        device.advance(by: seconds)
      }
    }
    reorder(50, seconds: 0.5)
    #expect(screen.view.subviews == [list, hidden])
    #expect(issues.flush() == [])
    device.advance(by: 1)
    reorder(10, seconds: 0.02)
    #expect(screen.view.subviews == [list, hidden])
    #expect(issues.flush() == [])
    reorder(1, seconds: 0.02)
    #expect(screen.view.subviews == [hidden, list])
    reorder(20, seconds: 0.02)
    #expect(issues.flushIssues().map(\.kind) == [.hiddenViewRemoved])
  }

  @Test("G8: the content is the first subview when viewIsAppearing is called already", arguments: [false, true])
  func contentFirstInAppearance(animated: Bool) {
    let screen = Screen([FirstSubviewBehavior { [log] in log.record($0 is UIScrollView ? "content" : "other") }])
    screen.loadViewIfNeeded()
    screen.view.addSubview(UIScrollView())
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    device.turn()
    nav.pushViewController(screen, animated: animated)
    device.turn()
    #expect(log.flush() == ["content"])
  }

  @Test("G8: a list that takes the place of a spinner on screen is the first subview at the end of the turn")
  func contentReplaced() {
    let screen = UIViewController.loaded()
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
    let screen = UIViewController.loaded()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    let view = screen.lifecycleBehaviorViewController?.view as? HiddenView
    // That this compiles is the test.
    let next = await Task.detached { view?.next.map(ObjectIdentifier.init) }.value
    #expect(next == ObjectIdentifier(screen.view))
  }

  @Test("The nearest view controller of the hidden view is the screen, not the hidden child")
  func nearestViewController() {
    let screen = UIViewController.loaded()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    #expect(screen.lifecycleBehaviorViewController?.view.nearestViewController === screen)
  }

  @Test("G9: other children of a screen stay unloaded")
  func othersNotLoaded() {
    let screen = UIViewController.loaded()
    let child = UIViewController()
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

  @Test("The end of a hidden child that is removed as containers remove a child is no disappearance of the screen")
  func removedInOrder() throws {
    let issues = IssueCollector()
    let screen = Screen([DetachingBehavior { [log] in log.record($0) }])
    device.launch(showing: screen)
    device.turn()
    _ = log.flush()
    let child = try #require(screen.lifecycleBehaviorViewController)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    device.turn()
    #expect(
      log.flush() == ["beforeDisappearing detaching", "afterDisappearing detaching", "beforeDetaching detaching"])
    #expect(issues.flushIssues().map(\.kind) == [.hiddenChildRemoved])
  }

  @Test("A screen that forwards appearance itself, to its hidden child too, is no mistake: its behaviors are called")
  func nonForwarding() {
    let issues = IssueCollector()
    let screen = NonForwardingScreen()
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    let window = device.launch(showing: screen)
    device.advance(by: 60)
    window.isHidden = true
    device.turn()
    #expect(issues.flush() == [])
    #expect(
      log.flush() == [
        "a afterAttaching", "a afterLoading", "a beforeAppearing", "a duringAppearing", "a afterAppearing",
        "a beforeDisappearing", "a afterDisappearing",
      ])
  }
}

/// Reads the first subview in `viewIsAppearing`.
private struct FirstSubviewBehavior: ViewControllerLifecycleBehavior {
  let act: @MainActor (UIView?) -> Void

  func duringAppearing(_ viewController: UIViewController) { act(viewController.view.subviews.first) }
}

private struct ScreenTellingBehavior: ViewControllerLifecycleBehavior {
  let act: @MainActor (UIViewController) -> Void

  func afterAppearing(_ viewController: UIViewController, context: Context) { act(viewController) }
}

/// Records the moments, and whether the behavior is being removed.
private struct DetachingBehavior: ViewControllerLifecycleBehavior {
  let record: @MainActor (String) -> Void

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    if moment == .beforeLayingOutSubviews || moment == .afterLayingOutSubviews { return }
    record(moment.name + (context.isDetaching ? " detaching" : ""))
  }
}

import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Screens that remove all subviews of their views, the hidden one among them.
@MainActor
@Suite(.everyAnswer)
struct HiddenViewReturnTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let issues = IssueCollector()

  static let appearance = ["a beforeAppearing", "a duringAppearing", "a afterAppearing"]
  static let disappearance = ["a beforeDisappearing", "a afterDisappearing"]

  /// A screen that can act inside its own callbacks, with the behavior "a".
  private func loggedScreen() -> LoggedViewController {
    let screen = LoggedViewController("A", in: LifecycleTranscript())
    screen.inside["viewDidLoad"] = { [log] in $0.addBehaviors([RecordingBehavior("a", in: log)]) }
    return screen
  }

  private func removeSubviews(of screen: UIViewController) {
    for subview in screen.view.subviews { subview.removeFromSuperview() }
  }

  private func isPutBack(in screen: UIViewController) -> Bool {
    screen.view.subviews.last === screen.lifecycleBehaviorViewController?.view
      && screen.view.subviews.last?.frame == screen.view.bounds
  }

  /// Hides the window and shows it again: one whole disappearance and one whole appearance.
  private func hideAndShow(_ window: UIWindow) {
    window.isHidden = true
    device.turn()
    #expect(log.flush() == Self.disappearance)
    window.isHidden = false
    device.turn()
    #expect(log.flush() == Self.appearance)
  }

  @Test("On screen it returns, behaviors receive no moment for it and all later moments, and one issue is reported")
  func onScreen() {
    let screen = Screen("a", in: log)
    let window = device.launch(showing: screen)
    _ = log.flush()
    for _ in 0..<5 {
      while let subview = screen.view.subviews.last { subview.removeFromSuperview() }
      screen.view.addSubview(UIView())
      screen.view.frame.size.height -= 10
      device.advance(by: 2)
      #expect(isPutBack(in: screen))
    }
    #expect(issues.flushIssues().map(\.kind) == [.hiddenViewRemoved])
    #expect(log.flush() == [])
    hideAndShow(window)
  }

  @Test("On a screen that has not appeared it returns in time for the appearance")
  func beforeAppearing() {
    let screen = Screen("a", in: log)
    screen.loadViewIfNeeded()
    removeSubviews(of: screen)
    device.launch(showing: UIViewController())
    device.keyWindow?.rootViewController = screen
    device.advance(by: 0.1)
    #expect(isPutBack(in: screen))
    #expect(log.flush() == ["a afterAttaching", "a afterLoading"] + Self.appearance)
  }

  @Test("When a screen removes its subviews while it is about to appear, the appearance is delivered late and whole")
  func whileAppearing() {
    let screen = loggedScreen()
    screen.inside["wA"] = { [self] in removeSubviews(of: $0) }
    let window = device.launch(showing: screen)
    device.advance(by: 0.1)
    #expect(log.flush() == ["a afterAttaching", "a afterLoading"] + Self.appearance)
    screen.inside = [:]
    hideAndShow(window)
  }

  @Test("When the screen disappears in the same turn, this and the next appearance are delivered whole")
  func leavingInTheSameTurn() {
    let screen = Screen("a", in: log)
    let window = device.launch(showing: screen)
    _ = log.flush()
    removeSubviews(of: screen)
    window.isHidden = true
    device.advance(by: 0.1)
    #expect(log.flush() == Self.disappearance)
    window.isHidden = false
    device.turn()
    #expect(log.flush() == Self.appearance)
    hideAndShow(window)
  }

  @Test("A screen that removes its subviews when it is about to leave, animated or not", arguments: [true, false])
  func whileLeaving(animated: Bool) {
    let nav = UINavigationController(rootViewController: UIViewController())
    let screen = loggedScreen()
    device.launch(showing: nav)
    device.push(screen, onto: nav, animated: false)
    _ = log.flush()
    for callback in ["wD", "dD"] {
      screen.inside = [callback: { [self] in removeSubviews(of: $0) }]
      nav.pushViewController(UIViewController(), animated: animated)
      device.advance(by: 2)
      #expect(log.flush().map { $0.replacingOccurrences(of: " animated", with: "") } == Self.disappearance)
      screen.inside = [:]
      nav.popViewController(animated: animated)
      device.advance(by: 2)
      #expect(log.flush().map { $0.replacingOccurrences(of: " animated", with: "") } == Self.appearance)
    }
  }

  @Test("After a swipe back that is cancelled without subviews, behaviors are at the stage of the screen")
  func cancelledSwipe() throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    let screen = Screen("a", in: log)
    device.launch(showing: nav)
    device.push(screen, onto: nav, animated: false)
    let swipe = try #require(device.beginSwipeBack(in: nav))
    removeSubviews(of: screen)
    device.advance(by: 0.1)
    swipe.cancel()
    device.advance(by: 2)
    let lines = log.flush()
    #expect(lines.last?.hasPrefix("a afterAppearing") == true)
    #expect(
      lines.filter { $0.contains("Disappearing") }.count.isMultiple(of: 2) || lines.contains { $0.contains("undo") })
    device.pop(nav, animated: false)
    #expect(log.flush() == Self.disappearance + ["a afterClosing popped"])
  }

  @Test("A screen that removes its subviews with every layout does not keep the device busy")
  func everyLayout() {
    let screen = loggedScreen()
    var layouts = 0
    screen.logsLayout = true
    screen.inside["dL"] = { [self] in
      layouts += 1
      removeSubviews(of: $0)
    }
    device.launch(showing: screen)
    device.advance(by: 10)
    #expect(layouts <= 30, "ten returns, each with one or two layouts")
    screen.inside = [:]
    device.advance(by: 2)
    _ = log.flush()
    device.keyWindow?.isHidden = true
    device.advance(by: 1)
    #expect(log.flush() == Self.disappearance)
  }

  @Test(
    "A screen that puts the view back itself, or moves it into a container in its view, is not reported",
    arguments: [false, true])
  func putBackByItself(isInContainer: Bool) throws {
    let screen = Screen("a", in: log)
    let window = device.launch(showing: screen)
    _ = log.flush()
    let hidden = try #require(screen.lifecycleBehaviorViewController?.view)
    let container: UIView = isInContainer ? UIView(frame: screen.view.bounds) : screen.view
    if isInContainer { screen.view.addSubview(container) }
    if !isInContainer { hidden.removeFromSuperview() }
    container.addSubview(hidden)
    device.advance(by: 2)
    #expect(hidden.superview === container)
    #expect(issues.flush() == [])
    #expect(log.flush() == [])
    hideAndShow(window)
  }

  @Test(
    "Removing the hidden child itself, announced or not, ends the attachment and is reported as such",
    arguments: [true, false])
  func childRemoved(isAnnounced: Bool) throws {
    let screen = Screen("a", in: log)
    device.launch(showing: screen)
    _ = log.flush()
    let child = try #require(screen.lifecycleBehaviorViewController)
    if isAnnounced { child.willMove(toParent: nil) }
    child.view.removeFromSuperview()
    // As at the end of an animation.
    if isAnnounced { device.advance(by: 1) }
    child.removeFromParent()
    device.advance(by: 2)
    #expect(log.flush() == Self.disappearance + ["a beforeDetaching"])
    #expect(issues.flushIssues().map(\.kind) == [.hiddenChildRemoved])
    #expect(screen.lifecycleBehaviorViewController == nil && child.viewIfLoaded?.superview == nil)
  }

  @Test("A tab bar by hand that removes its first child removes the hidden one, and is told which page has stayed")
  func firstChildRemoved() throws {
    final class Page: UIViewController {}
    let tabs = Screen("a", in: log)
    device.launch(showing: tabs)
    tabs.embed(Page())
    device.turn()
    _ = issues.flush()
    let first = try #require(tabs.children.first)
    first.willMove(toParent: nil)
    first.view.removeFromSuperview()
    first.removeFromParent()
    #expect(issues.flush().map { $0.contains("Screen still contains Page.") } == [true])
  }

  @Test("The calls of a screen that forwards appearance itself are delivered all the same")
  func forwardingByItself() {
    let screen = NonForwardingScreen()
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    let window = device.launch(showing: screen)
    _ = log.flush()
    _ = issues.flush()
    removeSubviews(of: screen)
    device.advance(by: 2)
    #expect(isPutBack(in: screen))
    #expect(log.flush() == [])
    hideAndShow(window)
  }

  @Test("When a screen that forwards by itself leaves before the view is back, this and the next appearance are whole")
  func forwardingByItselfWhileLeaving() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let screen = NonForwardingScreen()
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    device.launch(showing: nav)
    device.push(screen, onto: nav, animated: false)
    _ = log.flush()
    removeSubviews(of: screen)
    device.advance(by: 0.1)
    // It is not back before a second has passed.
    removeSubviews(of: screen)
    nav.pushViewController(UIViewController(), animated: false)
    device.advance(by: 2)
    #expect(log.flush() == Self.disappearance)
    nav.popViewController(animated: false)
    device.advance(by: 2)
    #expect(log.flush() == Self.appearance)
  }

  @Test("A screen that is released before the view is back is deallocated with its behaviors; no moment is delivered")
  func released() {
    weak var weakScreen: UIViewController?
    weak var keptByBehavior: LifecycleTranscript?
    let window = device.launch(showing: UIViewController())
    do {
      let transcript = LifecycleTranscript()
      let screen = Screen("a", in: transcript)
      (weakScreen, keptByBehavior) = (screen, transcript)
      screen.loadViewIfNeeded()
      removeSubviews(of: screen)
    }
    #expect(weakScreen == nil && keptByBehavior == nil)
    device.advance(by: 2)
    #expect(issues.flush() == [])
    withExtendedLifetime(window) {}
  }
}

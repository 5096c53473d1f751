import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct CatchUpTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("G2: behaviors that are added to a screen that has appeared catch up, before addBehaviors returns, by moments")
  func onScreen() {
    let screen = Screen()
    device.launch(showing: screen)
    screen.addBehaviors([RecordingBehavior("a", in: log), RecordingBehavior("b", in: log)])
    let moments = ["afterAttaching", "afterLoading", "beforeAppearing", "duringAppearing", "afterAppearing"]
    #expect(log.flush() == moments.flatMap { ["a \($0) catch-up", "b \($0) catch-up"] })
    device.advance(by: 1)
    #expect(log.isEmpty)
  }

  @Test("G2: added while the screen slides in, a behavior catches up to the stage of the screen")
  func duringATransition() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let screen = Screen()
    device.launch(showing: nav)
    nav.pushViewController(screen, animated: true)
    device.turn()
    screen.addBehaviors([RecordingBehavior("late", in: log)])
    #expect(
      log.flush() == [
        "late afterAttaching catch-up", "late afterLoading catch-up", "late beforeAppearing catch-up",
        "late duringAppearing catch-up",
      ])
    device.advance(by: 1)
    #expect(log.flush() == ["late afterAppearing animated"])
  }

  @Test("G2: added while the screen slides out, a behavior does not receive the appearance that ends")
  func whileLeaving() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let screen = Screen()
    device.launch(showing: nav)
    device.push(screen, onto: nav, animated: false)
    nav.popViewController(animated: true)
    device.turn()
    screen.addBehaviors([RecordingBehavior("late", in: log)])
    device.advance(by: 1)
    #expect(
      log.flush() == ["late afterAttaching catch-up", "late afterLoading catch-up", "late afterClosing popped"])
  }

  @Test("The first behaviors of a screen that is on screen catch up with UIKit's next layout and commit")
  func firstBehaviorsOnScreen() {
    let screen = UIViewController()
    device.launch(showing: screen)
    screen.addBehaviors([RecordingBehavior("first", in: log)])
    #expect(
      log.flush() == [
        "first afterAttaching catch-up", "first afterLoading catch-up", "first beforeAppearing catch-up",
      ])
    device.turn()
    #expect(log.flush() == ["first duringAppearing catch-up", "first afterAppearing catch-up"])
  }

  @Test("The first behaviors of a screen that is on screen receive the moments before and after its layout")
  func layoutOfFirstBehaviors() {
    let screen = UIViewController()
    device.launch(showing: screen)
    screen.addBehaviors([RecordingBehavior("first", in: log, recordsLayout: true)])
    device.turn()
    #expect(
      log.flush().map { $0.replacingOccurrences(of: " catch-up", with: "") } == [
        "first afterAttaching", "first afterLoading", "first beforeAppearing", "first beforeLayingOutSubviews",
        "first duringAppearing", "first afterLayingOutSubviews", "first afterAppearing",
      ])
  }

  @Test("First behaviors that are added in a hidden window receive the appearance on time")
  func hiddenWindow() {
    let screen = UIViewController()
    let window = device.launch(showing: screen)
    window.isHidden = true
    device.turn()
    screen.addBehaviors([RecordingBehavior("first", in: log)])
    window.isHidden = false
    device.turn()
    #expect(
      log.flush().suffix(3) == ["first beforeAppearing", "first duringAppearing", "first afterAppearing"])
  }

  @Test(
    "Added inside any of the screen's own overrides, a behavior receives each moment once",
    arguments: ["viewDidLoad", "wA", "iA", "dA"])
  func insideTheScreensOverrides(override: String) {
    let screen = LoggedViewController("A", in: LifecycleTranscript())
    screen.inside[override] = { [log] in $0.addBehaviors([RecordingBehavior("a", in: log)]) }
    device.launch(showing: screen)
    device.turn()
    #expect(
      log.flush().map { $0.replacingOccurrences(of: " catch-up", with: "") } == [
        "a afterAttaching", "a afterLoading", "a beforeAppearing", "a duringAppearing", "a afterAppearing",
      ])
  }

  @Test("The appearance after a late one that was cancelled is not marked as catching up")
  func joinsLateInACancelledSwipe() throws {
    let below = UIViewController()
    let nav = UINavigationController(rootViewController: below)
    device.launch(showing: nav)
    device.push(UIViewController(), onto: nav, animated: false)
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.turn()
    below.addBehaviors([RecordingBehavior("a", in: log)])
    device.turn()
    swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush().contains { $0.hasPrefix("a beforeAppearing") && $0.contains("catch-up") })
    device.pop(nav, animated: false)
    #expect(log.flush() == ["a beforeAppearing", "a duringAppearing", "a afterAppearing"])
  }

  @Test("An appearance that began late is the only one that is marked as catching up")
  func joinsLateOnce() {
    let screen = UIViewController()
    let window = device.launch(showing: screen)
    device.turn()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    window.isHidden = true
    device.turn()
    let first = log.flush()
    #expect(first.contains("a beforeAppearing catch-up"))
    #expect(first.suffix(2) == ["a beforeDisappearing", "a afterDisappearing"])
    window.isHidden = false
    device.turn()
    #expect(log.flush() == ["a beforeAppearing", "a duringAppearing", "a afterAppearing"])
  }

  @Test("The first behaviors of a screen on screen that does not forward its appearance catch up, too")
  func joinsLateWithoutForwarding() {
    let screen = NonForwardingScreen()
    device.launch(showing: screen)
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    #expect(log.flush() == ["a afterAttaching catch-up", "a afterLoading catch-up"])
  }
}

import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct BehaviorOrderTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("G1: behaviors nest: called in the order of adding on the way up, in the reverse order on the way down")
  func nesting() {
    let screen = Screen([RecordingBehavior("a", in: log), RecordingBehavior("b", in: log)])
    let window = device.launch(showing: screen)
    #expect(
      log.flush() == [
        "a afterAttaching", "b afterAttaching", "a afterLoading", "b afterLoading", "a beforeAppearing",
        "b beforeAppearing", "a duringAppearing", "b duringAppearing", "a afterAppearing", "b afterAppearing",
      ])

    window.isHidden = true
    device.turn()
    #expect(
      log.flush() == ["b beforeDisappearing", "a beforeDisappearing", "b afterDisappearing", "a afterDisappearing"])
  }

  @Test("G1: the order holds over several calls of addBehaviors")
  func severalCalls() {
    let screen = Screen([RecordingBehavior("a", in: log)])
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("b", in: log)])
    let window = device.launch(showing: screen)
    _ = log.flush()

    window.isHidden = true
    device.turn()
    #expect(
      log.flush() == ["b beforeDisappearing", "a beforeDisappearing", "b afterDisappearing", "a afterDisappearing"])
  }

  @Test("Behaviors are called for each moment after the screen's own override")
  func afterTheScreen() {
    let screen = LoggedViewController("A", in: log)
    screen.inside["viewDidLoad"] = { [log] in $0.addBehaviors([RecordingBehavior("a", in: log)]) }
    let window = device.launch(showing: screen)
    window.isHidden = true
    device.turn()
    #expect(
      log.flush() == [
        "A.viewDidLoad", "a afterAttaching", "a afterLoading", "A.wA(f)", "a beforeAppearing", "A.iA(f)",
        "a duringAppearing", "A.dA(f)", "a afterAppearing", "A.wD(f)", "a beforeDisappearing", "A.dD(f)",
        "a afterDisappearing",
      ])
  }

  @Test("A push calls the old screen's behaviors first, and the moments of both screens are animated")
  func push() {
    let nav = UINavigationController(rootViewController: Screen("A", in: log))
    device.launch(showing: nav)
    _ = log.flush()

    device.push(Screen("B", in: log), onto: nav)
    #expect(
      log.flush() == [
        "B afterAttaching", "B afterLoading", "A beforeDisappearing animated", "B beforeAppearing animated",
        "B duringAppearing animated", "A afterDisappearing animated", "B afterAppearing animated",
      ])
  }

  @Test("The context reads the screen's own moving flags and transition coordinator, not the hidden child's")
  func context() {
    let moves = LifecycleTranscript()
    let window = device.launch(showing: UIViewController())
    let screen = Screen([MovesBehavior(transcript: moves)])
    for _ in 1...2 {
      let nav = UINavigationController(rootViewController: Screen())
      window.rootViewController = nav
      device.advance(by: 1)
      device.push(screen, onto: nav)
      #expect(moves.flush() == ["to true, from false, coordinator true", "to true, from false, coordinator true"])

      device.pop(nav)
      #expect(moves.flush() == ["to false, from true, coordinator true", "to false, from true, coordinator true"])
    }
  }

  @Test("In the app's own container a removed screen is moving from its parent, once UIKit says so to its children")
  func ownContainer() {
    let moves = LifecycleTranscript()
    let (container, screen) = (UIViewController(), Screen([MovesBehavior(transcript: moves)]))
    container.addChild(screen)
    container.view.addSubview(screen.view)
    screen.didMove(toParent: container)
    device.launch(showing: container)
    device.turn()
    _ = moves.flush()

    screen.willMove(toParent: nil)
    screen.view.removeFromSuperview()
    device.turn()
    screen.removeFromParent()
    let isMoving = device.weakRules.departureLastsForChildren
    #expect(
      moves.flush() == ["to false, from \(isMoving), coordinator false", "to false, from true, coordinator false"])
  }

  @Test("A screen that is covered, or whose tab is left, is not moving from its parent")
  func staying() {
    let moves = LifecycleTranscript()
    let nav = UINavigationController(rootViewController: Screen([MovesBehavior(transcript: moves)]))
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, Screen()]
    device.launch(showing: tabs)
    device.turn()
    _ = moves.flush()
    device.push(Screen(), onto: nav, animated: false)
    device.pop(nav, animated: false)
    tabs.selectedIndex = 1
    device.turn()
    let stay = "to false, from false, coordinator false"
    #expect(moves.flush() == Array(repeating: stay, count: 6))
  }
}

private struct MovesBehavior: ViewControllerLifecycleBehavior {
  let transcript: LifecycleTranscript

  func beforeAppearing(_ viewController: UIViewController, context: Context) { record(context) }
  func afterAppearing(_ viewController: UIViewController, context: Context) { record(context) }
  func beforeDisappearing(_ viewController: UIViewController, context: Context) { record(context) }
  func afterDisappearing(_ viewController: UIViewController, context: Context) { record(context) }

  private func record(_ context: Context) {
    transcript.record(
      """
      to \(context.isMovingToParent), from \(context.isMovingFromParent), coordinator \
      \(context.transitionCoordinator != nil)
      """)
  }
}

import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct FocusGroupTests {
  let device = HeadlessDevice(idiom: .pad)
  let log = LifecycleTranscript()
  let players = FocusGroup()

  private func player(_ name: String, _ options: FocusOptions = .attention, sampling: FocusSampling? = nil)
    -> Screen
  {
    let screen = Screen([
      FocusBehavior((options.group == nil ? options.in(players) : options).sampled(sampling)) { [log] change in
        log.record("\(name) \(change.kind) \(change.reason.name)")
      }
    ])
    screen.title = name
    return screen
  }

  private func titles(_ screens: [UIViewController]) -> [String] {
    screens.map { $0.title ?? "" }
  }

  private func launch(_ columns: [UIViewController]) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = columns
    device.launchAndSettle(showing: split)
    return split
  }

  @Test(
    "Of two columns the first has focus until the second is used; both are visible all the time, and at rest no link runs"
  )
  func columns() {
    let (a, b) = (player("A"), player("B"))
    _ = launch([a, b])
    #expect(log.flush() == ["A gained appeared"])
    #expect(players.mostRecentlyUsedScreen === a)
    players.use(b)
    #expect(log.flush() == [])
    device.turn()
    #expect(log.flush() == ["A lost lessRecentlyUsed", "B gained appeared"])
    players.use(b)
    device.advance(by: 1)
    #expect(log.flush() == [])
    players.use(a)
    device.advance(by: 1)
    #expect(log.flush() == ["B lost lessRecentlyUsed", "A gained mostRecentlyUsed"])
    #expect(titles(players.visibleScreens) == ["A", "B"])
    #expect(players.focusedScreen === a)
    device.advance(by: 3)
    #expect(!device.displayLinks.contains { !$0.isPaused })
  }

  @Test("The closure of a group is called after the members' own, once for each move of the focus, with both screens")
  func closure() {
    let group = FocusGroup { [log] screen, previous in
      log.record("\(previous?.title ?? "none") to \(screen?.title ?? "none")")
    }
    let (a, b) = (player("A", .attention.in(group)), player("B", .attention.in(group)))
    let split = launch([a, b])
    #expect(log.flush() == ["A gained appeared", "none to A"])
    group.use(b)
    device.turn()
    #expect(log.flush() == ["A lost lessRecentlyUsed", "B gained appeared", "A to B"])
    split.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["A still lost covered", "B lost covered", "B to none"])
  }

  @Test("A screen pushed in one column takes the focus from the other column, which regains it with the pop")
  func push() {
    let (a, b) = (player("A"), player("B"))
    let nav = UINavigationController(rootViewController: UIViewController())
    _ = launch([a, nav])
    device.push(b, onto: nav)
    #expect(log.flush() == ["A gained appeared", "A lost lessRecentlyUsed", "B gained appeared"])
    device.pop(nav)
    #expect(log.flush() == ["B lost popped", "A gained mostRecentlyUsed"])
  }

  @Test("A screen that appears again is one of the visible screens at once")
  func visibleAgain() {
    let a = player("A")
    let nav = UINavigationController(rootViewController: a)
    device.launchAndSettle(showing: nav)
    device.push(UIViewController(), onto: nav)
    #expect(players.visibleScreens == [])
    var visible: [UIViewController] = []
    a.addBehaviors([HandlerBehavior { [players] in if $0 == .afterAppearing { visible = players.visibleScreens } }])
    device.pop(nav)
    #expect(visible == [a])
  }

  @Test("After a cover of all members the one that had focus has it again")
  func coveredAndBack() {
    let (a, b) = (player("A"), player("B"))
    let split = launch([a, b])
    players.use(b)
    device.turn()
    _ = log.flush()
    split.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(players.focusedScreen == nil && players.mostRecentlyUsedScreen === b)
    split.dismiss(animated: true)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "A still lost covered", "B lost covered", "A still lost lessRecentlyUsed", "B gained uncovered",
      ])
  }

  @Test("Of two scenes side by side the one that appears last has the group's focus until it enters the background")
  func scenes() {
    let (a, b) = (player("A"), player("B"))
    device.launchAndSettle(showing: a)
    let scene = device.connectScene(showing: b)
    #expect(log.flush() == ["A gained appeared", "A lost lessRecentlyUsed", "B gained appeared"])
    #expect(titles(players.visibleScreens) == ["A", "B"])
    device.setInBackground(true, scene)
    device.advance(by: 1)
    #expect(log.flush() == ["B lost sceneBackground", "A gained mostRecentlyUsed"])
    #expect(titles(players.visibleScreens) == ["A"])
    device.setInBackground(false, scene)
    device.advance(by: 1)
    #expect(log.flush() == ["A lost lessRecentlyUsed", "B gained sceneActive"])
    device.disconnect(scene)
    device.advance(by: 1)
    #expect(log.flush().filter { !$0.contains("still") } == ["B lost sceneBackground", "A gained mostRecentlyUsed"])
  }

  @Test("A scene that becomes active again without having been in the background uses no screen")
  func sceneActiveAgain() {
    let (a, b) = (player("A"), player("B"))
    device.launchAndSettle(showing: a)
    let scene = device.connectScene(showing: b)
    players.use(a)
    device.advance(by: 1)
    _ = log.flush()
    #expect(players.focusedScreen === a)
    for name in [UIScene.willDeactivateNotification, UIScene.didActivateNotification] {
      NotificationCenter.default.post(name: name, object: scene)
      device.advance(by: 1)
    }
    #expect(log.flush() == ["B still lost sceneInactive", "B still lost lessRecentlyUsed"])
  }

  @Test(
    "A screen in the middle of a swipe loses the focus to another one at once, and does not regain it with the cancel")
  func heldHalfWay() throws {
    let (a, b) = (player("A"), player("B"))
    let nav = UINavigationController(rootViewController: UIViewController())
    _ = launch([a, nav])
    device.push(b, onto: nav, animated: false)
    _ = log.flush()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 1)
    players.use(a)
    device.advance(by: 1)
    #expect(log.flush() == ["B lost lessRecentlyUsed", "A gained mostRecentlyUsed"])
    swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("While the scenes of the app leave one by one, no screen gains the focus of the first one")
  func leavingOneByOne() {
    let (a, b) = (player("A", .media), player("B", .media))
    device.launchAndSettle(showing: a)
    _ = device.connectScene(showing: b)
    players.use(a)
    device.turn()
    _ = log.flush()
    device.pressHome()
    device.advance(by: 1)
    #expect(log.flush().filter { !$0.contains("still") } == ["A lost sceneBackground"])
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush().last == "A gained appActive")
  }

  @Test("That the app is active again uses no screen: a screen used meanwhile keeps the focus")
  func activeAgain() {
    let (a, b) = (player("A", .media), player("B"))
    _ = launch([a, b])
    players.use(b)
    device.turn()
    _ = log.flush()
    device.openControlCenter()
    device.turn()
    #expect(log.flush() == ["B lost appInactive", "A gained mostRecentlyUsed"])
    players.use(a)
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(log.flush() == ["B still lost lessRecentlyUsed"])
  }

  @Test("A member whose behavior is removed, or that is released, loses the focus to the others")
  func leaving() {
    let a = player("A")
    let split = launch([a])
    weak var released: UIViewController?
    do {
      let b = player("B")
      released = b
      split.viewControllers = [a, b]
      device.advance(by: 1)
      let c = player("C")
      split.viewControllers = [a, c]
      device.advance(by: 1)
      // W1: viewDidDisappear may come before the split view controller has changed. W27: then an iteration may end before C appears.
      let isEarly = !device.weakRules.didDisappearWaitsForCommit
      let meanwhile =
        isEarly && !device.weakRules.iterationsIncludeTheirLayout
        ? ["A gained mostRecentlyUsed", "A lost lessRecentlyUsed"] : []
      #expect(
        log.flush() == [
          "A gained appeared", "A lost lessRecentlyUsed", "B gained appeared",
          "B lost \(isEarly ? "disappeared" : "replaced")",
        ] + meanwhile + ["C gained appeared"])
      c.attachment?.remove(silently: true)
      device.advance(by: 1)
    }
    #expect(released == nil)
    #expect(log.flush() == ["A gained mostRecentlyUsed"])
    players.use(a)
    #expect(players.mostRecentlyUsedScreen === a)
  }

  @Test("A behavior outside of the group, on the same screen, reports on the screen alone")
  func besideTheGroup() {
    var alone: [String] = []
    let a = player("A")
    let b = Screen([
      FocusBehavior { alone.append("\($0.hasFocus)") },
      FocusBehavior(.attention.in(players)) { [log] in log.record("B \($0.hasFocus)") },
    ])
    _ = launch([a, b])
    players.use(b)
    device.advance(by: 1)
    players.use(a)
    device.advance(by: 1)
    #expect(alone == ["true"])
    #expect(
      log.flush() == ["A gained appeared", "A lost lessRecentlyUsed", "B true", "B false", "A gained mostRecentlyUsed"])
    #expect(a.screenFocus?.hasFocus == true && b.screenFocus?.hasFocus == true)
  }

  @Test("use returns whether the screen is a member; a child controller of a member is not one and takes no focus")
  func member() {
    let (a, b) = (player("A"), player("B"))
    let child = UIViewController()
    _ = launch([a, b])
    b.embed(child)
    #expect(!players.use(child) && !players.use(UIViewController()))
    device.advance(by: 1)
    #expect(log.flush() == ["A gained appeared"])
    #expect(players.use(b))
    b.attachment?.remove()
    #expect(!players.use(b))
  }

  @Test("A group keeps none of its members")
  func keepsNoMember() {
    device.launch(showing: UIViewController())
    weak var screen: UIViewController?
    do {
      let a = player("A")
      a.loadViewIfNeeded()
      screen = a
      #expect(players.mostRecentlyUsedScreen === a)
    }
    #expect(screen == nil)
    #expect(players.mostRecentlyUsedScreen == nil)
  }
}

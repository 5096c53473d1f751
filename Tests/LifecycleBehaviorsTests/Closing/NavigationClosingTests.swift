import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Screens of a navigation controller: what takes them away for good, and what does not.
@MainActor
@Suite(.everyAnswer)
struct NavigationClosingTests {
  let app = ClosingApp()

  @Test("1: a pushed screen came pushed, the one below stays in place")
  func push() {
    let nav = app.stack("A")
    app.push("B", onto: nav, animated: true)
    #expect(app.closings() == ["B pushed"])
    #expect(nav.viewControllers[0].screenOpening == ScreenOpening(.root))
  }

  @Test("2, 3: a popped screen, animated or not", arguments: [true, false])
  func pop(animated: Bool) {
    let nav = app.stack("A", "B")
    nav.popViewController(animated: animated)
    #expect(app.log.flush() == [])
    #expect(app.closings() == ["B went: popped"])
  }

  @Test(
    "Screens that are popped to the root are closed once, also when a sheet is presented while they are on their way")
  func presentedDuringPop() {
    let nav = app.stack("A", "B")
    let window = nav.view.window
    window?.rootViewController = UIViewController()
    app.settle()
    app.push("C", onto: nav)
    window?.rootViewController = nav
    app.device.turn()
    app.log.flush()
    nav.popToRootViewController(animated: true)
    app.device.turn()
    let sheet = app.screen("D")
    sheet.modalPresentationStyle = .formSheet
    nav.viewControllers[0].present(sheet, animated: true)
    app.device.turn()
    let modal = UINavigationController(rootViewController: app.screen("E"))
    modal.modalPresentationStyle = .currentContext
    sheet.present(modal, animated: false)
    app.device.turn()
    let closings = app.closings().filter { $0.contains("went") }
    #expect(closings.sorted() == ["B went: popped unseen", "C went: popped"])
  }

  @Test("Behaviors that are added to a screen on screen are told how it goes, and it counts as seen")
  func addedLate() {
    let nav = app.stack("A")
    let screen = UIViewController()
    nav.pushViewController(screen, animated: false)
    app.settle()
    screen.addBehaviors([ClosingRecorder(name: "late", log: app.log)])
    app.settle()
    #expect(screen.screenOpening != nil)
    app.log.flush()
    nav.popViewController(animated: true)
    #expect(app.closings() == ["late went: popped"])
  }

  @Test("The behaviors of a screen are told in reverse order, after viewDidDisappear, and not those that were removed")
  func order() {
    let nav = app.stack("A")
    let screen = Screen([RecordingBehavior("1", in: app.log), RecordingBehavior("2", in: app.log)])
    nav.pushViewController(screen, animated: false)
    app.settle()
    let third = screen.addBehaviors([RecordingBehavior("3", in: app.log)])
    third.remove()
    app.log.flush()
    nav.popViewController(animated: false)
    #expect(
      app.closings() == [
        "2 beforeDisappearing", "1 beforeDisappearing", "2 afterDisappearing", "1 afterDisappearing",
        "2 afterClosing popped", "1 afterClosing popped",
      ])
  }

  @Test("A behavior that closes the next screen when it is told: that one is told in a later turn")
  func reentrant() {
    let nav = app.stack("A", "B")
    let screen = Screen([
      ClosingAction { [weak nav] in
        #expect(nav?.viewControllers.count == 2)
        nav?.popViewController(animated: false)
      }
    ])
    nav.pushViewController(screen, animated: false)
    app.settle()
    nav.popViewController(animated: false)
    #expect(app.closings() == ["B went: popped"])
    #expect(nav.viewControllers.count == 1)
  }

  @Test("4: a tap on Back is no gesture")
  func backButton() {
    let nav = app.stack("A", "B")
    #expect(app.device.tapBackButton(in: nav))
    #expect(app.closings() == ["B went: popped"])
  }

  @Test("5: a swipe back that is finished is a gesture, and closes the screen once the screen has gone")
  func swipeBack() throws {
    let nav = app.stack("A", "B")
    let swipe = try #require(app.device.beginSwipeBack(in: nav))
    #expect(app.closings() == [])
    swipe.finish()
    #expect(app.closings() == ["B went: popped by gesture"])
  }

  @Test("R166: a swipe in the content is a gesture as the one from the edge, and one that is cancelled closes nothing")
  func contentSwipe() throws {
    app.device.systemVersion = 26
    let nav = app.stack("A", "B")
    try #require(app.device.beginContentSwipeBack(in: nav)).cancel()
    #expect(app.closings() == [])
    try #require(app.device.beginContentSwipeBack(in: nav)).finish()
    #expect(app.closings() == ["B went: popped by gesture"])
  }

  @Test("R166: a tap on Back while the push is still running pops what is being pushed")
  func backWhilePushing() {
    app.device.systemVersion = 26
    let nav = app.stack("A")
    nav.pushViewController(app.screen("B"), animated: true)
    app.device.advance(by: 0.1)
    #expect(app.device.tapBackButton(in: nav))
    #expect(app.closings() == ["B pushed", "B went: popped"])
  }

  @Test("6: a swipe back that is cancelled closes nothing; a pop afterwards is no gesture")
  func cancelledSwipeBack() throws {
    let nav = app.stack("A", "B")
    try #require(app.device.beginSwipeBack(in: nav)).cancel()
    #expect(app.closings() == [])
    nav.popViewController(animated: true)
    #expect(app.closings() == ["B went: popped"])
  }

  @Test(
    "9: a pop to the root closes all screens above, although UIKit calls only the top one", arguments: [true, false])
  func popToRoot(animated: Bool) {
    let nav = app.stack("A", "B", "C", "D")
    nav.popToRootViewController(animated: animated)
    app.device.turn()
    // Those that UIKit does not call are told with the top one, when the transition has ended.
    if animated { #expect(app.log.flush() == []) }
    #expect(app.closings().sorted() == ["B went: popped", "C went: popped", "D went: popped"])
  }

  @Test("9: screens that have been released when it is certain are told all the same, and those that are kept")
  func popToRootKept() {
    let nav = app.stack("A", "B", "C", "D")
    let kept = nav.viewControllers[1]
    nav.popToRootViewController(animated: false)
    #expect(app.closings().sorted() == ["B went: popped", "C went: popped", "D went: popped"])
    #expect(kept.screenOpening == nil)
  }

  @Test("7: popped while a finished swipe back is still moving the screen above: the gesture moved the upper one")
  func popDuringSwipe() throws {
    let nav = app.stack("A", "B", "C")
    try #require(app.device.beginSwipeBack(in: nav)).finish()
    nav.popViewController(animated: true)
    #expect(app.closings().sorted() == ["B went: popped", "C went: popped by gesture"])
  }

  @Test("8: a screen chosen from the menu of the back button pops all screens above it, and is no gesture")
  func backMenu() {
    let nav = app.stack("A", "B", "C", "D")
    #expect(app.device.chooseFromBackMenu(nav.viewControllers[1], in: nav))
    #expect(app.closings().sorted() == ["C went: popped", "D went: popped"])
  }

  @Test("74: a screen that was released without a call of UIKit's is told why it went, and is not handed over")
  func releasedBeforeItIsCertain() {
    let nav = app.stack("A")
    var told: [ScreenClosing] = []
    let observation = ScreenClosing.observers.add { told += $0 }
    weak var released: UIViewController?
    do {
      let screen = app.screen("B")
      screen.loadViewIfNeeded()
      released = screen
      nav.viewControllers.insert(screen, at: 0)
    }
    #expect(app.closings() == [])
    nav.viewControllers.removeFirst()
    #expect(released == nil)
    #expect(app.closings() == ["B went: removed unseen"])
    #expect(told.map(\.screen) == [nil])
    withExtendedLifetime(observation) {}
  }

  @Test("11: a new screen in place of those above: they are replaced, it is pushed", arguments: [true, false])
  func setNewTop(animated: Bool) {
    let nav = app.stack("A", "B", "C")
    nav.setViewControllers([nav.viewControllers[0], app.screen("D")], animated: animated)
    #expect(app.closings().sorted() == ["B went: replaced", "C went: replaced", "D pushed"])
  }

  @Test("12: a shorter stack is a pop", arguments: [[0], [0, 1]])
  func setShorter(places: [Int]) {
    let nav = app.stack("A", "B", "C")
    nav.setViewControllers(places.map { nav.viewControllers[$0] }, animated: true)
    #expect(app.closings().sorted() == (places.count == 1 ? ["B went: popped"] : []) + ["C went: popped"])
  }

  @Test("13: a screen in the middle is removed, without any call of UIKit's")
  func removeMiddle() {
    let nav = app.stack("A", "B", "C")
    nav.viewControllers.remove(at: 1)
    #expect(app.closings() == ["B went: removed"])
  }

  @Test("14: another screen in the middle, or none: the ones below the top are removed")
  func replaceMiddle() {
    let nav = app.stack("A", "B", "C")
    let new = app.screen("X")
    new.loadViewIfNeeded()
    nav.viewControllers[1] = new
    #expect(app.closings() == ["B went: removed"])
    #expect(new.screenOpening == ScreenOpening(.added))
    nav.viewControllers = [nav.viewControllers[2]]
    #expect(app.closings().sorted() == ["A went: removed", "X went: removed unseen"])
  }

  @Test("15: the screen in the middle alone: the one above is popped, the one below removed")
  func setMiddle() {
    let nav = app.stack("A", "B", "C")
    nav.setViewControllers([nav.viewControllers[1]], animated: false)
    #expect(app.closings().sorted() == ["A went: removed", "C went: popped"])
  }

  @Test("16: the other order closes nothing")
  func reverse() {
    let nav = app.stack("A", "B")
    nav.setViewControllers(nav.viewControllers.reversed(), animated: false)
    #expect(app.closings() == [])
  }

  @Test("17: an empty stack removes all")
  func empty() {
    let nav = app.stack("A", "B")
    nav.setViewControllers([], animated: false)
    #expect(app.closings().sorted() == ["A went: removed", "B went: removed"])
  }

  @Test("18: a screen that removes itself from its parent")
  func removeFromParent() {
    let nav = app.stack("A", "B", "C")
    nav.viewControllers[1].removeFromParent()
    #expect(app.closings() == ["B went: removed"])
  }

  @Test("19: popped and pushed again in one turn: the stay goes on")
  func popAndPushSame() throws {
    let nav = app.stack("A", "B")
    let screen = try #require(nav.popViewController(animated: false))
    nav.pushViewController(screen, animated: false)
    #expect(app.closings() == [])
    #expect(screen.screenOpening == ScreenOpening(.pushed))
  }

  @Test("20: pushed again before the pop has ended: the stay goes on")
  func pushBackMidway() throws {
    let nav = app.stack("A", "B")
    let screen = try #require(nav.popViewController(animated: true))
    app.device.turn()
    app.device.advance(by: 0.1)
    nav.pushViewController(screen, animated: true)
    #expect(app.closings() == [])
  }

  @Test("A stack is read once at the end of a run-loop iteration, for all its screens")
  func readOnce() {
    let nav = CountingNavigationController()
    nav.setViewControllers([app.screen("A"), app.screen("B"), app.screen("C")], animated: false)
    for screen in nav.viewControllers { screen.loadViewIfNeeded() }
    app.device.launch(showing: nav)
    app.device.advance(by: 1)
    nav.reads = 0
    app.device.turn()
    #expect(nav.reads == 1)
  }

  @Test("21: a screen that is kept and pushed again comes again")
  func keptAndPushedAgain() throws {
    let nav = app.stack("A", "B")
    let screen = try #require(nav.popViewController(animated: true))
    #expect(app.closings() == ["B went: popped"])
    nav.pushViewController(screen, animated: true)
    #expect(app.closings() == ["B pushed again"])
    nav.popViewController(animated: true)
    #expect(app.closings() == ["B went: popped"])
  }

  @Test("21: a kept screen that is put below the top comes again, and goes unseen")
  func keptAndUnseen() throws {
    let nav = app.stack("A", "B")
    let screen = try #require(nav.popViewController(animated: false))
    app.push("C", onto: nav)
    app.log.flush()
    nav.viewControllers.insert(screen, at: 1)
    app.settle()
    #expect(screen.screenOpening == ScreenOpening(.added, isFirst: false))
    nav.viewControllers.remove(at: 1)
    #expect(app.closings() == ["B went: removed unseen"])
  }

  @Test("21: how a kept screen went before has no part in how it goes next, even within a turn")
  func keptAndPresented() throws {
    let nav = app.stack("A", "B")
    let screen = try #require(nav.popViewController(animated: false))
    #expect(app.closings() == ["B went: popped"])
    nav.present(screen, animated: true)
    nav.dismiss(animated: false)
    #expect(app.closings().filter { $0.contains("went") && !$0.contains("dismissed") } == [])
  }

  @Test("22: pushed and popped in one turn: a stay if UIKit lets it appear; popped midway: a stay, perhaps unseen")
  func pushAndPop() {
    let nav = app.stack("A")
    nav.pushViewController(Screen([RecordingBehavior("B", in: app.log)]), animated: false)
    nav.popViewController(animated: false)
    let calls = app.closings()
    #expect(calls.contains("B beforeAppearing") == calls.contains { $0.hasPrefix("B afterClosing popped") })

    nav.pushViewController(app.screen("C"), animated: true)
    app.device.turn()
    app.device.advance(by: 0.1)
    nav.popViewController(animated: true)
    let closings = app.closings()
    #expect(closings.first == "C pushed")
    #expect(closings.count == 2 && closings[1].hasPrefix("C went: popped"))
  }

  @Test("D4b: a push before a pop has ended does not turn it into something else", arguments: [true, false])
  func popThenPush(animated: Bool) {
    let nav = app.stack("A", "B")
    nav.popViewController(animated: animated)
    app.device.turn()
    app.device.advance(by: 0.1)
    nav.pushViewController(app.screen("C"), animated: animated)
    #expect(app.closings().sorted() == ["B went: popped", "C pushed"])
  }

  @Test(
    "24: a navigation controller in a screen of another one by a wrapper: the inner screen is popped with the wrapper")
  func wrapped() {
    let outer = app.stack("A")
    let wrapper = UIViewController()
    let inner = app.navigation("X")
    wrapper.addChild(inner)
    wrapper.view.addSubview(inner.view)
    inner.didMove(toParent: wrapper)
    outer.pushViewController(wrapper, animated: true)
    #expect(app.closings() == ["X pushed"])
    outer.popViewController(animated: true)
    #expect(app.closings() == ["X went: popped"])
  }

  @Test("26: moved to another stack in one turn: the stay goes on")
  func moveToOtherStack() throws {
    let tabs = UITabBarController()
    let (first, second) = (app.navigation("A"), app.navigation("X"))
    tabs.viewControllers = [first, second]
    app.device.launch(showing: tabs)
    app.push("B", onto: first)
    let screen = try #require(first.viewControllers.last)
    app.log.flush()
    first.popViewController(animated: false)
    screen.viewIfLoaded?.removeFromSuperview()
    screen.removeFromParent()
    second.pushViewController(screen, animated: false)
    #expect(app.closings() == [])
    #expect(screen.screenOpening == ScreenOpening(.pushed))
  }

  @Test("27: popped under a sheet: the screen is closed, the sheet stays")
  func popUnderSheet() {
    let nav = app.stack("A", "B")
    app.present(app.screen("S"), over: nav)
    nav.popViewController(animated: false)
    #expect(app.closings() == ["S presented", "B went: popped"])
  }
}

private final class CountingNavigationController: UINavigationController {
  var reads = 0

  override var viewControllers: [UIViewController] {
    get {
      reads += 1
      return super.viewControllers
    }
    set { super.viewControllers = newValue }
  }
}

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

  @Test("A pushed screen came pushed, the one below stays in place")
  func push() {
    let nav = app.stack("A")
    app.push("B", onto: nav, animated: true)
    #expect(app.closings() == ["B pushed"])
    #expect(nav.viewControllers[0].screenOpening == ScreenOpening(.root))
  }

  /// What code and the user do with a stack of A, B and C.
  nonisolated static let changes: [ClosingChange<UINavigationController>] = [
    .init("pop", ["C went: popped"]) { _, stack, isAnimated in stack.popViewController(animated: isAnimated) },
    .init("pop to the root", ["B went: popped", "C went: popped"]) { _, stack, isAnimated in
      stack.popToRootViewController(animated: isAnimated)
    },
    .init("a tap on Back", ["C went: popped"]) { app, stack, _ in app.device.tapBackButton(in: stack) },
    .init("the first screen, chosen from the menu of Back", ["B went: popped", "C went: popped"]) { app, stack, _ in
      app.device.chooseFromBackMenu(stack.viewControllers[0], in: stack)
    },
    .init("a swipe back", ["C went: popped by gesture"]) { app, stack, _ in
      app.device.beginSwipeBack(in: stack)?.finish()
    },
    .init("a swipe back that is cancelled", []) { app, stack, _ in app.device.beginSwipeBack(in: stack)?.cancel() },
    .init("a pop after a cancelled swipe back", ["C went: popped"]) { app, stack, isAnimated in
      app.device.beginSwipeBack(in: stack)?.cancel()
      app.settle()
      stack.popViewController(animated: isAnimated)
    },
    .init("a new screen in place of those above", ["B went: replaced", "C went: replaced", "D pushed"]) {
      app, stack, isAnimated in
      stack.setViewControllers([stack.viewControllers[0], app.screen("D")], animated: isAnimated)
    },
    .init("a stack of the first two", ["C went: popped"]) { _, stack, isAnimated in
      stack.setViewControllers(Array(stack.viewControllers.prefix(2)), animated: isAnimated)
    },
    .init("a stack of the second alone", ["A went: removed", "C went: popped"]) { _, stack, isAnimated in
      stack.setViewControllers([stack.viewControllers[1]], animated: isAnimated)
    },
    .init("a stack of the last alone", ["A went: removed", "B went: removed"]) { _, stack, isAnimated in
      stack.setViewControllers([stack.viewControllers[2]], animated: isAnimated)
    },
    .init("an empty stack", ["A went: removed", "B went: removed", "C went: removed"]) { _, stack, isAnimated in
      stack.setViewControllers([], animated: isAnimated)
    },
    .init("another order", []) { _, stack, isAnimated in
      stack.setViewControllers(stack.viewControllers.reversed(), animated: isAnimated)
    },
    .init("a screen in the middle is taken out", ["B went: removed"]) { _, stack, _ in
      stack.viewControllers.remove(at: 1)
    },
    .init("a screen in the middle removes itself", ["B went: removed"]) { _, stack, _ in
      stack.viewControllers[1].removeFromParent()
    },
    .init("popped and pushed again in one run-loop iteration", []) { _, stack, _ in
      guard let screen = stack.popViewController(animated: false) else { return }
      stack.pushViewController(screen, animated: false)
    },
    .init("pushed again before the pop has ended", []) { app, stack, _ in
      guard let screen = stack.popViewController(animated: true) else { return }
      app.device.advance(by: 0.1)
      stack.pushViewController(screen, animated: true)
    },
    .init("another screen pushed before the pop has ended", ["C went: popped", "D pushed"]) { app, stack, isAnimated in
      stack.popViewController(animated: isAnimated)
      app.device.advance(by: 0.1)
      stack.pushViewController(app.screen("D"), animated: isAnimated)
    },
  ]

  @Test("Each way has its reason, also for screens that UIKit does not call", arguments: changes, [true, false])
  func ways(_ change: ClosingChange<UINavigationController>, isAnimated: Bool) {
    let nav = app.stack("A", "B", "C")
    change.make(app, nav, isAnimated: isAnimated)
    #expect(app.closings().sorted() == change.closings)
    for screen in nav.viewControllers { #expect(screen.screenOpening != nil) }
  }

  @Test("Whether a screen is in place is known before the iteration ends in which it was popped, or pushed again")
  func inPlaceAtOnce() throws {
    let nav = app.stack("A", "B")
    let screen = try #require(nav.topViewController)
    nav.popViewController(animated: false)
    #expect(!screen.isInPlace)
    nav.pushViewController(screen, animated: false)
    #expect(screen.isInPlace)
    #expect(app.closings() == [])
  }

  @Test("Closings wait for the end of the transition, and a screen that is retained has no opening any more")
  func afterTransition() {
    let nav = app.stack("A", "B", "C")
    let retained = nav.viewControllers[1]
    nav.popToRootViewController(animated: true)
    app.device.turn()
    #expect(app.log.flush() == [])
    #expect(app.closings().sorted() == ["B went: popped", "C went: popped"])
    #expect(retained.screenOpening == nil)
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

  @Test("Popped while a finished swipe back is still moving the screen above: the gesture moved the upper one")
  func popDuringSwipe() throws {
    let nav = app.stack("A", "B", "C")
    try #require(app.device.beginSwipeBack(in: nav)).finish()
    nav.popViewController(animated: true)
    #expect(app.closings().sorted() == ["B went: popped", "C went: popped by gesture"])
  }

  @Test("A screen that was released without a call of UIKit's is told why it went, and is not handed over")
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

  @Test("Another screen in the middle, or none: the ones below the top are removed")
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

  @Test("A screen that is kept and pushed again comes again")
  func keptAndPushedAgain() throws {
    let nav = app.stack("A", "B")
    let screen = try #require(nav.popViewController(animated: true))
    #expect(app.closings() == ["B went: popped"])
    nav.pushViewController(screen, animated: true)
    #expect(app.closings() == ["B pushed again"])
    nav.popViewController(animated: true)
    #expect(app.closings() == ["B went: popped"])
  }

  @Test("A kept screen that is put below the top comes again, and goes unseen")
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

  @Test("How a kept screen went before has no part in how it goes next, even within a turn")
  func keptAndPresented() throws {
    let nav = app.stack("A", "B")
    let screen = try #require(nav.popViewController(animated: false))
    #expect(app.closings() == ["B went: popped"])
    nav.present(screen, animated: true)
    nav.dismiss(animated: false)
    #expect(app.closings().filter { $0.contains("went") && !$0.contains("dismissed") } == [])
  }

  @Test(
    "A navigation controller in a screen of another one by a wrapper: the inner screen is popped with the wrapper")
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

  @Test("Moved to another stack in one turn: the stay goes on")
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
}

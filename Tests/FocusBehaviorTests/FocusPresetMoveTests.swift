import FocusBehavior
import HeadlessDevice
import Journey
import TestSupport
import Testing
import UIKit

// How screens appear and disappear: the same under each preset and with both engines.

@MainActor
@Suite(.everyAnswer)
struct FocusPresetMoveTests {
  /// The reason of a screen that a container takes out: W1, `viewDidDisappear` may come before the container has changed.
  private func reasonIfCertain(_ reason: String) -> String {
    WeakRules.standard.didDisappearWaitsForCommit ? reason : "disappeared"
  }

  @Test("A child that is embedded and removed again")
  func embed() {
    ExpectedFocus.always([
      "root gained appeared", "child gained appeared", "child lost \(reasonIfCertain("removed"))",
    ]).check { app in
      let (root, child) = (app.screen("root"), app.screen("child"))
      app.launch(showing: root)
      root.embed(child)
      app.settle()
      root.unembed(child)
      app.settle()
    }
  }

  @Test("Push and pop")
  func pushAndPop() {
    ExpectedFocus.always([
      "A gained appeared", "A lost pushedOver", "B gained appeared", "B lost popped", "A gained appeared",
    ]).check { app in
      let nav = UINavigationController(rootViewController: app.screen("A"))
      app.launch(showing: nav)
      nav.pushViewController(app.screen("B"), animated: true)
      app.settle()
      nav.popViewController(animated: true)
      app.settle()
    }
  }

  @Test("A screen that is popped was popped, also when its window gets another root before the transition has ended")
  func rootReplacedDuringPop() {
    ExpectedFocus.always([
      "A gained appeared", "A lost pushedOver", "B gained appeared", "B lost popped", "A still lost replaced",
      "C gained appeared",
    ]).check { app in
      let nav = UINavigationController(rootViewController: app.screen("A"))
      app.launch(showing: nav)
      nav.pushViewController(app.screen("B"), animated: true)
      app.settle()
      nav.popViewController(animated: true)
      app.device.advance(by: 0.1)
      nav.view.window?.rootViewController = app.screen("C")
      app.settle()
    }
  }

  @Test("A modal presented without animation during a push: the screen that disappears loses focus first")
  func presentingDuringPush() {
    for sampling in [nil, FocusSampling.displayLink(framesPerSecond: 60)] {
      let app = FocusApp(.attention.sampled(sampling), on: .phone)
      let nav = UINavigationController(rootViewController: app.screen("A"))
      app.launch(showing: nav)
      nav.pushViewController(app.screen("B"), animated: true)
      app.device.advance(by: 0.1)
      let modal = app.screen("M")
      modal.modalPresentationStyle = .overFullScreen
      nav.present(modal, animated: false)
      app.settle()
      #expect(
        app.log.flush() == [
          "A gained appeared", "A lost covered by transparent", "M gained appeared", "A still lost pushedOver",
        ], "\(sampling as Any?)")
    }
  }

  @Test("A swipe back moves focus at its end, and not when it is cancelled", arguments: [true, false])
  func swipe(isCancelled: Bool) {
    let pushed = ["A gained appeared", "A lost pushedOver", "B gained appeared"]
    let popped = ["B lost popped", "A gained appeared"]
    ExpectedFocus.always(isCancelled ? pushed : pushed + popped).check { app in
      let nav = UINavigationController(rootViewController: app.screen("A"))
      app.launch(showing: nav)
      nav.pushViewController(app.screen("B"), animated: true)
      app.settle()
      let swipe = app.device.beginSwipeBack(in: nav)
      app.settle()
      #expect(app.log.lines == pushed)
      if isCancelled { swipe?.cancel() } else { swipe?.finish() }
      app.settle()
    }
  }

  @Test("Another tab")
  func tab() {
    ExpectedFocus.always(["A gained appeared", "A lost tabChanged", "B gained appeared"]).check { app in
      let tabs = UITabBarController()
      let b = app.screen("B")
      tabs.viewControllers = [app.screen("A"), b]
      app.launch(showing: tabs)
      app.device.tapTab(b, in: tabs)
      app.settle()
    }
  }

  @Test("Another page, turned and half turned", arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func page(style: UIPageViewController.TransitionStyle) {
    ExpectedFocus.always(["A gained appeared", "A lost pageTurned", "B gained appeared"]).check { app in
      let list = PageList([app.screen("A"), app.screen("B")])
      let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      controller.dataSource = list
      controller.setViewControllers([list.pages[0]], direction: .forward, animated: false)
      app.launch(showing: controller)
      let swipe = app.device.beginPageSwipe(in: controller, toward: .forward)
      app.settle()
      swipe?.cancel()
      app.settle()
      app.device.beginPageSwipe(in: controller, toward: .forward)?.finish()
      app.settle()
    }
  }

  @Test("A page over whose container another screen is pushed: no page was turned")
  func pageCovered() {
    ExpectedFocus.always(["A gained appeared", "A lost pushedOver", "B gained appeared"]).check { app in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([app.screen("A")], direction: .forward, animated: false)
      let nav = UINavigationController(rootViewController: pages)
      app.launch(showing: nav)
      nav.pushViewController(app.screen("B"), animated: true)
      app.settle()
    }
  }

  @Test("Both columns of a split have focus; a column that is replaced loses it")
  func split() {
    ExpectedFocus.always([
      "P gained appeared", "S gained appeared", "S lost \(reasonIfCertain("replaced"))", "T gained appeared",
    ]).check(on: .pad) { app in
      let split = UISplitViewController()
      let primary = app.screen("P")
      split.viewControllers = [primary, app.screen("S")]
      app.launch(showing: split)
      split.viewControllers = [primary, app.screen("T")]
      app.settle()
    }
  }

  @Test("Detached")
  func detached() {
    ExpectedFocus.always(["A gained appeared", "A lost detached"]).check { app in
      let a = app.screen("A")
      app.launch(showing: a)
      a.attachment?.remove()
      app.settle()
    }
  }
}

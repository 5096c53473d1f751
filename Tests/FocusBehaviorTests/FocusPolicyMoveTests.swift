import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// How screens come and go: the same under each preset and with both engines.

@MainActor
@Suite(.everyAnswer)
struct FocusPolicyMoveTests {
  @Test("Appear and disappear, embedded and taken out again")
  func embed() {
    ExpectedFocus.always([
      "root gained appeared", "child gained appeared", "child lost disappeared",
    ]).check { stage in
      let (root, child) = (stage.screen("root"), stage.screen("child"))
      stage.launch(showing: root)
      root.embed(child)
      stage.settle()
      root.unembed(child)
      stage.settle()
    }
  }

  @Test("Push and pop")
  func pushAndPop() {
    ExpectedFocus.always([
      "A gained appeared", "A lost disappeared", "B gained appeared", "B lost disappeared", "A gained appeared",
    ]).check { stage in
      let nav = UINavigationController(rootViewController: stage.screen("A"))
      stage.launch(showing: nav)
      nav.pushViewController(stage.screen("B"), animated: true)
      stage.settle()
      nav.popViewController(animated: true)
      stage.settle()
    }
  }

  @Test("A modal that is presented without animation during a push takes focus from the screen that leaves first")
  func presentingDuringPush() {
    for sampling in [FocusSampling.eventDriven, .displayLink(framesPerSecond: 60)] {
      let stage = FocusStage(.attention, sampling, on: .phone)
      let nav = UINavigationController(rootViewController: stage.screen("A"))
      stage.launch(showing: nav)
      nav.pushViewController(stage.screen("B"), animated: true)
      stage.device.advance(by: 0.1)
      let modal = stage.screen("M")
      modal.modalPresentationStyle = .overFullScreen
      nav.present(modal, animated: false)
      stage.settle()
      #expect(
        stage.log.flush() == [
          "A gained appeared", "A lost covered by transparent", "M gained appeared", "A still lost disappeared",
        ], "\(sampling)")
    }
  }

  @Test("A swipe back that is let go")
  func cancelledSwipe() {
    ExpectedFocus.always(["A gained appeared", "A lost disappeared", "B gained appeared"]).check { stage in
      let nav = UINavigationController(rootViewController: stage.screen("A"))
      stage.launch(showing: nav)
      nav.pushViewController(stage.screen("B"), animated: true)
      stage.settle()
      let swipe = stage.device.beginSwipeBack(in: nav)
      stage.settle()
      swipe?.cancel()
      stage.settle()
    }
  }

  @Test("Another tab")
  func tab() {
    ExpectedFocus.always(["A gained appeared", "A lost disappeared", "B gained appeared"]).check { stage in
      let tabs = UITabBarController()
      let b = stage.screen("B")
      tabs.viewControllers = [stage.screen("A"), b]
      stage.launch(showing: tabs)
      stage.device.tapTab(b, in: tabs)
      stage.settle()
    }
  }

  @Test("Another page, turned and half turned", arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func page(style: UIPageViewController.TransitionStyle) {
    final class Pages: NSObject, UIPageViewControllerDataSource {
      let all: [UIViewController]
      init(_ all: [UIViewController]) { self.all = all }
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
      { page === all[1] ? all[0] : nil }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
      { page === all[0] ? all[1] : nil }
    }
    ExpectedFocus.always(["A gained appeared", "A lost disappeared", "B gained appeared"]).check { stage in
      let pages = Pages([stage.screen("A"), stage.screen("B")])
      let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      controller.dataSource = pages
      controller.setViewControllers([pages.all[0]], direction: .forward, animated: false)
      stage.launch(showing: controller)
      let swipe = stage.device.beginPageSwipe(in: controller, toward: .forward)
      stage.settle()
      swipe?.cancel()
      stage.settle()
      stage.device.beginPageSwipe(in: controller, toward: .forward)?.finish()
      stage.settle()
    }
  }

  @Test("Both columns of a split have focus; a column that is replaced loses it")
  func split() {
    ExpectedFocus.always([
      "P gained appeared", "S gained appeared", "S lost disappeared", "T gained appeared",
    ]).check(on: .pad) { stage in
      let split = UISplitViewController()
      let primary = stage.screen("P")
      split.viewControllers = [primary, stage.screen("S")]
      stage.launch(showing: split)
      split.viewControllers = [primary, stage.screen("T")]
      stage.settle()
    }
  }

  @Test("Detached")
  func detached() {
    ExpectedFocus.always(["A gained appeared", "A lost detached"]).check { stage in
      let a = stage.screen("A")
      stage.launch(showing: a)
      a.attachment?.remove()
      stage.settle()
    }
  }

  @Test("Deinitialised: a window that nobody keeps takes its screens with it")
  func deinitialized() {
    ExpectedFocus.always(["A gained appeared", "A lost deinitialized"]).check { stage in
      stage.launch(showing: UIViewController())
      weak var screen: UIViewController?
      var window: UIWindow? = UIWindow(windowScene: stage.device.scenes[0])
      do {
        let a = stage.screen("A")
        screen = a
        window?.rootViewController = a
      }
      window?.makeKeyAndVisible()
      stage.settle()
      window = nil
      #expect(screen == nil)
      stage.settle()
    }
  }
}

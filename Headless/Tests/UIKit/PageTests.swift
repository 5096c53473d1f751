import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R44: pages that the app turns, in both styles.
@MainActor
@Suite(.oneDevice)
struct PageTests: FixtureSuite {
  typealias Style = UIPageViewController.TransitionStyle

  let fixture = LoggedScreens()

  private func launchPages(_ style: Style) -> UIPageViewController {
    let page = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    page.setViewControllers([a], direction: .forward, animated: false)
    device.launch(showing: page)
    _ = log.flush()
    return page
  }

  @Test("R44, T23: pages that are set outside of a window are children, are not loaded, and are replaced silently")
  func offScreen() {
    let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(page.viewControllers == [])
    page.setViewControllers([a], direction: .forward, animated: true) { log.record("completion \($0)") }
    #expect(page.viewControllers == [a])
    #expect(a.parent === page)
    page.setViewControllers([b], direction: .forward, animated: true)
    #expect(log.flush() == ["A.wM(page)", "completion true", "B.wM(page)", "A.wM(nil)", "A.dM(nil)"])
    #expect(page.children == [b])
    #expect(!a.isViewLoaded && !b.isViewLoaded && !page.isViewLoaded)
    device.launch(showing: page)
    #expect(log.flush() == ["B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)", "B.dM(page)"])
    #expect(!a.isViewLoaded)
  }

  @Test("R44, R35: a page appears and disappears inside the callbacks of its container")
  func withContainer() {
    let page = EagerPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    page.firstPage = a
    let window = device.launch(showing: page)
    _ = log.flush()
    page.observe = { [log] call, _, _, callSuper in
      callSuper()
      if call != .iA { log.record("page.\(call)") }
    }
    window.isHidden = true
    device.turn()
    #expect(log.flush() == ["A.wD(f)", "page.wD", "A.dD(f)", "page.dD"])
    window.isHidden = false
    device.turn()
    #expect(log.flushWithoutIsAppearing() == ["A.wA(f)", "page.wA", "A.dA(f)", "page.dA"])
  }

  @Test("R44: setting the same page again causes no callback and completes at once")
  func samePage() {
    let page = launchPages(.scroll)
    page.setViewControllers([a], direction: .forward, animated: true) { log.record("completion \($0)") }
    #expect(log.flush() == ["completion true"])
    device.finishTransitions()
    #expect(log.flush() == [])
  }

  @Test("R44: a turn that another one interrupts ends first, and its completion receives false")
  func cutShort() {
    let page = launchPages(.scroll)
    let c = log.screen("C")
    page.setViewControllers([b], direction: .forward, animated: true) { log.record("first \($0)") }
    device.turn()
    _ = log.flush()
    page.setViewControllers([c], direction: .forward, animated: true) { log.record("second \($0)") }
    #expect(
      log.flush() == [
        "B.dA(t)", "B.dM(page)", "A.dD(t)", "A.wM(nil)", "A.dM(nil)", "C.wM(page)", "C.viewDidLoad", "C.wA(t)",
        "B.wD(t)",
      ])
    device.finishTransitions()
    #expect(
      log.flush() == [
        "first false", "C.iA(t)", "C.dA(t)", "C.dM(page)", "B.dD(t)", "B.wM(nil)", "B.dM(nil)", "second true",
      ])
    #expect(page.viewControllers == [c])
  }

  @Test("R190, W35: a page that was turned away is a child until the next turn, or no more", arguments: [true, false])
  func turnedAway(isChild: Bool) {
    device.weakRules.hiddenControllersHaveParents = !isChild
    let page = launchPages(.scroll)
    for (next, former, kept) in [(b, a, [a]), (a, b, [b]), (b, a, [a])] {
      page.setViewControllers([next], direction: .forward, animated: true)
      device.finishTransitions()
      #expect(Set(page.children) == Set([next] + (isChild ? kept : [])))
      #expect(former.viewIfLoaded?.superview == nil)
    }
    let c = log.screen("C")
    page.setViewControllers([c], direction: .forward, animated: true)
    device.finishTransitions()
    #expect(a.parent == nil && (b.parent == nil) == !isChild)
  }
}

/// Sets its first page in `viewDidLoad`, as most apps do.
private final class EagerPageViewController: ObservedPageViewController {
  var firstPage: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers(firstPage.map { [$0] }, direction: .forward, animated: true)
  }
}

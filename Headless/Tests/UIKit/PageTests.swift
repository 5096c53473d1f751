import HeadlessDevice
import LifecycleTestKit
import TestSupport
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

  @Test(
    "R27, R12: a page that is removed from its parent stays as an orphan; its former container does not forward to it")
  func takenOut() {
    let page = launchPages(.scroll)
    a.removeFromParent()
    #expect(page.viewControllers == [])
    #expect(a.view.window != nil)
    _ = log.flush()
    let window = page.view.window
    window?.isHidden = true
    device.turn()
    #expect(log.flush() == ["A.wD(f)", "A.dD(f)"])
    window?.isHidden = false
    device.turn()
    #expect(a.view.window === window)
    #expect(log.flush() == ["A.wA(f)", "A.iA(f)", "A.dA(f)"])
  }

  @Test("R44: the will-callback and the did-callback of a scrolled page come before those of the old page")
  func scroll() {
    let page = launchPages(.scroll)
    page.setViewControllers([b], direction: .forward, animated: true) { log.record("completion \($0)") }
    #expect(log.flush() == ["B.wM(page)", "B.viewDidLoad", "B.wA(t)", "A.wD(t)"])
    device.turn()
    #expect(log.flush() == ["B.iA(t)"])
    device.advance(by: 1)
    #expect(
      log.flush() == ["B.dA(t)", "B.dM(page)", "A.dD(t)", "A.wM(nil)", "A.dM(nil)", "completion true"])
    #expect(page.viewControllers == [b])
    #expect(page.children == [b])
    #expect(a.view.window == nil)
    #expect(b.view.window != nil)
  }

  @Test("R44: a curled page receives viewDidAppear after the old page's viewDidDisappear")
  func curl() {
    let page = launchPages(.pageCurl)
    page.setViewControllers([b], direction: .forward, animated: true) { log.record("completion \($0)") }
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "B.wM(page)", "B.viewDidLoad", "B.wA(t)", "A.wD(t)", "B.iA(t)", "A.dD(t)", "B.dA(t)", "B.dM(page)",
        "A.wM(nil)", "A.dM(nil)", "completion true",
      ])
  }

  @Test("R44: without animation all callbacks come inside the call, the completion included")
  func plain() {
    let page = launchPages(.scroll)
    page.setViewControllers([b], direction: .reverse, animated: false) { log.record("completion \($0)") }
    log.record("returned")
    #expect(
      log.flush() == [
        "B.wM(page)", "B.viewDidLoad", "B.wA(f)", "A.wD(f)", "B.iA(f)", "B.dA(f)", "B.dM(page)", "A.dD(f)",
        "A.wM(nil)", "A.dM(nil)", "completion true", "returned",
      ])
    device.finishTransitions()
    #expect(log.flush() == [])
  }

  @Test("R44: without animation too a curled page receives viewDidAppear after the old page's viewDidDisappear")
  func plainCurl() {
    let page = launchPages(.pageCurl)
    page.setViewControllers([b], direction: .forward, animated: false)
    #expect(log.flush().filter { $0.contains(".d") } == ["A.dD(f)", "B.dA(f)", "B.dM(page)", "A.dM(nil)"])
  }

  @Test("R44: the first page, if set in viewDidLoad, receives viewDidAppear before its first layout")
  func firstPage() {
    let page = EagerPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    page.firstPage = a
    page.observe = log.beginAndEnd("page")
    a.logsLayout = true
    device.launch(showing: page)
    #expect(
      log.flush() == [
        "A.wM(page)", "page.wA", "A.viewDidLoad", "A.wA(f)", "page.wA ends", "A.iA(f)", "A.dA(f)",
        "A.dM(page)", "A.wL", "A.dL", "page.dA", "page.dA ends",
      ])
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

  @Test("R44, R35: a page appears and disappears with its container, which forwards inside its own callbacks")
  func withContainer() throws {
    let page = EagerPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    page.firstPage = a
    let window = device.launch(showing: page)
    _ = log.flush()
    page.observe = log.beginAndEnd("page")
    window.isHidden = true
    device.turn()
    #expect(
      log.flush() == ["page.wD", "A.wD(f)", "page.wD ends", "page.dD", "A.dD(f)", "page.dD ends"])
    window.isHidden = false
    device.turn()
    #expect(
      log.flush() == ["page.wA", "A.wA(f)", "page.wA ends", "A.iA(f)", "page.dA", "A.dA(f)", "page.dA ends"])
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

  @Test("R44, R12: a turn ends with all its callbacks when the container leaves the screen")
  func containerLeaves() throws {
    let page = launchPages(.scroll)
    page.setViewControllers([b], direction: .forward, animated: true)
    device.turn()
    _ = log.flush()
    try #require(page.view.window).isHidden = true
    device.turn()
    #expect(
      log.flush() == [
        "B.dA(t)", "B.dM(page)", "A.dD(t)", "A.wM(nil)", "A.dM(nil)", "B.wD(f)", "B.dD(f)",
      ])
  }

  @Test("R44, R50: a page whose view a modal has removed is replaced without disappearing once more")
  func covered() {
    let page = launchPages(.scroll)
    a.definesPresentationContext = true
    let modal = log.screen("M")
    modal.modalPresentationStyle = .currentContext
    a.present(modal, animated: false)
    device.finishTransitions()
    _ = log.flush()
    page.setViewControllers([b], direction: .forward, animated: false)
    device.turn()
    #expect(
      log.flush() == [
        "B.wM(page)", "B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)", "B.dM(page)", "A.wM(nil)", "M.wD(f)",
        "A.dM(nil)", "M.dD(f)",
      ])
  }

  @Test("R44, T24: a page that is set inside another page's viewWillAppear follows that one in the next turn")
  func setInWillAppear() {
    let page = launchPages(.scroll)
    let c = log.screen("C")
    b.once(inside: "wA") { _ in
      page.setViewControllers([c], direction: .forward, animated: false) { log.record("completion \($0)") }
    }
    page.setViewControllers([b], direction: .forward, animated: false)
    #expect(
      log.flush() == [
        "B.wM(page)", "B.viewDidLoad", "B.wA(f)", "A.wD(f)", "B.iA(f)", "B.dA(f)", "B.dM(page)", "A.dD(f)",
        "A.wM(nil)", "A.dM(nil)",
      ])
    device.turn()
    #expect(
      log.flush() == [
        "C.wM(page)", "C.viewDidLoad", "C.wA(f)", "B.wD(f)", "C.iA(f)", "C.dA(f)", "C.dM(page)", "B.dD(f)",
        "B.wM(nil)", "B.dM(nil)", "completion true",
      ])
    #expect(page.viewControllers == [c])
  }

  @Test("R44, T24: a page that is set inside another page's viewDidAppear replaces it at once, with all callbacks")
  func setInDidAppear() {
    let page = launchPages(.scroll)
    let c = log.screen("C")
    b.once(inside: "dA") { _ in
      page.setViewControllers([c], direction: .forward, animated: false)
    }
    page.setViewControllers([b], direction: .forward, animated: false)
    let lines = log.flush()
    #expect(lines.filter { $0.hasPrefix("A") } == ["A.wD(f)", "A.dD(f)", "A.wM(nil)", "A.dM(nil)"])
    #expect(
      lines.filter { $0.hasPrefix("B") } == [
        "B.wM(page)", "B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)", "B.wD(f)", "B.dD(f)", "B.wM(nil)",
        "B.dM(nil)",
      ])
    #expect(
      lines.filter { $0.hasPrefix("C") } == [
        "C.wM(page)", "C.viewDidLoad", "C.wA(f)", "C.iA(f)", "C.dA(f)", "C.dM(page)",
      ])
    #expect(page.children == [c])
  }

  @Test("R44: setting more pages than one stops the app")
  func wrongNumber() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let pages = [UIViewController(), UIViewController()]
      UIPageViewController().setViewControllers(pages, direction: .forward, animated: false)
    }
  }

  @Test(
    "R129: without pages viewControllers is empty, and setting none completes at once",
    arguments: [Style.scroll, .pageCurl], [true, false])
  func none(style: Style, animated: Bool) {
    let page = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    #expect(page.viewControllers == [])
    var completions: [Bool] = []
    page.setViewControllers([], direction: .forward, animated: animated) { completions.append($0) }
    #expect(completions == [true])
    device.launch(showing: page)
    page.setViewControllers(nil, direction: .reverse, animated: animated) { completions.append($0) }
    #expect(completions == [true, true])
    #expect(page.viewControllers == [])
  }

  @Test("R44: a page that is replaced is released", arguments: [Style.scroll, .pageCurl], [true, false])
  func release(style: Style, animated: Bool) {
    weak var turnedAway: UIViewController?
    let page = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    do {
      let screen = UIViewController()
      turnedAway = screen
      page.setViewControllers([screen], direction: .forward, animated: false)
      device.launch(showing: page)
      page.setViewControllers([b], direction: .forward, animated: animated)
    }
    device.finishTransitions()
    #expect(turnedAway == nil)
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

import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R44: a finger turns the page, and finishes or cancels the turn.
@MainActor
@Suite(.oneDevice)
struct PageSwipeTests: FixtureSuite {
  let fixture = LoggedScreens()
  private let book: LoggedBook

  init() {
    book = LoggedBook([fixture.a, fixture.b], log: fixture.log)
  }

  private func launchBook(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let page = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    page.dataSource = book
    page.delegate = book
    page.setViewControllers([a], direction: .forward, animated: false)
    device.launch(showing: page)
    _ = log.flush()
    return page
  }

  @Test("R174: a finger turns no page while the scroll view among the subviews does not scroll")
  func scrollingOff() throws {
    let page = launchBook(.scroll)
    let scrollView = try #require(page.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    scrollView.isScrollEnabled = false
    #expect(device.beginPageSwipe(in: page, toward: .forward) == nil)
    scrollView.isScrollEnabled = true
    #expect(device.beginPageSwipe(in: page, toward: .forward) != nil)
  }

  @Test(
    "R44: the delegate is called before and after a turn, which is finished or cancelled", arguments: [true, false])
  func delegate(isFinished: Bool) throws {
    let page = launchBook(.scroll)
    let swipe = try #require(device.beginPageSwipe(in: page, toward: .forward))
    #expect(log.flush().first == "willTransition B")
    #expect(page.viewControllers == [a])
    device.advance(by: 5)
    #expect(log.flush() == [])
    isFinished ? swipe.finish() : swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush().last == "didFinish true from A completed \(isFinished)")
    #expect(page.viewControllers == [isFinished ? b : a])
    #expect(page.children == page.viewControllers)
    #expect((b.view.window != nil) == isFinished && (a.view.window != nil) != isFinished)
  }

  @Test("R44: no page can be turned at the end, during a turn or without a data source")
  func nowhere() {
    let page = launchBook(.scroll)
    #expect(device.beginPageSwipe(in: page, toward: .reverse) == nil)
    page.setViewControllers([b], direction: .forward, animated: true)
    #expect(device.beginPageSwipe(in: page, toward: .reverse) == nil)
    device.finishTransitions()
    _ = log.flush()
    page.dataSource = nil
    #expect(device.beginPageSwipe(in: page, toward: .reverse) == nil)
    #expect(log.flush() == [])
  }

  @Test("R44: the delegate is not called for pages that the app sets")
  func programmatic() {
    let page = launchBook(.scroll)
    page.setViewControllers([b], direction: .forward, animated: true)
    device.finishTransitions()
    #expect(log.flush().filter { $0.contains("Transition") || $0.contains("didFinish") } == [])
  }
}

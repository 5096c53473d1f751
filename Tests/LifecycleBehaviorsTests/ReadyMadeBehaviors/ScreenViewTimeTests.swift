import HeadlessDevice
import Journey
import LifecycleBehaviors
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

/// The length of a view, and the order of views.
@MainActor
@Suite(.everyAnswer)
struct ScreenViewTimeTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let sink = LoggedSink()

  private func screen(_ page: LoggedSink.Page) -> Screen {
    Screen([ScreenViewBehavior(page, to: sink)])
  }

  @Test("Time in the background does not count, and returning begins no view")
  func background() {
    let nav = UINavigationController(rootViewController: screen(.inbox))
    device.launch(showing: nav)
    device.advance(by: 15)
    device.pressHome()
    device.advance(by: 3600)
    device.openApp()
    device.advance(by: 5)
    nav.setViewControllers([UIViewController()], animated: false)
    device.advance(by: 1)
    let lines = sink.log.flush()
    #expect(lines.count == 2 && lines.first == "+inbox")
    #expect(
      lines.last.map { ["-inbox 20.0", "-inbox 20.1", "-inbox 20.4", "-inbox 20.5"].contains($0) } == true, "\(lines)")
  }

  @Test("A menu is no view and ends none")
  func menu() {
    let inbox = screen(.inbox)
    device.launch(showing: inbox)
    device.advance(by: 1)
    device.openMenu(of: inbox)
    device.advance(by: 1)
    device.closeMenu(of: inbox)
    device.advance(by: 1)
    #expect(sink.log.flush() == ["+inbox"])
  }

  @Test("The view of the screen below ends before that of a full-screen presentation begins", arguments: [false, true])
  func fullScreen(animated: Bool) {
    let (inbox, player) = (screen(.inbox), screen(.player(id: 7)))
    device.launch(showing: inbox)
    device.advance(by: 4)
    player.modalPresentationStyle = .fullScreen
    inbox.present(player, animated: animated)
    device.advance(by: 4)
    inbox.dismiss(animated: animated)
    device.advance(by: 4)
    #expect(
      sink.log.flush().map { String($0.prefix { $0 != " " }) } == ["+inbox", "-inbox", "+player", "-player", "+inbox"])
  }

  @Test("A screen stays viewed under a sheet that is a screen of its own")
  func sheet() {
    let (inbox, player) = (screen(.inbox), screen(.player(id: 7)))
    device.launch(showing: inbox)
    device.advance(by: 1)
    inbox.present(player, animated: true)
    device.advance(by: 1)
    #expect(sink.log.flush() == ["+inbox", "+player 7"])
  }

  @Test("Time in which a screen's scene alone is in the background does not count")
  func sceneInBackground() {
    device.launch(showing: UIViewController())
    let inbox = screen(.inbox)
    let second = device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = inbox
      window.makeKeyAndVisible()
      return window
    }
    device.advance(by: 5)
    device.setInBackground(true, second)
    device.advance(by: 100)
    device.setInBackground(false, second)
    device.advance(by: 5)
    inbox.attachment?.remove()
    #expect(sink.log.flush() == ["+inbox", "-inbox 10.0"])
  }

  @Test("Of a view that begins in the background only the time in the foreground counts")
  func begunInBackground() {
    device.launch(showing: UIViewController())
    var window: UIWindow?
    let second = device.connectScene { scene in
      let shown = UIWindow(windowScene: scene)
      shown.rootViewController = UIViewController()
      shown.makeKeyAndVisible()
      window = shown
      return shown
    }
    device.advance(by: 1)
    device.setInBackground(true, second)
    let inbox = screen(.inbox)
    window?.rootViewController = inbox
    device.advance(by: 100)
    device.setInBackground(false, second)
    device.advance(by: 5)
    inbox.attachment?.remove()
    #expect(sink.log.flush() == ["+inbox", "-inbox 5.0"])
  }

  @Test("The view of a page ends before that of the next page begins; a page that is turned back keeps its view")
  func pages() throws {
    let (first, second) = (screen(.inbox), screen(.player(id: 7)))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = PageList([first, second])
    pages.dataSource = source
    pages.setViewControllers([first], direction: .forward, animated: false)
    device.launch(showing: pages)
    device.advance(by: 4)
    try #require(device.beginPageSwipe(in: pages, toward: .forward)).cancel()
    device.advance(by: 4)
    #expect(sink.log.flush() == ["+inbox"])
    try #require(device.beginPageSwipe(in: pages, toward: .forward)).finish()
    device.advance(by: 4)
    #expect(sink.log.flush().map { String($0.prefix { $0 != " " }) } == ["-inbox", "+player"])
  }
}

import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct LeakWatchTests {
  let device = HeadlessDevice()
  let issues = IssueCollector()
  let nav = UINavigationController(rootViewController: UIViewController())

  init() {
    device.launch(showing: nav)
  }

  @Test(
    "A screen that leaks is reported once it was popped, and one that is released is not", arguments: [false, true])
  func popped(leaks: Bool) {
    func makeScreen() -> LeakyScreen {
      let screen = LeakyScreen()
      if leaks { screen.onChange = { _ = screen.title } }
      return screen
    }
    device.push(makeScreen(), onto: nav)
    device.pop(nav)
    device.advance(by: 10)
    let reports = issues.flush()
    #expect(reports.map { $0.hasPrefix("LeakyScreen was popped at least 3 s ago") } == (leaks ? [true] : []))
  }

  @Test("A watch that is given a negative number of seconds waits three")
  func negative() {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([LeakWatchBehavior(after: -1)])
    #expect(issues.flush().count == 1)
    device.push(screen, onto: nav)
    device.pop(nav)
    device.advance(by: 2)
    #expect(issues.flush() == [])
    device.advance(by: 0.9)
    #expect(issues.flush().count == 1)
    withExtendedLifetime(screen) {}
  }

  @Test("A screen in a navigation controller that leaks is reported once, with its container")
  func container() {
    let modal = UINavigationController(rootViewController: LeakyScreen())
    modal.pushViewController(LeakyScreen(), animated: false)
    modal.viewControllers[0].loadViewIfNeeded()
    nav.present(modal, animated: true)
    device.advance(by: 1)
    nav.dismiss(animated: true)
    device.advance(by: 10)
    #expect(
      issues.flush().map {
        $0.hasPrefix(
          "LeakyScreen was dismissed at least 3 s ago and is still in memory, inside a UINavigationController.")
      } == [true])
    withExtendedLifetime(modal) {}
  }

  @Test("A SwiftUI view that leaks is reported by the name that it has as a screen")
  func namedView() {
    let screen = HostingScreen([BehaviorProbeViewController([LeakWatchBehavior()], named: "Song")])
    device.push(screen, onto: nav)
    device.pop(nav)
    device.advance(by: 10)
    #expect(issues.flush().map { $0.hasPrefix("The SwiftUI view \"Song\" was popped at least 3 s ago") } == [true])
    withExtendedLifetime(screen) {}
  }

  @Test(
    "A screen that is shown again within the time, one that is kept on purpose, and search results are not reported")
  func kept() {
    let screen = LeakyScreen()
    nav.pushViewController(screen, animated: true)
    device.advance(by: 1)
    nav.popViewController(animated: true)
    device.advance(by: 2)
    nav.pushViewController(screen, animated: true)
    device.advance(by: 10)
    #expect(issues.flush() == [])

    screen.isKept = true
    nav.popViewController(animated: true)
    device.advance(by: 10)
    #expect(issues.flush() == [])

    let search = UISearchController(searchResultsController: LeakyScreen())
    nav.present(search, animated: true)
    device.advance(by: 1)
    search.dismiss(animated: true)
    device.advance(by: 10)
    #expect(issues.flush() == [])
    withExtendedLifetime(search) {}
  }

  @Test("A screen in a tab that is not selected is not reported in the turn in which its tab bar controller comes back")
  func backInThisTurn() {
    let window = nav.view.window!
    let tabs = UITabBarController()
    let screen = LeakyScreen()
    tabs.viewControllers = [screen, UIViewController()]
    window.rootViewController = tabs
    device.advance(by: 1)
    tabs.selectedIndex = 1
    device.advance(by: 1)
    window.rootViewController = nav
    device.advance(by: 1)

    // The main thread is busy while the time passes, and both timers fire in the turn after.
    let timer = LifecycleTime.current.schedule(after: 1) { window.rootViewController = tabs }
    device.blockMainThread(for: 10)
    device.advance(by: 10)
    #expect(window.rootViewController === tabs)
    #expect(issues.flush() == [])
    timer.cancel()
  }

  @Test("While the app is inactive it waits without a timer, also with a limit of zero seconds, and reports afterwards")
  func withoutPolling() throws {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([LeakWatchBehavior(after: 0)])
    nav.pushViewController(screen, animated: false)
    device.advance(by: 1)
    device.openControlCenter()
    nav.popViewController(animated: false)
    device.turn()
    device.turn()
    try #require(device.scheduledWorkCount == 0)
    device.advance(by: 5)
    #expect(issues.flush() == [])
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(issues.flush().count == 1)
    withExtendedLifetime(screen) {}
  }
}

private final class LeakyScreen: UIViewController {
  var onChange: (() -> Void)?
  var isKept = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([LeakWatchBehavior { ($0 as? LeakyScreen)?.isKept == true }])
  }
}

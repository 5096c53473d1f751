import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct FocusSurfacesTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  @Test("focus is the state that was reported last, with the time until now; nil without a behavior")
  func state() {
    let a = FocusScreen("A", in: log, on: device)
    #expect(a.focus == nil)
    device.launch(showing: a)
    device.advance(by: 2)
    #expect(a.focus.map { [$0.duration, $0.totalFocused, $0.totalUnfocused, $0.totalVisible] } == [2, 2, 0, 2])
    #expect(a.focus?.hasFocus == true && a.focus?.reason == .appeared && a.focus?.timestamp == 0)
    device.openControlCenter()
    device.advance(by: 1)
    #expect(a.focus.map { [$0.duration, $0.totalFocused, $0.totalUnfocused, $0.totalVisible] } == [1, 2, 1, 3])
    #expect(a.focus?.hasFocus == false && a.focus?.reason == .appInactive && a.focus?.timestamp == 2)
    #expect(UIViewController().focus == nil)
  }

  @Test("focus is the state of the behavior that was attached first")
  func first() {
    let screen = Screen([FocusBehavior(.media) { _ in }, FocusBehavior(.attention) { _ in }])
    device.launchAndSettle(showing: screen)
    device.openControlCenter()
    device.advance(by: 1)
    #expect(screen.focus?.hasFocus == true)
  }

  @Test("The stream has every change in order and ends with the screen")
  func stream() async {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    var stream: AsyncStream<FocusChange>?
    do {
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      stream = screen.focusChanges()
      nav.pushViewController(screen, animated: true)
    }
    device.advance(by: 1)
    device.openControlCenter()
    device.advance(by: 1)
    device.closeControlCenter()
    device.advance(by: 1)
    device.pop(nav)
    let received = await elements(of: stream!).map { "\($0.hasFocus) \($0.reason.name)" }
    #expect(received == ["true appeared", "false appInactive", "true appActive", "false popped"])
  }

  @Test("whileFocused runs with focus, is cancelled with its loss, and never runs twice at a time")
  func whileFocused() async {
    let a = Screen()
    a.loadViewIfNeeded()
    var running = 0
    var continuation: CheckedContinuation<Void, Never>?
    let attachment = a.whileFocused { [log] _ in
      running += 1
      log.record("start \(running)")
      await withCheckedContinuation { continuation = $0 }
      log.record("end, cancelled \(Task.isCancelled)")
      running -= 1
    }
    device.launchAndSettle(showing: a)
    await settleTasks()
    #expect(log.flush() == ["start 1"])
    device.openControlCenter()
    device.advance(by: 1)
    device.closeControlCenter()
    device.advance(by: 1)
    await settleTasks()
    #expect(log.flush() == [])
    continuation.take()?.resume()
    await settleTasks()
    #expect(log.flush() == ["end, cancelled true", "start 1"])
    attachment.remove(silently: true)
    continuation.take()?.resume()
    await settleTasks()
    #expect(log.flush() == ["end, cancelled true"])
  }

  @Test("Several of a kind on one screen are each called, and report no issue: whileFocused, streams, window focus")
  func severalOfAKind() async {
    let issues = IssueCollector()
    let screen = WindowFocusScreen()
    screen.loadViewIfNeeded()
    var runs = 0
    screen.whileFocused { _ in runs += 1 }
    screen.whileFocused { _ in runs += 1 }
    screen.observeWindowFocus()
    screen.observeWindowFocus(.media)
    let streams = (0..<3).map { _ in screen.focusChanges() }
    #expect(issues.flush() == [])
    device.launchAndSettle(showing: screen)
    await settleTasks()
    #expect(runs == 2 && screen.received == [true, true])
    device.openControlCenter()
    device.advance(by: 1)
    #expect(screen.received == [true, true, false])
    screen.lifecycleBehaviorViewController.map(screen.unembed)
    for stream in streams {
      #expect(await elements(of: stream).first?.hasFocus == true)
    }
  }

  @Test("An issue names a line that adds the same behavior at each appearance, as with addBehaviors")
  func sameLine() {
    let issues = IssueCollector()
    let screen = LoggedViewController("A", in: LifecycleTranscript())
    let line = #line + 1
    screen.inside["wA"] = { $0.whileFocused { _ in } }
    let window = device.launch(showing: screen)
    window.isHidden = true
    window.isHidden = false
    #expect(issues.flushIssues().map(\.line) == [line])
  }

  @Test("A line that adds the same behavior to several screens reports no issue")
  func sameLineOnSeveralScreens() {
    let issues = IssueCollector()
    for screen in [WindowFocusScreen(), WindowFocusScreen(), WindowFocusScreen()] {
      screen.loadViewIfNeeded()
      screen.whileFocused { _ in }
      screen.whileFocused(.media) { _ in }
      screen.observeWindowFocus()
      _ = screen.focusChanges()
    }
    #expect(issues.flush() == [])
  }

  @Test("A stream of focus that is refused names the line that asked for it; one line may ask for several")
  func refusedStream() {
    let issues = IssueCollector()
    let screen = WindowFocusScreen()
    device.launchAndSettle(showing: screen)
    for _ in 1...3 {
      _ = screen.focusChanges()
      device.advance(by: 1)
    }
    #expect(issues.flush() == [])
    let line = #line + 1
    _ = UINavigationController().focusChanges()
    #expect(issues.flushIssues().map(\.line) == [line])
  }

  @Test("The closure of whileFocused receives the screen; its options and its priority count")
  func whileFocusedOnItsScreen() async {
    final class Player: Screen {
      var runs: [String] = []
    }
    let player = Player()
    player.loadViewIfNeeded()
    player.whileFocused(.media, priority: .low) { player in player.runs.append("media \(Task.currentPriority == .low)")
    }
    player.whileFocused { player in player.runs.append("attention") }
    device.launchAndSettle(showing: player)
    await settleTasks()
    device.openControlCenter()
    device.closeControlCenter()
    device.advance(by: 1)
    await settleTasks()
    #expect(player.runs.sorted() == ["attention", "attention", "media true"])
  }

  @Test("whileFocused keeps the screen until its closure returns, and cancels it when the window is released")
  func whileFocusedKeepsNothing() async {
    device.weakRules.unkeptWindowsAreReleased = true
    device.launch(showing: UIViewController())
    weak var screen: UIViewController?
    var window: UIWindow? = UIWindow(windowScene: device.scenes[0])
    do {
      let a = UIViewController()
      screen = a
      a.loadViewIfNeeded()
      a.whileFocused { [log] _ in
        log.record("start")
        for await _ in AsyncStream<Never>.makeStream().stream {}
        log.record("end, cancelled \(Task.isCancelled)")
      }
      window?.rootViewController = a
    }
    window?.makeKeyAndVisible()
    device.advance(by: 1)
    await settleTasks()
    #expect(log.flush() == ["start"])
    window = nil
    device.turn()
    await settleTasks()
    #expect(log.flush() == ["end, cancelled true"])
    #expect(screen == nil)
  }

  @Test("onWindowFocusChanged is called with true and false in turn, and not for another reason")
  func windowFocus() {
    let screen = WindowFocusScreen()
    screen.loadViewIfNeeded()
    screen.observeWindowFocus()
    device.launchAndSettle(showing: screen)
    device.pressHome()
    device.openApp()
    device.advance(by: 1)
    #expect(screen.received == [true, false, true])
  }

  @Test("Manual sampling looks when it is called, and reports before it returns")
  func manual() {
    let a = FocusScreen("A", in: log, on: device, sampling: .manual)
    device.launchAndSettle(showing: a)
    a.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["0.0 A gained appeared"])
    #expect(device.displayLinks.isEmpty)
    FocusSampling.sample()
    #expect(log.flush() == ["2.0 A lost covered"])
  }

  @Test("Event-driven, a change is reported in the turn that made it; at rest there is no turn at all")
  func eventDriven() {
    let loop = device.world.loop
    var turnOfReport = 0
    let a = FocusScreen("A", in: log, on: device, sampling: .eventDriven) { _ in turnOfReport = loop.turnCount }
    device.launchAndSettle(showing: a)
    _ = log.flush()
    var turnOfCompletion: Int?
    a.present(UIViewController(), animated: true) { turnOfCompletion = loop.turnCount }
    device.advance(by: 1)
    #expect(log.flush() == ["1.35 A lost covered"])
    #expect(turnOfReport == turnOfCompletion)
    device.advance(by: 0.1)
    let turns = loop.turnCount
    loop.advance(by: 3600)
    #expect(loop.turnCount == turns)
    #expect(device.displayLinks.isEmpty)
  }

  @Test("Event-driven, a screen that appears again gains focus in the turn in which it does")
  func eventDrivenReturn() {
    final class Returning: UIViewController {
      var turn: Int?
      var loop: MainLoop?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        turn = loop?.turnCount
      }
    }
    let a = Returning()
    a.loop = device.world.loop
    a.loadViewIfNeeded()
    var turnOfReport: Int?
    a.addBehaviors([
      FocusBehavior(.attention.sampled(.eventDriven)) { [device] _ in turnOfReport = device.world.loop.turnCount }
    ])
    let nav = UINavigationController(rootViewController: a)
    device.launch(showing: nav)
    device.push(FocusScreen("B", in: log, on: device, sampling: .eventDriven), onto: nav)
    device.pop(nav)
    #expect(turnOfReport == a.turn)
  }
}

private final class WindowFocusScreen: Screen, WindowFocusChanging {
  private(set) var received: [Bool] = []

  func onWindowFocusChanged(hasFocus: Bool) { received.append(hasFocus) }
}

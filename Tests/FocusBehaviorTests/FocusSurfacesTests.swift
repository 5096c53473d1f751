import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct FocusSurfacesTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("screenFocus is the state that was reported last, with the time until now; nil without a behavior")
  func state() {
    let a = FocusScreen("A", in: log, on: device)
    #expect(a.screenFocus == nil)
    device.launch(showing: a)
    device.advance(by: 2)
    #expect(a.screenFocus.map { [$0.duration, $0.totalFocused, $0.totalUnfocused, $0.totalVisible] } == [2, 2, 0, 2])
    #expect(a.screenFocus?.hasFocus == true && a.screenFocus?.reason == .appeared && a.screenFocus?.timestamp == 0)
    device.openControlCenter()
    device.advance(by: 1)
    #expect(a.screenFocus.map { [$0.duration, $0.totalFocused, $0.totalUnfocused, $0.totalVisible] } == [1, 2, 1, 3])
    #expect(a.screenFocus?.hasFocus == false && a.screenFocus?.reason == .appInactive && a.screenFocus?.timestamp == 2)
    device.pressHome()
    device.advance(by: 4)
    #expect(a.screenFocus.map { [$0.duration, $0.totalFocused, $0.totalUnfocused, $0.totalVisible] } == [5, 2, 5, 3])
    #expect(UIViewController().screenFocus == nil)
  }

  @Test("screenFocus is the state of the behavior that was attached first")
  func first() {
    let screen = Screen([FocusBehavior(.media) { _ in }, FocusBehavior(.attention) { _ in }])
    device.launchAndSettle(showing: screen)
    device.openControlCenter()
    device.advance(by: 1)
    #expect(screen.screenFocus?.hasFocus == true)
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

  @Test("Several of a kind on one screen are each called, and report no issue: tasks and streams")
  func severalOfAKind() async {
    let issues = IssueCollector()
    let screen = Screen()
    screen.loadViewIfNeeded()
    var runs = 0
    for _ in 1...2 {
      screen.addBehaviors([TaskBehavior<UIViewController>(whileFocused: .attention) { _ in runs += 1 }])
    }
    let streams = (0..<3).map { _ in screen.focusChanges() }
    #expect(issues.flush() == [])
    device.launchAndSettle(showing: screen)
    await settleTasks()
    #expect(runs == 2)
    screen.lifecycleBehaviorViewController.map(screen.unembed)
    for stream in streams {
      #expect(await elements(of: stream).first?.hasFocus == true)
    }
  }

  @Test("A stream of focus that is refused names the line that asked for it")
  func refusedStream() {
    let issues = IssueCollector()
    let line = #line + 1
    _ = UINavigationController().focusChanges()
    #expect(issues.flushIssues().map(\.line) == [line])
  }

  @Test("Manual sampling samples when it is called, and reports before it returns")
  func manual() {
    let a = FocusScreen("A", in: log, on: device, sampling: .manual)
    device.launchAndSettle(showing: a)
    a.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["0.0 A gained appeared"])
    #expect(device.displayLinks.isEmpty)
    FocusSampling.sampleNow()
    #expect(log.flush() == ["2.0 A lost covered"])
  }
}

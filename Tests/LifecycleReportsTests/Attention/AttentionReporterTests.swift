import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

@testable import LifecycleReports

/// What the reporter says of the app's screens, in the order of the changes.
@MainActor
@Suite(.everyAnswer)
struct AttentionReporterTests {
  let device = HeadlessDevice()
  let log = AttentionLog()

  private func launch(_ root: UIViewController) -> UIWindow {
    if AttentionReporter.shared.nameOfScreen == nil {
      AttentionReporter.shared.nameOfScreen = { ($0 as? NamedScreen)?.name }
    }
    log.subscribe()
    let window = device.launch(showing: root)
    device.advance(by: 1)
    // Before the screen has appeared.
    log.changes.removeAll { $0.attention == .elsewhere }
    return window
  }

  @Test("A screen that appears has the attention; nothing has it in the background, and inactivity before is not told")
  func launching() {
    _ = launch(NamedScreen("Inbox"))
    device.pressHome()
    device.advance(by: 1)
    device.openApp()
    device.advance(by: 1)
    #expect(log.lines == ["Inbox, focused", "background", "Inbox, focused"])
  }

  @Test("What a subscriber changes is laid out without another event")
  func layoutAfterReport() {
    let shown = CountingView()
    let subscription = AttentionReporter.shared.subscribe { _, _ in shown.setNeedsLayout() }
    let root = UIViewController()
    root.loadViewIfNeeded()
    root.view.addSubview(shown)
    device.launch(showing: root)
    device.advance(by: 1)
    device.pressHome()
    device.advance(by: 1)
    let layouts = shown.layouts
    device.openApp()
    device.world.loop.advance(by: 1)
    #expect(AttentionReporter.shared.attention == .elsewhere && shown.layouts > layouts)
    withExtendedLifetime(subscription) {}
  }

  private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test(
    "A pushed screen takes the attention over, with one change, and gives it back; a cancelled swipe changes nothing")
  func pushing() {
    let stack = UINavigationController(rootViewController: NamedScreen("Inbox"))
    _ = launch(stack)
    log.lines = []
    stack.pushViewController(NamedScreen("Letter"), animated: true)
    device.advance(by: 1)
    let swipe = device.beginSwipeBack(in: stack)
    device.advance(by: 0.2)
    swipe?.cancel()
    device.advance(by: 1)
    #expect(log.lines == ["Letter, focused"])
    stack.popViewController(animated: true)
    device.advance(by: 1)
    #expect(log.lines == ["Letter, focused", "Inbox, focused"])
  }

  @Test(
    "A sheet that is a screen takes the attention over; one that is none covers the screen and is named by its class")
  func sheets() {
    let inbox = NamedScreen("Inbox")
    _ = launch(inbox)
    log.lines = []
    inbox.present(NamedScreen("Compose"), animated: true)
    device.advance(by: 1)
    inbox.dismiss(animated: true)
    device.advance(by: 1)
    inbox.present(ShareViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.lines == ["Compose, focused", "Inbox, focused", "Inbox, covered by Share"])
  }

  @Test("An alert leaves the screen's name, as does Control Center: no receiver counts another view of a screen")
  func alerts() {
    let inbox = NamedScreen("Inbox")
    _ = launch(inbox)
    log.changes = []
    inbox.present(UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: true)
    device.advance(by: 1)
    inbox.dismiss(animated: true)
    device.advance(by: 1)
    device.openControlCenter()
    device.advance(by: 1)
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(
      log.lines == ["Inbox, alert by UIAlertController", "Inbox, focused", "Inbox, inactive", "Inbox, focused"])
    #expect(log.changes.allSatisfy { $0.previous.screen == $0.attention.screen })
  }

  @Test(
    "Of a container and its child, both with behaviors, the child has the attention; of two columns the last that gained it"
  )
  func containers() {
    let container = NamedScreen("Page")
    container.addChild(NamedScreen("Comments"))
    _ = launch(container)
    container.view.addSubview(container.children[0].view)
    container.children[0].didMove(toParent: container)
    device.advance(by: 1)
    #expect(AttentionReporter.shared.attention == Attention(screen: "Comments", .focused))
  }

  @Test("A screen without behaviors is elsewhere, and names that the app gives are used for covers too")
  func names() {
    AttentionReporter.shared.nameOfScreen = { ($0 as? NamedScreen).map { "screen \($0.name)" } }
    let inbox = NamedScreen("Inbox")
    let stack = UINavigationController(rootViewController: inbox)
    _ = launch(stack)
    stack.pushViewController(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.lines == ["screen Inbox, focused", "elsewhere"])
  }

  @Test("An empty name is an issue, and the class names the screen")
  func emptyName() {
    let issues = IssueCollector()
    AttentionReporter.shared.nameOfScreen = { _ in " " }
    _ = launch(NamedScreen("Inbox"))
    #expect(log.lines == ["NamedScreen, focused"])
    #expect(issues.flushIssues().map(\.kind) == [.emptyName])
  }

  @Test("A reporter that is started late knows what is in front, and one that is stopped tells nothing more")
  func late() {
    _ = device.launch(showing: NamedScreen("Inbox"))
    device.advance(by: 1)
    AttentionReporter.shared.nameOfScreen = { ($0 as? NamedScreen)?.name }
    log.subscribe()
    device.advance(by: 1)
    #expect(log.lines == ["Inbox, focused"])
    AttentionReporter.shared.stop()
    device.pressHome()
    #expect(log.lines == ["Inbox, focused"])
    #expect(AttentionReporter.shared.attention == .elsewhere)
  }

  @Test("A closure that ends another subscription, or its own, within a change is obeyed at once")
  func ending() {
    let first = AttentionLog()
    first.act = { [unowned first, log] in for ended in [log, first] { ended.subscription?.cancel() } }
    first.subscribe()
    _ = launch(NamedScreen("Inbox"))
    #expect(first.lines.count == 1)
    #expect(log.lines == [])
  }

  @Test("After the next start subscriptions receive again, the log does not; what is released receives nothing more")
  func startedAgain() {
    _ = launch(NamedScreen("Inbox"))
    let released = AttentionLog()
    released.subscribe()
    AttentionReporter.shared.stop()
    released.subscription = nil
    AttentionReporter.shared.start()
    device.pressHome()
    #expect(log.lines.last == "background")
    #expect(released.lines == [])
  }

  @Test("The reporter causes no turn at rest, and a change is noticed without a display link")
  func rest() {
    let inbox = NamedScreen("Inbox")
    _ = launch(inbox)
    inbox.present(UIViewController(), animated: true)
    device.advance(by: 10)
    let turns = device.world.loop.turnCount
    device.world.loop.advance(by: 3600)
    #expect(device.world.loop.turnCount == turns)
    #expect(device.displayLinks.isEmpty)
  }
}

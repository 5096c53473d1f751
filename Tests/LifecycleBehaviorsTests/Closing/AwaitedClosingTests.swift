import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import TestSupport
import Testing
import UIKit

@testable import Samples

@MainActor
@Suite(.everyAnswer)
struct AwaitedClosingTests {
  private let device = HeadlessDevice()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    device.launch(showing: navigation)
    device.advance(by: 1)
  }

  private func push() -> UIViewController {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    navigation.pushViewController(screen, animated: true)
    return screen
  }

  @Test("A function waits through covers and cancelled swipes until the screen is closed, and releases the screen")
  func closing() async throws {
    weak let released = try await {
      let screen = push()
      async let closing = screen.closing()
      await settleTasks()
      device.advance(by: 1)
      try #require(device.beginSwipeBack(in: navigation)).cancel()
      device.advance(by: 1)
      #expect(screen.attachedBehaviors.count == 1)
      device.tapBackButton(in: navigation)
      device.advance(by: 1)
      #expect(await closing?.reason == .popped)
      await settleTasks()
      #expect(screen.attachedBehaviors.isEmpty)
      return screen
    }()
    #expect(released == nil)
  }

  @Test("A flow reads as one function")
  func flow() async {
    async let order = CheckoutFlow(navigation: navigation).checkOut()
    await settleTasks()
    device.advance(by: 1)
    (navigation.topViewController as? CartViewController)?.order = Order(number: 7)
    navigation.popViewController(animated: true)
    device.advance(by: 1)
    #expect(await order?.number == 7)
  }

  @Test("A cancelled task waits no longer, and leaves nothing on the screen")
  func cancelled() async {
    let screen = push()
    let task = Task { await screen.closing() }
    await settleTasks()
    #expect(screen.attachedBehaviors.count == 1)
    task.cancel()
    #expect(await task.value?.reason == nil)
    await settleTasks()
    #expect(screen.attachedBehaviors.isEmpty)
  }

  @Test("Without a loaded view nothing is waited for, and the line is reported")
  func notLoaded() async {
    let issues = IssueCollector()
    #expect(await UIViewController().closing()?.reason == nil)
    #expect(issues.flush().count == 1)
  }
}

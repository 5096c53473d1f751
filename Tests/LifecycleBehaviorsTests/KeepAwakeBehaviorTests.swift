import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct KeepAwakeBehaviorTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let nav = UINavigationController(rootViewController: UIViewController())

  private var isAwake: Bool { UIApplication.shared.isIdleTimerDisabled }

  private func push(_ screen: UIViewController) {
    nav.pushViewController(screen, animated: true)
    device.advance(by: 1)
  }

  private func pop() {
    nav.popViewController(animated: true)
    device.advance(by: 1)
  }

  @Test("Awake while the screen is there, and not before or after")
  func oneScreen() {
    device.launch(showing: nav)
    nav.pushViewController(Screen([KeepAwakeBehavior()]), animated: true)
    device.turn()
    #expect(!isAwake)
    device.advance(by: 1)
    #expect(isAwake)
    nav.popViewController(animated: true)
    device.turn()
    #expect(isAwake)
    device.advance(by: 1)
    #expect(!isAwake)
  }

  @Test("Several screens are counted: the last one to go lets the device sleep")
  func severalScreens() {
    device.launch(showing: nav)
    let first = Screen([KeepAwakeBehavior()])
    push(first)
    let second = Screen([KeepAwakeBehavior()])
    first.embed(second)
    device.turn()
    first.unembed(second)
    device.turn()
    #expect(isAwake)
    push(Screen([KeepAwakeBehavior()]))
    #expect(isAwake)
    push(UIViewController())
    #expect(!isAwake)
    pop()
    #expect(isAwake)
    nav.popToRootViewController(animated: true)
    device.advance(by: 1)
    #expect(!isAwake)
  }

  @Test("A device that was kept awake before is so after")
  func restoresWhatItFound() {
    device.launch(showing: nav)
    UIApplication.shared.isIdleTimerDisabled = true
    push(Screen([KeepAwakeBehavior()]))
    pop()
    #expect(isAwake)
  }

  @Test("Swipes that are let go are not counted")
  func cancelledSwipes() throws {
    device.launch(showing: nav)
    push(Screen([KeepAwakeBehavior()]))
    for _ in 0..<2 {
      try #require(device.beginSwipeBack(in: nav)).cancel()
      device.advance(by: 1)
      #expect(isAwake)
    }
    pop()
    #expect(!isAwake)
  }

  @Test("A behavior that is taken off lets go: at once when it hears of it, and soon when it does not")
  func removal() async {
    let screen = Screen([KeepAwakeBehavior()])
    device.launch(showing: screen)
    screen.attachment?.remove()
    #expect(!isAwake)
    let attachment = screen.addBehaviors([KeepAwakeBehavior()])
    #expect(isAwake)
    attachment.removeSilently()
    await settleTasks()
    #expect(!isAwake)
  }
}

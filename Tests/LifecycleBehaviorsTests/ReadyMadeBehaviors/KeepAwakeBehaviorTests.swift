import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct KeepAwakeBehaviorTests {
  let device = HeadlessDevice()
  let nav = UINavigationController(rootViewController: UIViewController())

  private var isAwake: Bool { UIApplication.shared.isIdleTimerDisabled }

  @Test("The device is kept awake while the screen is on screen, through cancelled swipes, and not before or after")
  func oneScreen() throws {
    device.launch(showing: nav)
    nav.pushViewController(Screen([KeepAwakeBehavior()]), animated: true)
    device.turn()
    #expect(!isAwake)
    device.advance(by: 1)
    #expect(isAwake)
    for _ in 0..<2 {
      try device.cancelSwipeBack(in: nav)
      #expect(isAwake)
    }
    nav.popViewController(animated: true)
    device.turn()
    #expect(isAwake)
    device.advance(by: 1)
    #expect(!isAwake)
  }

  @Test("Several screens are counted: after the last one has disappeared the device may sleep")
  func severalScreens() {
    device.launch(showing: nav)
    let first = Screen([KeepAwakeBehavior()])
    device.push(first, onto: nav)
    let second = Screen([KeepAwakeBehavior()])
    first.embed(second)
    device.turn()
    first.unembed(second)
    device.turn()
    #expect(isAwake)
    device.push(Screen([KeepAwakeBehavior()]), onto: nav)
    #expect(isAwake)
    device.push(UIViewController(), onto: nav)
    #expect(!isAwake)
    device.pop(nav)
    #expect(isAwake)
    device.popToRoot(nav)
    #expect(!isAwake)
  }

  @Test("What the app has set since stays, also while another screen keeps the device awake")
  func changedByApp() {
    device.launch(showing: nav)
    UIApplication.shared.isIdleTimerDisabled = true
    let first = Screen([KeepAwakeBehavior()])
    device.push(first, onto: nav)
    UIApplication.shared.isIdleTimerDisabled = false
    device.pop(nav)
    #expect(!isAwake)
    UIApplication.shared.isIdleTimerDisabled = true
    device.push(first, onto: nav)
    UIApplication.shared.isIdleTimerDisabled = false
    first.embed(Screen([KeepAwakeBehavior()]))
    device.turn()
    #expect(isAwake)
    device.pop(nav)
    #expect(!isAwake)
  }

  @Test("A device that was kept awake before the screen is kept awake after it")
  func restoresWhatItFound() {
    device.launch(showing: nav)
    UIApplication.shared.isIdleTimerDisabled = true
    device.push(Screen([KeepAwakeBehavior()]), onto: nav)
    device.pop(nav)
    #expect(isAwake)
  }

  @Test("A screen in a scene in the background does not count, and counts again when its scene is in front")
  func background() {
    device.launch(showing: nav)
    device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = Screen([KeepAwakeBehavior()])
      window.makeKeyAndVisible()
      return window
    }
    device.advance(by: 1)
    #expect(isAwake)
    let scene = device.scenes[1]
    device.setInBackground(true, scene)
    device.advance(by: 1)
    #expect(!isAwake)
    let kept = Screen([KeepAwakeBehavior()])
    scene.windows[0].rootViewController = kept
    device.advance(by: 1)
    #expect(!isAwake)
    device.push(Screen([KeepAwakeBehavior()]), onto: nav)
    #expect(isAwake)
    device.pop(nav)
    #expect(!isAwake)
    device.setInBackground(false, scene)
    device.advance(by: 1)
    #expect(isAwake)
    device.push(Screen([KeepAwakeBehavior()]), onto: nav)
    device.disconnect(scene)
    device.advance(by: 1)
    #expect(isAwake)
    device.pop(nav)
    #expect(!isAwake, "A screen that is kept after its scene does not count")
    withExtendedLifetime(kept) {}
  }

  @Test("A screen in a scene that is connected in the background counts once the scene is in front")
  func connectedInBackground() {
    device.launch(showing: nav)
    let scene = device.connectSceneInBackground { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = Screen([KeepAwakeBehavior()])
      window.makeKeyAndVisible()
      return window
    }
    device.advance(by: 1)
    #expect(!isAwake)
    device.setInBackground(false, scene)
    device.advance(by: 1)
    #expect(isAwake)
  }

  @Test("A screen of an app that ran before does not count in the next one, and does not change its idle timer")
  func nextApp() async {
    var screen: Screen? = Screen([KeepAwakeBehavior()])
    device.launch(showing: screen!)
    #expect(isAwake)
    let next = HeadlessDevice()
    let kept = Screen([KeepAwakeBehavior()])
    next.launch(showing: kept)
    #expect(isAwake)
    screen?.attachment?.remove(silently: true)
    screen = nil
    await settleTasks()
    #expect(isAwake)
    kept.attachment?.remove()
    #expect(!isAwake)
  }

  @Test("A removed behavior does not count: immediately after remove(), soon after remove(silently: true)")
  func removal() async {
    let screen = Screen([KeepAwakeBehavior()])
    device.launch(showing: screen)
    screen.attachment?.remove()
    #expect(!isAwake)
    let attachment = screen.addBehaviors([KeepAwakeBehavior()])
    #expect(isAwake)
    attachment.remove(silently: true)
    await settleTasks()
    #expect(!isAwake)
  }
}

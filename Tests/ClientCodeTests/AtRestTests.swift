import FocusBehavior
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import OverlayBehavior
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// An app at rest that uses all products with their default settings: nothing moves, and nobody touches the screen.
@MainActor
@Suite(.everyAnswer)
struct AtRestTests {
  let device = HeadlessDevice()

  /// - Returns: the turns of the main run loop in a minute, after the app has come to rest.
  private func turns(_ behaviors: (FormScreen) -> [any ViewControllerLifecycleBehavior]) -> Int {
    let container = UIViewController()
    container.loadViewIfNeeded()
    for _ in 1...10 {
      let screen = FormScreen()
      screen.loadViewIfNeeded()
      screen.addBehaviors([FocusBehavior { _ in }])
      container.embed(screen)
    }
    let form = FormScreen()
    form.loadViewIfNeeded()
    form.addBehaviors(behaviors(form))
    container.embed(form)
    device.launch(showing: container)
    device.advance(by: 10)
    let before = device.turnNumber
    device.world.loop.advance(by: 60)
    return device.turnNumber - before
  }

  @Test("Ten watched screens, a form and a suspend behavior cause no turn of the run loop")
  func nothing() {
    let turns = turns { _ in
      [
        InputFocusBehavior<FormScreen>(InputFocus<FormScreen.Field>(initial: .name), fields: [.name: \.field]),
        SuspendBehavior { _ in },
      ]
    }
    #expect(turns == 0)
  }

  @Test("What remains is the condition of an overlay, read every five seconds: twelve turns a minute")
  func overlay() {
    let turns = turns { _ in [OverlayBehavior(while: { false }) { _ in UIViewController() }] }
    #expect(turns == 12)
  }
}

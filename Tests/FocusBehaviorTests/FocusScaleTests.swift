import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Many watched screens.
@MainActor
@Suite(.everyAnswer)
struct FocusScaleTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private func child(_ number: Int) -> Screen {
    Screen([
      FocusBehavior(.attention.sampled(.manual)) { [log] change in
        log.record("\(number) \(change.kind) \(change.reason.name)")
      }
    ])
  }

  @Test("A sample reads no screen below the top one")
  func below() {
    let bottom = CountedViewController()
    let nav = UINavigationController(rootViewController: bottom)
    device.launch(showing: nav)
    bottom.loadViewIfNeeded()
    bottom.addBehaviors([FocusBehavior(.attention.sampled(.manual)) { _ in }])
    device.push(child(1), onto: nav, animated: false)
    FocusSampling.sampleNow()
    bottom.readings = 0
    FocusSampling.sampleNow()
    #expect(bottom.readings == 0)
  }

  @Test("Of a thousand behaviors on one screen each reports its gain and its loss, in the order of their adding")
  func manyBehaviors() {
    var (gains, losses): ([Int], [Int]) = ([], [])
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launchAndSettle(showing: nav)
    let screen = Screen(
      (0..<1_000).map { number in
        FocusBehavior(.attention.sampled(.manual)) { change in
          if change.hasFocus { gains.append(number) } else { losses.append(number) }
        }
      })
    device.push(screen, onto: nav, animated: false)
    screen.present(UIViewController(), animated: false)
    device.advance(by: 1)
    FocusSampling.sampleNow()
    #expect(gains == Array(0..<1_000) && losses == Array(0..<1_000))
  }

  @Test("All losses of focused screens that are released in one turn are reported in the next one", arguments: [1, 50])
  func focusedReleases(count: Int) {
    device.weakRules.unkeptWindowsAreReleased = true
    let main = device.launch(showing: UIViewController())
    do {
      let window = UIWindow(windowScene: device.scenes[0])
      let container = UIViewController()
      window.rootViewController = container
      window.makeKeyAndVisible()
      for number in 1...count { container.embed(child(number)) }
      device.advance(by: 1)
      FocusSampling.sampleNow()
      device.advance(by: 1)
      #expect(log.flush() == (1...count).map { "\($0) gained appeared" })
    }
    #expect(log.flush() == [])
    device.advance(by: 1)
    #expect(log.flush() == (1...count).map { "\($0) lost deinitialized" })
    withExtendedLifetime(main) {}
  }
}

private final class CountedViewController: UIViewController {
  var readings = 0

  override var presentedViewController: UIViewController? {
    readings += 1
    return super.presentedViewController
  }
}

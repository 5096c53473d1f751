import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The work that does not grow with the number of watched screens.
@MainActor
@Suite(.everyAnswer)
struct FocusScaleTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func child(_ number: Int) -> Screen {
    Screen([
      FocusBehavior(FocusOptions(sampling: .manual)) { [log] change in
        log.record("\(number) \(change.kind) \(change.reason.name)")
      }
    ])
  }

  @Test("A look reads no screen below the top one")
  func below() {
    let bottom = CountedViewController()
    let nav = UINavigationController(rootViewController: bottom)
    device.launch(showing: nav)
    bottom.loadViewIfNeeded()
    bottom.addBehaviors([FocusBehavior(FocusOptions(sampling: .manual)) { _ in }])
    nav.pushViewController(child(1), animated: false)
    device.advance(by: 1)
    FocusSampling.sample()
    bottom.readings = 0
    FocusSampling.sample()
    #expect(bottom.readings == 0)
  }

  /// Counts the timers that are started on the device from now on.
  private func countTimers() -> Counter {
    let timers = Counter()
    let start = LifecycleTime.current.startTimer
    LifecycleTime.current.startTimer = { delay, work in
      timers.count += 1
      return start(delay, work)
    }
    return timers
  }

  @Test("All screens that are released in one turn request one look", arguments: [1, 50])
  func releases(count: Int) {
    device.launch(showing: child(0))
    device.advance(by: 1)
    let timers = countTimers()
    var screens = (1...count).map { number in
      let screen = child(number)
      screen.loadViewIfNeeded()
      return screen
    }
    device.advance(by: 1)
    timers.count = 0
    screens.removeAll()
    #expect(timers.count == 1)
    device.advance(by: 1)
    #expect(timers.count == 1)
  }

  @Test("All losses of focused screens that are released in one turn are reported in the next one", arguments: [1, 50])
  func focusedReleases(count: Int) {
    let main = device.launch(showing: UIViewController())
    do {
      let window = UIWindow(windowScene: device.scenes[0])
      let container = UIViewController()
      window.rootViewController = container
      window.makeKeyAndVisible()
      for number in 1...count { container.embed(child(number)) }
      device.advance(by: 1)
      FocusSampling.sample()
      device.advance(by: 1)
      #expect(log.flush() == (1...count).map { "\($0) gained appeared" })
    }
    #expect(log.flush() == [])
    device.advance(by: 1)
    #expect(log.flush() == (1...count).map { "\($0) lost deinitialized" })
    withExtendedLifetime(main) {}
  }

  private final class Counter {
    var count = 0
  }
}

private final class CountedViewController: UIViewController {
  var readings = 0

  override var presentedViewController: UIViewController? {
    readings += 1
    return super.presentedViewController
  }
}

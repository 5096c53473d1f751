import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct CoordinatorTests: FixtureSuite {
  let fixture = LaunchedStack()

  private func everywhere() -> [Bool] {
    [nav, a, b].map { $0.transitionCoordinator != nil }
  }

  @Test("R38: an animation alongside runs after the will-callbacks, and its completion at the end")
  func alongside() {
    b.inside["wA"] = { b in
      let isQueued = b.transitionCoordinator?.animate { context in
        log.record("alongside cancelled \(context.isCancelled)")
      } completion: { context in
        log.record("completion cancelled \(context.isCancelled)")
      }
      #expect(isQueued == true)
    }
    nav.pushViewController(b, animated: true)
    device.turn()
    let start = log.flush()
    #expect(
      start.filter { !$0.contains("iA") && !$0.contains("M(") } == [
        "B.viewDidLoad", "A.wD(t)", "B.wA(t)", "alongside cancelled false",
      ])
    device.advance(by: 1)
    #expect(log.flush().filter { $0.hasPrefix("completion") } == ["completion cancelled false"])
  }

  @Test("R38, R34: a completion and an observer of the interaction receive that a swipe is cancelled")
  func cancelled() throws {
    nav.pushViewController(b, animated: false)
    device.finishTransitions()
    b.inside["wD"] = { b in
      guard let coordinator = b.transitionCoordinator else { return }
      #expect(coordinator.initiallyInteractive)
      #expect(coordinator.isInteractive)
      coordinator.notifyWhenInteractionChanges { log.record("interaction cancelled \($0.isCancelled)") }
      coordinator.animate(alongsideTransition: nil) { log.record("completion cancelled \($0.isCancelled)") }
    }
    _ = log.flush()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    #expect(everywhere() == [true, true, false] || everywhere() == [true, true, true])
    swipe.cancel()
    device.advance(by: 1)
    #expect(
      log.flush().filter { $0.contains("cancelled") } == ["interaction cancelled true", "completion cancelled true"])
    #expect(everywhere() == [false, false, false])
  }

  @Test("R38: a finished swipe is not cancelled")
  func finished() throws {
    nav.pushViewController(b, animated: false)
    device.finishTransitions()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { log.record("cancelled \($0.isCancelled)") }
    _ = log.flush()
    swipe.finish()
    device.advance(by: 1)
    #expect(log.flush().filter { $0.hasPrefix("cancelled") } == ["cancelled false"])
  }
}

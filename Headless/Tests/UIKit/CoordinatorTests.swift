import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct CoordinatorTests: FixtureSuite {
  let fixture = LaunchedStack()

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

  @Test(
    "R38, R34: a completion and an observer of the interaction receive whether a swipe is cancelled",
    arguments: [true, false])
  func swipe(isCancelled: Bool) throws {
    nav.pushViewController(b, animated: false)
    device.finishTransitions()
    b.inside["wD"] = { b in
      guard let coordinator = b.transitionCoordinator else { return }
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
      coordinator.notifyWhenInteractionChanges { log.record("interaction cancelled \($0.isCancelled)") }
      coordinator.animate(alongsideTransition: nil) { log.record("completion cancelled \($0.isCancelled)") }
    }
    _ = log.flush()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    isCancelled ? swipe.cancel() : swipe.finish()
    device.advance(by: 1)
    #expect(
      log.flush().filter { $0.contains("cancelled") }
        == ["interaction cancelled \(isCancelled)", "completion cancelled \(isCancelled)"])
    #expect([nav, a, b].allSatisfy { $0.transitionCoordinator == nil })
  }
}

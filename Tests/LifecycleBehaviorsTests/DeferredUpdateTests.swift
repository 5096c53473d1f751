import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

/// An update that is made once, later, and never inside itself.
@MainActor
@Suite(.oneDevice)
struct DeferredUpdateTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private final class NoTimer {}

  /// A run loop whose turns the test makes, also inside an update.
  @MainActor
  private final class Turns {
    private var waiting: [@MainActor () -> Void] = []
    /// How many pieces of work wait for the next turn.
    var count: Int { waiting.count }
    private(set) lazy var time = LifecycleTime(
      read: { LifecycleTime.system.read() },
      schedule: { [weak self] _, work in
        self?.waiting.append(work)
        return NoTimer()
      },
      repeatOffMainThread: { _, _ in NoTimer() })

    /// Makes the turns in which updates are made.
    static func current() -> Turns {
      let turns = Turns()
      LifecycleTime.current = turns.time
      return turns
    }

    func make() {
      let works = waiting
      waiting = []
      works.forEach { $0() }
    }
  }

  @Test(
    "However often it is requested, it is made once: in the next run-loop iteration, or before it if the owner wants")
  func once() {
    let turns = Turns.current()
    var count = 0
    let update = DeferredUpdate { count += 1 }
    for _ in 1...3 { update.setNeedsUpdate() }
    #expect(count == 0 && update.isNeeded && turns.count == 1)
    for _ in 1...2 { turns.make() }
    #expect(count == 1 && !update.isNeeded)
    update.setNeedsUpdate()
    update.updateIfNeeded()
    update.setNeedsUpdate()
    #expect(count == 2 && turns.count == 1)
    update.updateIfNeeded()
    turns.make()
    #expect(count == 3)
  }

  @Test("Asked for inside itself, it follows in the next turn, even if the run loop runs inside the update")
  func insideItself() {
    let turns = Turns.current()
    var count = 0
    var update: DeferredUpdate?
    update = DeferredUpdate { [unowned turns] in
      count += 1
      guard count < 3 else { return }
      if count == 1 { update?.setNeedsUpdate() } else { update?.updateNow() }
      turns.make()
    }
    update?.updateNow()
    #expect(count == 1)
    for expected in [2, 3, 3] {
      turns.make()
      #expect(count == expected)
    }
    #expect(update?.isNeeded == false)
    update = nil
  }

  // MARK: The end of a turn

  @Test("An update that the owner makes at the end of each turn is made then, and causes no turn")
  func atItsEnd() {
    device.launch(showing: UIViewController())
    let update = DeferredUpdate { [log] in log.record("update") }
    let turns = LifecycleTime.current.afterEachIteration { [log] in
      log.record("end")
      update.updateIfNeeded()
    }
    _ = device.schedule(after: 0) { update.setNeedsUpdateWithoutScheduling() }
    device.turn()
    #expect(log.flush() == ["end", "update"])
    let count = device.world.loop.scheduledCount
    update.setNeedsUpdateWithoutScheduling()
    #expect(device.world.loop.scheduledCount == count)
    turns.cancel()
  }

  // MARK: Release

  @Test("An update that is released before its turn is not made")
  func released() {
    device.launch(showing: UIViewController())
    var update: DeferredUpdate? = DeferredUpdate { [log] in log.record("update") }
    update?.setNeedsUpdate()
    update = nil
    device.turn()
    #expect(log.flush() == [])
  }
}

import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// An update that waits for the end of a turn, as the looks of visible screens do.
@MainActor
@Suite(.oneDevice)
struct DeferredUpdateTurnEndTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  @Test("An update that waits for the end of a turn is made then, and not in the midst of it")
  func atItsEnd() {
    device.launch(showing: UIViewController())
    let update = DeferredUpdate(.current) { [log] in log.record("update") }
    let turns = LifecycleTime.current.afterEachTurn { [log] in
      log.record("end")
      update.updateIfNeeded()
    }
    update.waitsForTurnEnd = true
    update.setNeedsUpdate()
    _ = device.schedule(after: 0) { [log] in log.record("turn") }
    device.turn()
    #expect(log.flush() == ["turn", "end", "update"])
    _ = device.schedule(after: 0) { update.setNeedsUpdateAtTurnEnd() }
    device.turn()
    #expect(log.flush() == ["end", "update"])
    turns.cancel()
  }

  @Test("An update that no longer waits for the end of a turn is made in the next one")
  func noLonger() {
    device.launch(showing: UIViewController())
    let update = DeferredUpdate(.current) { [log] in log.record("update") }
    update.waitsForTurnEnd = true
    update.setNeedsUpdate()
    device.turn()
    #expect(log.flush() == [])
    update.waitsForTurnEnd = false
    device.turn()
    #expect(log.flush() == ["update"])
    device.turn()
    #expect(log.flush() == [])
  }
}

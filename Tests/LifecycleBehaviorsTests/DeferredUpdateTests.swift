import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct DeferredUpdateTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  init() {
    device.launch(showing: UIViewController())
  }

  /// An update that writes into the transcript and calls `body` with itself.
  private func update(_ body: @escaping @MainActor (DeferredUpdate) -> Void = { _ in }) -> DeferredUpdate {
    weak var weakSelf: DeferredUpdate?
    let update = DeferredUpdate(.current) { [log] in
      log.record("begins")
      if let update = weakSelf { body(update) }
      log.record("ends")
    }
    weakSelf = update
    return update
  }

  @Test("Any number of requests lead to one update, in the next turn")
  func once() {
    let update = update()
    for _ in 0..<3 { update.setNeedsUpdate() }
    #expect(log.flush() == [])
    #expect(update.isNeeded)
    device.turn()
    #expect(log.flush() == ["begins", "ends"])
    #expect(!update.isNeeded)
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("An update that is made immediately is not made again in the next turn")
  func atOnce() {
    let update = update()
    update.updateIfNeeded()
    #expect(log.flush() == [])
    update.setNeedsUpdate()
    update.updateIfNeeded()
    #expect(log.flush() == ["begins", "ends"])
    update.updateNow()
    #expect(log.flush() == ["begins", "ends"])
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("An update is never made inside itself", arguments: [0, 1, 2])
  func inside(way: Int) {
    var count = 0
    let update = update { update in
      count += 1
      guard count == 1 else { return }
      switch way {
      case 0: update.setNeedsUpdate()
      case 1: update.updateNow()
      default:
        update.setNeedsUpdate()
        update.updateIfNeeded()
      }
    }
    update.setNeedsUpdate()
    device.turn()
    #expect(log.flush() == ["begins", "ends"])
    device.turn()
    #expect(log.flush() == ["begins", "ends"])
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("The next update is made even if a run loop runs inside the present one")
  func loopInside() {
    var count = 0
    let update = update { [device] update in
      count += 1
      guard count == 1 else { return }
      update.setNeedsUpdate()
      device.turn()
      device.turn()
    }
    update.updateNow()
    #expect(log.flush() == ["begins", "ends"])
    device.turn()
    #expect(log.flush() == ["begins", "ends"])
  }

  @Test("An update that is released is not made")
  func released() {
    var update: DeferredUpdate? = update()
    update?.setNeedsUpdate()
    update = nil
    device.turn()
    #expect(log.flush() == [])
  }
}

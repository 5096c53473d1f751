import Testing

@testable import LifecycleBehaviors

/// An update that is made once, later, and never inside itself.
@MainActor
struct DeferredUpdateTests {
  private final class NoTimer: LifecycleTimer {
    func cancel() {}
  }

  /// A run loop whose turns the test makes, also inside an update.
  @MainActor
  private final class Turns {
    private var waiting: [@MainActor () -> Void] = []
    /// How many pieces of work wait for the next turn.
    var count: Int { waiting.count }
    private(set) lazy var time = LifecycleTime(
      read: { LifecycleTime.system.read() },
      schedule: { [unowned self] _, work in
        waiting.append(work)
        return NoTimer()
      },
      repeatOffMainThread: { _, _ in NoTimer() })

    func make() {
      let works = waiting
      waiting = []
      works.forEach { $0() }
    }
  }

  @Test("However often it is asked for, it is made once, in the next turn, and not again in the one after")
  func once() {
    let turns = Turns()
    var count = 0
    let update = DeferredUpdate(turns.time) { count += 1 }
    for _ in 1...3 { update.setNeedsUpdate() }
    #expect(count == 0 && update.isNeeded)
    for _ in 1...2 { turns.make() }
    #expect(count == 1 && !update.isNeeded)
  }

  @Test("Made before the turn, it is not made again in the turn")
  func early() {
    let turns = Turns()
    var count = 0
    let update = DeferredUpdate(turns.time) { count += 1 }
    update.updateIfNeeded()
    #expect(count == 0)
    update.setNeedsUpdate()
    update.updateIfNeeded()
    turns.make()
    #expect(count == 1)
  }

  @Test("Asked for again while a turn is to come, it waits for that turn")
  func oneTurn() {
    let turns = Turns()
    var count = 0
    let update = DeferredUpdate(turns.time) { count += 1 }
    for _ in 1...2 {
      update.setNeedsUpdate()
      update.updateNow()
    }
    update.setNeedsUpdate()
    #expect(count == 2 && turns.count == 1)
    turns.make()
    #expect(count == 3 && turns.count == 0)
    update.setNeedsUpdate()
    #expect(turns.count == 1)
  }

  @Test("Asked for inside itself, it follows in the next turn, even if the run loop runs inside the update")
  func insideItself() {
    let turns = Turns()
    var count = 0
    var update: DeferredUpdate?
    update = DeferredUpdate(turns.time) { [unowned turns] in
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
}

import LifecycleBehaviors
import Testing

@testable import LifecycleReports

/// When the main thread is said to hang.
@Suite final class MainThreadSignsTests {
  private var signs = MainThreadSigns()

  private func at(_ seconds: Double, asleep: Double = 0) -> ClockReading {
    ClockReading(uptime: seconds, continuous: seconds + asleep)
  }

  private func begin(at now: ClockReading) -> Bool { signs.begin(at: now) }

  private func look(at now: ClockReading) -> MainThreadSigns.Finding { signs.look(at: now) }

  @Test("A turn of two seconds is a silence; it is looked at each second from then on")
  func silence() {
    #expect(begin(at: at(10)))
    #expect(!signs.isSilent)
    #expect(look(at: at(12)) == .silent(since: at(10), 1))
    #expect(signs.isSilent)
    #expect(look(at: at(13)) == .silent(since: at(10), 1))
    signs.end()
    #expect(!signs.isSilent)
    #expect(look(at: at(14)) == .waits)
  }

  @Test("Many short turns are looked at once in two seconds and are no silence; at rest nobody looks")
  func shortTurns() {
    #expect(begin(at: at(10)))
    for turn in 1..<20 {
      signs.end()
      #expect(!begin(at: at(10 + Double(turn) / 10)))
    }
    #expect(look(at: at(12)) == .works(MainThreadSigns.threshold - (12 - 11.9)))
    signs.end()
    #expect(look(at: at(13.9)) == .waits)
    #expect(begin(at: at(20)))
  }

  @Test("A look that comes late says nothing: the process was stopped")
  func stopped() {
    _ = begin(at: at(10))
    #expect(look(at: at(16)) == .works(2))
    #expect(look(at: at(18)) == .silent(since: at(16), 1))
  }

  @Test("While the device sleeps no silence grows")
  func asleep() {
    _ = begin(at: at(10))
    #expect(look(at: at(11, asleep: 1)) == .works(1))
  }
}

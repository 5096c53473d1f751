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

  private func sample(at now: ClockReading) -> Double? { signs.sample(at: now) }

  @Test("Many short iterations are sampled once in two seconds and are no silence; at rest nothing is sampled")
  func shortIterations() {
    #expect(begin(at: at(10)))
    for iteration in 1..<20 {
      signs.end()
      #expect(!begin(at: at(10 + Double(iteration) / 10)))
    }
    #expect(sample(at: at(12)) == MainThreadSigns.threshold - (12 - 11.9))
    #expect(signs.silence == nil)
    signs.end()
    #expect(sample(at: at(13.9)) == nil)
    #expect(begin(at: at(20)))
  }

  @Test("A sample that comes late says nothing: the process was stopped")
  func stopped() {
    _ = begin(at: at(10))
    #expect(sample(at: at(16)) == 2)
    #expect(signs.silence == nil)
    #expect(sample(at: at(18)) == 1)
    #expect(signs.silence == .init(since: 16, lastLook: 18))
  }

  @Test("While the device sleeps no silence grows")
  func asleep() {
    _ = begin(at: at(10))
    #expect(sample(at: at(11, asleep: 1)) == 1)
    #expect(signs.silence == nil)
  }
}

import Foundation
import LifecycleBehaviors
import Testing

@testable import SuspendBehavior

/// Events and what they carry print for a log as parts of a sentence.
struct SuspendDescriptionTests {
  private func suspension(slept: Double = 0) -> Suspension {
    Suspension(
      Silence(
        lastSign: ClockReading(uptime: 10, continuous: 10, processor: 0),
        firstLateSign: ClockReading(uptime: 30 - slept, continuous: 30, processor: 0)),
      interval: 0.2, now: ClockReading(uptime: 30 - slept, continuous: 30, processor: 0), date: Date())
  }

  @Test("Each event prints as a part of a sentence")
  func events() {
    let events: [SuspendEvent] = [
      .willSuspend(.possible), .willSuspend(.imminent(secondsLeft: 9.8251)), .willSuspend(.expired),
      .didSuspend(suspension()), .didUnsuspend(suspension()), .didUnsuspend(suspension(slept: 15)), .averted,
      .stalled(seconds: 10.04, byDebugger: false), .stalled(seconds: 20, byDebugger: true),
      .failed(.backgroundTaskRefused), .failed(.clockUnavailable),
    ]
    #expect(
      events.map { "\($0)" } == [
        "suspension possible", "suspension imminent, 9.8 s left", "background time expired", "suspended",
        "resumed after 19.9 s", "resumed after 19.9 s, 15.0 s of them asleep",
        "suspension averted", "stalled for 10.0 s by a busy main thread", "stalled for 20.0 s by a debugger",
        "no background task granted", "a clock is unavailable",
      ])
  }
}

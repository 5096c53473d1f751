import Foundation
import LifecycleBehaviors
import Testing

@testable import SuspendBehavior

@MainActor
struct KnownSuspensionsTests {
  private func at(_ seconds: Double) -> ClockReading {
    ClockReading(uptime: seconds, continuous: seconds)
  }

  private func suspension(_ start: Double, _ end: Double) -> Suspension {
    Suspension(
      Silence(lastSign: at(start), firstLateSign: at(end)), interval: 0, now: at(end), date: Date())
  }

  @Test("Counts the suspended time between two readings, also of suspensions that are partly between them")
  func overlap() {
    let known = KnownSuspensions()
    known.add(suspension(10, 30))
    known.add(suspension(40, 45))
    for (start, end, seconds) in [(0, 5, 0), (0, 50, 25), (20, 42, 12), (12, 13, 1), (30, 40, 0), (50, 10, 0)] {
      #expect(known.secondsSuspended(from: at(Double(start)), to: at(Double(end))) == Double(seconds))
    }
  }

  @Test("The memory it takes is bounded: the oldest suspensions are removed")
  func capacity() {
    let known = KnownSuspensions()
    for index in 0..<(KnownSuspensions.capacity + 10) {
      known.add(suspension(Double(index) * 10, Double(index) * 10 + 1))
    }
    #expect(known.secondsSuspended(from: at(0), to: at(1e9)) == Double(KnownSuspensions.capacity))
    #expect(known.secondsSuspended(from: at(0), to: at(99)) == 0)
  }

  @Test(
    "There is one source for each pair of clocks; a source of the app's own stays, and what it returns is limited to the time between the readings"
  )
  func sources() {
    final class Exaggeration: SuspendedTimeSource {
      func secondsSuspended(from start: ClockReading, to end: ClockReading) -> TimeInterval { 1000 }
    }
    var time = LifecycleTime.system
    time = LifecycleTime(
      read: time.read, schedule: time.startTimer, repeatOffMainThread: time.startTimerOffMainThread)
    #expect(time.suspendedTime.seconds(from: at(0), to: at(10)) == 0)
    let known = KnownSuspensions.on(time)
    #expect(known === KnownSuspensions.on(time))
    time.suspendedTime.source = Exaggeration()
    #expect(KnownSuspensions.on(time) == nil)
    #expect(time.suspendedTime.seconds(from: at(0), to: at(10)) == 10)
    #expect(time.suspendedTime.seconds(from: at(10), to: at(0)) == 0)
  }
}

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

  @Test("Counts what lies between two readings, in part or whole")
  func overlap() {
    let record = KnownSuspensions()
    record.add(suspension(10, 30))
    record.add(suspension(40, 45))
    for (start, end, seconds) in [(0, 5, 0), (0, 50, 25), (20, 42, 12), (12, 13, 1), (30, 40, 0), (50, 10, 0)] {
      #expect(record.secondsSuspended(from: at(Double(start)), to: at(Double(end))) == Double(seconds))
    }
  }

  @Test("The memory it takes is bounded: the oldest are forgotten")
  func capacity() {
    let record = KnownSuspensions()
    for index in 0..<(KnownSuspensions.capacity + 10) {
      record.add(suspension(Double(index) * 10, Double(index) * 10 + 1))
    }
    #expect(record.secondsSuspended(from: at(0), to: at(1e9)) == Double(KnownSuspensions.capacity))
    #expect(record.secondsSuspended(from: at(0), to: at(99)) == 0)
  }

  @Test(
    "One record for each pair of clocks; a source of the app's own stays, whatever it answers is kept within reason")
  func sources() {
    final class Exaggeration: SuspendedTimeSource {
      func secondsSuspended(from start: ClockReading, to end: ClockReading) -> TimeInterval { 1000 }
    }
    var time = LifecycleTime.system
    time = LifecycleTime(
      read: time.read, schedule: time.startTimer, repeatOffMainThread: time.startTimerOffMainThread)
    #expect(time.suspendedTime.seconds(from: at(0), to: at(10)) == 0)
    let record = KnownSuspensions.on(time)
    #expect(record === KnownSuspensions.on(time))
    time.suspendedTime.source = Exaggeration()
    #expect(KnownSuspensions.on(time) == nil)
    #expect(time.suspendedTime.seconds(from: at(0), to: at(10)) == 10)
    #expect(time.suspendedTime.seconds(from: at(10), to: at(0)) == 0)
  }
}

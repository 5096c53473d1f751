import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct LongWaitTests {
  let device = HeadlessDevice()

  /// How often work that schedules itself again runs in `seconds`, and when it ran last.
  private func runs(every interval: TimeInterval, in seconds: TimeInterval) -> (count: Int, last: TimeInterval) {
    var (count, last) = (0, 0.0)
    func schedule() {
      _ = device.schedule(after: interval) {
        count += 1
        last = device.now
        schedule()
      }
    }
    schedule()
    device.advance(by: seconds) { 0 }
    return (count, last)
  }

  @Test("Work that is repeated at the same points of each minute is skipped, except in the first and the last minute")
  func regular() {
    let runs = runs(every: 5, in: 3_000_001)
    #expect(runs.count == 12)
    #expect(runs.last == 60)
    #expect(device.now == 3_000_001)
    device.advance(by: 4)
    #expect(device.scheduledWorkCount == 1)
  }

  @Test("Work that is repeated at other points of each minute is not skipped")
  func irregular() {
    #expect(runs(every: 7, in: 10_000).count == 1428)
  }

  @Test("Work that is scheduled once runs at its time")
  func once() {
    var time = 0.0
    _ = device.schedule(after: 1000.25) { time = device.now }
    device.advance(by: 1_000_000) { 0 }
    #expect(time == 1000.25)
  }

  @Test("A minute in which the reading has changed is not skipped")
  func happenings() {
    var count = 0
    func schedule() {
      _ = device.schedule(after: 5) {
        count += 1
        schedule()
      }
    }
    schedule()
    device.advance(by: 6_000) { count }
    #expect(count == 1_200)
  }
}

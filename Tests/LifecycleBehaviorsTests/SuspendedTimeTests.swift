import LifecycleBehaviors
import ScreenSupport
import Testing

@MainActor
struct SuspendedTimeTests {
  let known = SuspendedTime()

  private func seconds(_ start: Double, _ end: Double) -> Double {
    known.seconds(
      from: ClockReading(uptime: start, continuous: start), to: ClockReading(uptime: end, continuous: end))
  }

  @Test("Counts the suspended time between two readings, also of suspensions that are partly between them")
  func overlap() {
    #expect(seconds(0, 50) == 0)
    known.add(10..<30)
    known.add(40..<45)
    for (start, end, suspended) in [(0, 5, 0), (0, 50, 25), (20, 42, 12), (12, 13, 1), (30, 40, 0), (50, 10, 0)] {
      #expect(seconds(Double(start), Double(end)) == Double(suspended))
    }
  }

  @Test("The memory it takes is bounded: the oldest suspensions are removed")
  func capacity() {
    for index in 0..<(SuspendedTime.capacity + 10) { known.add(Double(index) * 10..<Double(index) * 10 + 1) }
    #expect(seconds(0, 1e9) == Double(SuspendedTime.capacity))
    #expect(seconds(0, 99) == 0)
  }
}

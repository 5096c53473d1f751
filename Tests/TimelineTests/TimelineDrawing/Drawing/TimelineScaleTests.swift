import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct TimelineScaleTests {
  private func suspension(_ start: Double, _ end: Double) -> TimelineInterval {
    TimelineInterval(kind: .suspend, subject: "app", state: .suspended, start: start, end: end)
  }

  @Test("A time in a file that no clock can show is a question mark", arguments: [50.0, 500, 5000])
  func endless(last: Double) {
    #expect(TimelineClock(last: last, shown: 99).text(1e300).hasPrefix("?"))
  }

  @Test("Time is to scale, except in a break, which is narrow")
  func breaks() {
    let breaks = TimelineBreak.breaks(in: 0...40, times: [0, 10, 30, 40], suspensions: [suspension(10, 30)], limit: 9)
    #expect(breaks == [TimelineBreak(cause: .suspended, start: 10, end: 30, seconds: 20)])
    let scale = TimelineScale(0...40, breaks: breaks, in: 100...328)
    #expect([0, 5, 10, 20, 30, 40].map(scale.place) == [100, 150, 200, 214, 228, 328])
    #expect(scale.place(of: -1) == 100 && scale.place(of: 99) == 328)
    #expect(scale.ticks(step: 5) == [0, 5, 10, 30, 35, 40])
  }

  @Test("A wait is a break if it is longer than ten seconds and than a quarter of the rest")
  func quiet() {
    func causes(_ times: [Double]) -> [TimelineBreak.Cause] {
      TimelineBreak.breaks(in: 0...(times.last ?? 0), times: times, suspensions: [], limit: 9).map(\.cause)
    }
    #expect(causes([0, 1, 2, 11, 12]) == [])
    #expect(causes([0, 1, 2, 13, 14]) == [.quiet])
    #expect(causes((0...100).map { Double($0) } + [111]) == [])
    #expect(causes([0, 1, 100, 101, 1000, 1001]) == [.quiet, .quiet])
  }

  @Test("A suspension in which something happened, in another recording, is no break")
  func eventInside() {
    #expect(
      TimelineBreak.breaks(in: 0...40, times: [0, 15, 40], suspensions: [suspension(10, 30)], limit: 9).allSatisfy {
        $0.cause == .quiet
      })
  }

  @Test("Of too many breaks the longest are drawn")
  func limit() {
    let suspensions = (1...9).map { suspension(Double($0) * 20, Double($0) * 20 + Double($0)) }
    let times = suspensions.map(\.start) + suspensions.compactMap(\.end)
    let breaks = TimelineBreak.breaks(in: 0...200, times: times, suspensions: suspensions, limit: 3)
    #expect(breaks.map(\.seconds) == [7, 8, 9])
  }

  @Test(
    "Times are read as seconds, minutes or hours",
    arguments: [
      (1.35, 60.0, "1.35 s"), (1.35, 100, "0:01.35"), (59.999, 200, "1:00"), (61.5, 200, "1:01.5"),
      (3725, 4000, "1:02:05"), (0, 4000, "0:00:00"), (-1.5, 10, "-1.5 s"), (0, 10, "0 s"),
    ])
  func clock(_ time: Double, _ last: Double, _ text: String) {
    #expect(TimelineClock(last: last, shown: min(last, 99)).text(time) == text)
  }

  @Test(
    "Ticks are as precise as their steps",
    arguments: [
      (0.5, 0.1, 1.0, "0.5 s"), (1, 0.5, 5, "1.0 s"), (30, 10, 60, "30 s"), (120, 60, 600, "2:00"),
      (7200, 600, 9000, "2:00:00"), (0.02, 0.01, 0.2, "0.02 s"), (0.002, 0.001, 0.02, "0.002 s"),
    ])
  func ticks(_ time: Double, _ step: Double, _ last: Double, _ text: String) {
    #expect(TimelineClock(last: last, shown: last).text(time, step: step) == text)
  }

  @Test("Lengths have the unit that is read most easily")
  func lengths() {
    #expect(
      [0.0, 1.234, 13.94, 99, 120, 130, 3600, 9000, 1_800_000].map { TimelineClock.text(length: $0) } == [
        "0 s", "1.23 s", "13.9 s", "99 s", "2 min", "2.2 min", "60 min", "2.5 h", "500 h",
      ])
  }

  @Test("After a break there is a time, also if no tick is so near")
  func afterBreak() {
    let frame = TimelineFrame(
      width: 360, names: [], range: 0...77.8, times: (0...12).map { Double($0) } + [76.1, 77.8],
      suspensions: [suspension(12, 76.1)])
    let axis = AxisLayout(y: 0, in: frame, namesBreaks: false)
    #expect(axis.labels.map(\.text) == ["0 s", "5 s", "10 s", "76.1 s"])
    #expect(axis.ticks == [0, 5, 10, 76.1].map(frame.scale.place))
  }

  @Test("The steps between ticks are those of a clock: 1, 2 and 5 seconds, and then 10, 20 and 60")
  func stepsOfClock() {
    let scale = TimelineScale(0...100, breaks: [], in: 0...100)
    #expect([0.9, 1.1, 3, 6, 11, 21, 61].map(scale.step) == [1, 2, 5, 10, 20, 60, 120])
  }

  @Test("A picture that ends with a break ends there")
  func breakAtTheEnd() {
    let scale = TimelineScale(
      0...30, breaks: [TimelineBreak(cause: .suspended, start: 10, end: 30, seconds: 20)], in: 0...100)
    #expect(scale.pieces.map { $0.gap == nil } == [true, false])
    #expect(scale.ticks(step: 10) == [0, 10])
  }

  @Test(
    "From a second to an hour the axis has ticks with room for their times",
    arguments: [1.0, 7, 60, 100, 600, 3600, 86400])
  func steps(_ length: Double) {
    for width in [360.0, 800, 1400] {
      let lane = TimelineLane(name: "App", spans: [.init(.active, from: 0, to: length, title: "")])
      let frame = TimelineFrame(
        width: width, names: [lane.name], range: 0...length, times: Array(stride(from: 0, to: length, by: length / 50)),
        suspensions: [])
      let ticks = AxisLayout(y: 0, in: frame, namesBreaks: true).labels
      #expect((3...30).contains(ticks.count), "\(length) \(width) \(ticks.map(\.text))")
    }
  }
}

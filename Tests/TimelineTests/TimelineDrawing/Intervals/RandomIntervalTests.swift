import LifecycleBehaviors
import TestSupport
import Testing

@testable import LifecycleTimeline
@testable import TimelineDrawing

@Suite struct RandomIntervalTests {
  @Test("Any events lead to intervals that are in the recording and do not overlap another of the same")
  func random() {
    for seed in RandomBudget.seeds(300) {
      var generator = SeededGenerator(seed: seed)
      let events = TimelineEvent.random(Int.random(in: 0..<60, using: &generator), using: &generator)
      let intervals = events.intervals
      #expect(intervals == events.intervals)
      var ends: [[String]: Double] = [:]
      for interval in intervals {
        #expect(interval.start.isFinite && interval.end ?? interval.start >= interval.start)
        guard interval.state != .suspended else { continue }
        let key = ["\(interval.kind)", interval.subject, "\(interval.state)", interval.field ?? ""]
        #expect(ends[key] ?? -.infinity <= interval.start)
        ends[key] = interval.end ?? .infinity
      }
    }
  }
}

extension TimelineEvent {
  /// Events in order of time, of all kinds in no sensible order, with numbers that a file can have.
  static func random(_ count: Int, using generator: inout some RandomNumberGenerator) -> [TimelineEvent] {
    var time = Double.random(in: 0...5, using: &generator)
    return (0..<count).map { _ in
      if Bool.random(using: &generator) { time += pow10(Int.random(in: -3...2, using: &generator)) }
      let seconds = [0, 1.5, 13.9, -1, .infinity, .nan, 1e300].randomElement(using: &generator) ?? 0
      let field = ["Title", "Note"].randomElement(using: &generator) ?? ""
      let cover = [nil, "Reply", "A <cover> & \"more\"", "日本語の画面"].randomElement(using: &generator) ?? nil
      let reason = Focus.Reason.allCases.randomElement(using: &generator) ?? .covered
      let moment = LifecycleMoment.recorded(size: .zero).randomElement(using: &generator) ?? .afterLoading
      let all: [Occurrence] = [
        .moment(.init(moment)), .moment(.init(moment)), .moment(.init(moment)), .released,
        .focus(.init(.gained, reason)), .focus(.init(.lost, reason, previous: seconds, cover: cover)),
        .focus(.init(.reasonChanged, reason, previous: seconds, cover: cover)),
        .app(App.allCases.randomElement(using: &generator) ?? .didBecomeActive),
        .scene(Scene.allCases.randomElement(using: &generator) ?? .didActivate, isCatchUp: true),
        .suspension(.willSuspend(.possible)), .suspension(.willSuspend(.imminent(secondsLeft: 4))),
        .suspension(.didSuspend), .suspension(.didUnsuspend(seconds: seconds)), .suspension(.averted),
        .suspension(.stalled(.debugger(seconds: seconds))), .suspension(.failed("backgroundTaskRefused")),
        .overlay(.willShow), .overlay(.didShow), .overlay(.willHide), .overlay(.didHide),
        .input(.began(field: field)), .input(.ended(field: field)), .input(.keyboardDidShow),
        .input(.keyboardDidHide), .note(.init("tapped", [.init("seconds", .number(seconds))])),
      ]
      let subject = ["A", "Mailboxes", ""].randomElement(using: &generator) ?? ""
      return TimelineEvent(time: time, subject: subject, all.randomElement(using: &generator) ?? .released)
    }
  }

  private static func pow10(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1.0) { x, _ in exponent < 0 ? x / 10 : x * 10 }
  }
}

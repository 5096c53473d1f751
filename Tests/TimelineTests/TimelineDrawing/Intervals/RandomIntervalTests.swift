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
      let numbers = [0, 1.5, 13.9, -1, .infinity, .nan, 1e300]
      let (kind, names) = names.randomElement(using: &generator) ?? names[0]
      var details: [Detail] = []
      for name in ["seconds", "previous"] where Bool.random(using: &generator) {
        details.append(.init(name, .number(numbers.randomElement(using: &generator) ?? 0)))
      }
      for (name, texts) in texts where Bool.random(using: &generator) {
        details.append(.init(name, .text(texts.randomElement(using: &generator) ?? "")))
      }
      details += .flag("catchUp", Bool.random(using: &generator))
      return TimelineEvent(
        time: time, kind: kind, subject: ["A", "Mailboxes", ""].randomElement(using: &generator) ?? "",
        name: names.randomElement(using: &generator) ?? "", details: details)
    }
  }

  private static let names: [(Kind, [String])] = [
    (
      .behavior,
      [
        "afterLoading", "beforeAppearing", "duringAppearing", "afterAppearing", "beforeDisappearing",
        "afterDisappearing", "released", "beforeDetaching", "opened", "closed", "of a later version",
      ]
    ),
    (.focus, ["gained", "lost", "reasonChanged"]),
    (
      .app,
      [
        "didFinishLaunching", "willEnterForeground", "didBecomeActive", "willResignActive", "didEnterBackground",
        "willTerminate",
      ]
    ),
    (.scene, ["willConnect", "didActivate", "willDeactivate", "didEnterBackground", "didDisconnect"]),
    (.suspend, ["willSuspend", "didSuspend", "didUnsuspend", "averted", "stalled", "failed"]),
    (.overlay, ["willShow", "didShow", "willHide", "didHide", "unreadable"]),
    (.input, ["began", "ended", "keyboardDidShow", "keyboardDidHide"]), (.note, ["tapped"]),
  ]

  private static let texts = [
    ("reason", ["covered", "alert", "appInactive", "deinitialized", "boredom"]), ("field", ["Title", "Note"]),
    ("by", ["Reply", "A <cover> & \"more\"", "日本語の画面"]), ("grade", ["possible", "imminent"]),
  ]

  private static func pow10(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1.0) { x, _ in exponent < 0 ? x / 10 : x * 10 }
  }
}

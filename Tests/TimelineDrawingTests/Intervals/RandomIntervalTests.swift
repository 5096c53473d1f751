import LifecycleTimeline
import TestSupport
import Testing

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
  /// Events in order of time, with names of all kinds in no sensible order.
  static func random(_ count: Int, using generator: inout some RandomNumberGenerator) -> [TimelineEvent] {
    var time = Double.random(in: 0...5, using: &generator)
    return (0..<count).map { _ in
      if Bool.random(using: &generator) { time += pow10(Int.random(in: -3...2, using: &generator)) }
      let kind = Kind.allCases.randomElement(using: &generator) ?? .step
      let details = [
        Detail(
          "reason", .text(["covered", "alert", "appInactive", "deinitialized"].randomElement(using: &generator) ?? "")),
        Detail("by", .text(["Reply", "A <cover> & \"more\"", "日本語の画面"].randomElement(using: &generator) ?? "")),
        Detail("previous", .number([0, 1.5, -1, .infinity, .nan, 1e300].randomElement(using: &generator) ?? 0)),
        Detail("seconds", .number([0, 13.9, -1, .infinity, .nan, 1e300].randomElement(using: &generator) ?? 0)),
        Detail("field", .text(["Title", "Note"].randomElement(using: &generator) ?? "")),
      ].filter { _ in Bool.random(using: &generator) }
      return TimelineEvent(
        time: time, kind: kind, subject: ["A", "Mailboxes", ""].randomElement(using: &generator) ?? "",
        name: names.randomElement(using: &generator) ?? "", details: details)
    }
  }

  private static func pow10(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1.0) { x, _ in exponent < 0 ? x / 10 : x * 10 }
  }

  private static let names = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "afterLoading",
    "beforeAppearing", "afterAppearing", "beforeDisappearing", "afterDisappearing", "beforeDetaching", "gained", "lost",
    "reasonChanged", "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground",
    "willEnterForeground", "killed", "didDisconnect", "willSuspend", "didSuspend", "didUnsuspend", "averted",
    "willShow",
    "didShow", "willHide", "didHide", "began", "ended", "failed", "keyboardWillShow", "keyboardDidHide", "unknown",
  ]
}

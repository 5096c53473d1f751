import LifecycleTimeline
import Testing
import TimelineDrawing

@testable import LifecycleTool

struct AttentionTableTests {
  private func table(of name: String) throws -> AttentionTable {
    AttentionTable(try TimelineRecording(contentsOf: Folder.recordings.appending(path: name)))
  }

  /// The numbers are from paper, with the times of `evening.jsonl`. The app is in the background from 11 to 32.5 s, 21.5 s, and the
  /// process suspended for 19 s of them, until 32 s.
  ///
  /// - Library has appeared from 0.5 s to the end, 40 s: 39.5 − 21.5 = 18. It has focus from 1 s to 4 s and from 36 s: 3 + 4 = 7. It is
  ///   covered from 4 s to 36 s: 32 − 21.5 = 10.5. From 0.5 s to 1 s it has no focus yet: 0.5. 7 + 10.5 + 0.5 = 18.
  /// - Player has appeared from 4 s to 36 s: 32 − 21.5 = 10.5. Focus: 4 to 6, 8 to 10, 33 to 36: 7. Alert: 6 to 8: 2. Inactive: 10 to
  ///   11: 1. For the background it has no focus from 11 to 33, and is seen from 32.5 to 33: 0.5. 7 + 2 + 1 + 0.5 = 10.5. It loses
  ///   focus at 6, 10 and 36 s; at 11 s only the reason changes.
  /// - The app is active from 0 to 10 and from 33 to 40: 17; inactive from 10 to 11 and from 32.5 to 33: 1.5; in the background 21.5 − 19
  ///   = 2.5. 17 + 1.5 + 2.5 + 19 = 40.
  @Test("The attention of an evening is what it is on paper")
  func evening() throws {
    let table = try table(of: "evening.jsonl")
    #expect(table.duration == 40)
    #expect(table.suspended == 19)
    #expect(table.app == .init(active: 17, inactive: 1.5, background: 2.5))
    #expect(
      table.screens == [
        .init(
          name: "Library", visible: 18, focused: 7, losses: 1,
          absences: [
            .init(reason: "covered", cover: "Player", times: 1, seconds: 10.5),
            .init(reason: nil, cover: nil, times: 1, seconds: 0.5),
          ]),
        .init(
          name: "Player", visible: 10.5, focused: 7, losses: 3,
          absences: [
            .init(reason: "alert", cover: "Sleep timer", times: 1, seconds: 2),
            .init(reason: "appInactive", cover: nil, times: 1, seconds: 1),
            .init(reason: "appBackground", cover: nil, times: 1, seconds: 0.5),
            .init(reason: "dismissed", cover: nil, times: 1, seconds: 0),
          ]),
      ])
  }

  /// From paper, with the times of `covers.jsonl`:
  ///
  /// - List is visible from 0 to 1.354, 2.358 to 3.362, 4.366 to the end, 22.104667: 1.354 + 1.004 + 17.738667 =
  ///   20.096667.
  /// - It has focus from 0 to 1.354, 2.358 to 3.362, 4.366 to 5.37, 6.374 to 7.378, 11.394 to 12.398, 13.402 to 14.406, 15.41 to
  ///   16.416667, 17.433333 to 18.433333, 19.433333 to 20.433333 and 21.45 to the end: 1.354 + 5 × 1.004 + 1.006667 + 2 × 1 + 0.654667 =
  ///   10.035334.
  /// - It loses it at the ends of these but the last: 9 times.
  /// - Filter is visible from 7.378 to 11.394: 4.016. The drag that was cancelled at 8.382 does not count. It has focus from 7.378 to
  ///   9.386 and from 10.39 to 11.394: 2.008 + 1.004 = 3.012.
  @Test("The attention of a journey through covers is what it is on paper")
  func covers() throws {
    let table = try table(of: "covers.jsonl")
    let screens = Dictionary(uniqueKeysWithValues: table.screens.map { ($0.name, $0) })
    let list = try #require(screens["List"])
    #expect(abs(list.visible - 20.096_667) < 0.000_001)
    #expect(abs(list.focused - 10.035_334) < 0.000_002)
    #expect(list.losses == 9)
    let filter = try #require(screens["Filter"])
    #expect(abs(filter.visible - 4.016) < 0.000_001)
    #expect(abs(filter.focused - 3.012) < 0.000_001)
    #expect(filter.losses == 2)
    #expect(table.suspended == 0)
  }

  @Test("Each visible moment of a screen has focus or a reason", arguments: ["evening.jsonl", "covers.jsonl"])
  func sums(name: String) throws {
    for screen in try table(of: name).screens {
      let sum = screen.focused + screen.absences.map(\.seconds).reduce(0, +)
      #expect(abs(screen.visible - sum) < 0.001, "\(screen.name)")
    }
  }

  @Test("A recording without an event of the app or of a screen has no numbers for them")
  func nothing() {
    let table = AttentionTable(
      TimelineRecording([TimelineEvent(time: 2, kind: .note, subject: "app", name: "late")]))
    #expect(table.app == nil)
    #expect(table.screens.isEmpty)
    #expect(
      table.text == """
        No screen was recorded.

        recording                     2.000 s
        suspended, not counted above  0.000 s

        """)
  }

  /// Screens that take each other's focus, each with a name of its own, and a screen that each of them covers.
  private func recording(names: Int) -> TimelineRecording {
    var events: [TimelineEvent] = []
    func add(_ time: Double, _ kind: TimelineEvent.Kind, _ subject: String, _ name: String, _ cover: String? = nil) {
      let reason = cover.map { [("reason", "covered"), ("by", $0)] } ?? []
      let details = reason.map { TimelineEvent.Detail($0, .text($1)) }
      events.append(TimelineEvent(time: time, kind: kind, subject: subject, name: name, details: details))
    }
    add(0, .behavior, "List", "afterAppearing")
    for index in 0..<names {
      let (start, name) = (Double(index), "Screen \(index)")
      add(start, .focus, "List", "gained")
      add(start + 0.25, .behavior, name, "afterLoading")
      add(start + 0.25, .behavior, name, "afterAppearing")
      add(start + 0.25, .focus, "List", "lost", name)
      add(start + 0.25, .focus, name, "gained")
      add(start + 0.5, .focus, name, "lost", "List")
      add(start + 0.5, .behavior, name, "afterDisappearing")
      add(start + 0.5, .suspend, "app", "didSuspend")
    }
    return TimelineRecording(events)
  }

  @Test("RealTime: sixteen times as many names take no more than 32 times as long")
  func linear() {
    func seconds(names: Int) -> Double {
      let recording = recording(names: names)
      let clock = ContinuousClock()
      let times = (1...3).map { _ in clock.measure { _ = AttentionTable(recording).text } }
      return (times.min() ?? .zero) / .seconds(1)
    }
    let (few, many) = (seconds(names: 500), seconds(names: 8_000))
    #expect(many < 32 * few, "\(many) s against \(few) s")
  }

  @Test("A share of hardly any time is no number")
  func shortest() {
    let events = [
      TimelineEvent(time: 0, kind: .focus, subject: "A", name: "gained"),
      TimelineEvent(time: 0, kind: .behavior, subject: "A", name: "afterAppearing"),
      TimelineEvent(time: 1e-300, kind: .behavior, subject: "A", name: "afterDisappearing"),
      TimelineEvent(time: 4e9, kind: .focus, subject: "A", name: "lost"),
    ]
    #expect(AttentionTable(TimelineRecording(events)).text.contains("  –  "))
  }
}

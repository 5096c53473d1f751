import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct TimelineDifferenceTests {
  private static let visit = [
    event(0, .behavior, "Library", "afterAppearing", [.init("animated", .flag(false))]),
    event(1, .note, "journey", "push Player"),
    event(1, .behavior, "Library", "beforeDisappearing", [.init("animated", .flag(true))]),
    event(1, .behavior, "Player", "beforeAppearing", [.init("animated", .flag(true))]),
    event(1.35, .behavior, "Library", "afterDisappearing", [.init("animated", .flag(true))]),
    event(1.35, .behavior, "Player", "afterAppearing", [.init("animated", .flag(true))]),
    event(1.35, .focus, "Player", "gained", [.init("reason", .text("appeared")), .init("previous", .number(1.35))]),
    event(4, .focus, "Player", "lost", [.init("reason", .text("alert")), .init("previous", .number(2.65))]),
  ]

  private func changes(
    tolerance: Double = 0.05, _ change: (inout [TimelineEvent]) throws -> Void
  ) rethrows -> [String] {
    var events = Self.visit
    try change(&events)
    return TimelineDifference(TimelineRecording(Self.visit), TimelineRecording(events), tolerance: tolerance)
      .changes.map(\.description)
  }

  @Test("A recording does not differ from itself, nor from one whose times are within the tolerance")
  func same() {
    let recording = TimelineRecording(Self.visit)
    #expect(TimelineDifference(recording, recording, tolerance: 0).isEmpty)
    #expect("\(TimelineDifference(recording, recording))" == "no difference")
    #expect(changes { events in for index in events.indices { events[index].time += 0.04 } } == [])
    #expect(changes(tolerance: 0) { $0[7].time += 0.000_000_9 } == [])
  }

  @Test("A difference names the screen, the moment and the time")
  func sentences() throws {
    #expect(changes { $0.remove(at: 4) } == ["Library: afterDisappearing at 1.350 s is missing."])
    #expect(changes { $0.insert($0[4], at: 4) } == ["Library: afterDisappearing at 1.350 s is new."])
    let group = #"{"t": 1, "kind": "group", "subject": "Library", "event": "lost"}"#
    #expect(
      try changes { $0 += try TimelineRecording(jsonLines: group).events } == [
        "Library: group lost at 1.000 s is new."
      ])
    #expect(changes { $0[7].time += 0.5 } == ["Player: focus lost at 4.000 s is 0.500 s later."])
    #expect(changes { $0[7].time -= 0.5 } == ["Player: focus lost at 4.000 s is 0.500 s earlier."])
    #expect(
      changes { $0[7].details[0].value = .text("covered") } == [
        "Player: focus lost at 4.000 s has reason covered instead of reason alert."
      ])
    #expect(
      changes { $0[5].details = [.init("animated", .flag(false))] } == [
        "Player: afterAppearing at 1.350 s has no animated instead of animated."
      ])
    #expect(
      changes { $0[5].details.append(.init("catchUp", .flag(true))) } == [
        "Player: afterAppearing at 1.350 s has catchUp instead of no catchUp."
      ])
    #expect(
      changes { $0[7].details[1].value = .number(2) } == [
        "Player: focus lost at 4.000 s has previous 2.000 s instead of previous 2.650 s."
      ])
  }

  @Test("Of two events that are the same one can be missing; a late event with other details is another one")
  func pairs() {
    func changes(_ first: [TimelineEvent], _ second: [TimelineEvent]) -> [String] {
      TimelineDifference(TimelineRecording(first), TimelineRecording(second)).changes.map(\.description)
    }
    func appears(_ time: Double, _ detail: String) -> TimelineEvent {
      event(time, .behavior, "A", "afterAppearing", [.init(detail, .number(1))])
    }
    let missing = "A: afterAppearing at 1.000 s is missing."
    #expect(changes([appears(1, "x"), appears(1, "x")], [appears(1, "x")]) == [missing])
    #expect(changes([appears(1, "x")], [appears(1.5, "y")]) == [missing, "A: afterAppearing at 1.500 s is new."])
  }

  @Test("An event that is more than a second late is missing, and new")
  func late() {
    #expect(
      changes { $0[7].time += 1.5 } == [
        "Player: focus lost at 4.000 s is missing.", "Player: focus lost at 5.500 s is new.",
      ])
  }

  @Test("Moments of one screen in another order differ; those of two screens do not")
  func order() {
    let names = ["beforeAppearing", "duringAppearing"]
    let recordings = [names, names.reversed()].map { names in
      TimelineRecording(names.map { event(1, .behavior, "Library", $0) })
    }
    let within = TimelineDifference(recordings[0], recordings[1]).changes.map(\.description)
    #expect(within.count == 1 && within[0].hasPrefix("Library: ") && within[0].hasSuffix("is in another order."))
    #expect(changes(tolerance: 0) { $0.swapAt(2, 3) } == [])
  }

  @Test("Steps are not compared, and only the kinds that are asked for")
  func kinds() {
    #expect(changes { $0.remove(at: 1) } == [])
    let without = TimelineRecording(Self.visit.filter { $0.kind != .focus })
    #expect(!TimelineDifference(TimelineRecording(Self.visit), without).isEmpty)
    #expect(TimelineDifference(TimelineRecording(Self.visit), without, kinds: [.behavior]).isEmpty)
  }

  @Test("Printed, it has the lines around each change, and the step before them")
  func description() {
    var events = Self.visit
    events[7].details[0].value = .text("covered")
    events.remove(at: 3)
    let difference = TimelineDifference(TimelineRecording(Self.visit), TimelineRecording(events))
    #expect(
      difference.description == """
        2 differences; "-" is in the first recording only, "+" in the second.
        Player: beforeAppearing at 1.000 s is missing.
        Player: focus lost at 4.000 s has reason covered instead of reason alert.

        after: push Player (1.000 s)
              0.000 s  behavior  Library     afterAppearing
              1.000 s  behavior  Library     beforeDisappearing    animated
        -     1.000 s  behavior  Player      beforeAppearing       animated
              1.350 s  behavior  Library     afterDisappearing     animated
              1.350 s  behavior  Player      afterAppearing        animated
              1.350 s  focus     Player      gained                reason appeared, previous 1.350 s
        -     4.000 s  focus     Player      lost                  reason alert, previous 2.650 s
        +     4.000 s  focus     Player      lost                  reason covered, previous 2.650 s
        """)
  }

  @Test("Of many changes the first 20 are printed")
  func many() {
    let events = (0..<30).map { event(Double($0), .behavior, "A", "afterAppearing") }
    let difference = TimelineDifference(TimelineRecording(events), TimelineRecording())
    #expect(difference.changes.count == 30)
    #expect(difference.description.hasSuffix("\n\nand 10 more."))
    #expect(difference.description.split(separator: "\n").filter { $0.hasPrefix("-") }.count == 20)
  }

  @Test("Ten thousand events that are all late are compared, and each is late")
  func allLate() {
    let events = (0..<10_000).map { index in
      event(Double(index), .behavior, "Screen \(index % 3)", index % 2 == 0 ? "afterAppearing" : "afterDisappearing")
    }
    for delay in [0.5, 1.5] {
      var later = events
      for index in later.indices { later[index].time += delay }
      let changes = TimelineDifference(TimelineRecording(events), TimelineRecording(later)).changes
      #expect(changes.count == (delay < 1 ? 10_000 : 20_000))
      #expect(changes.first?.description.hasSuffix(delay < 1 ? "is 0.500 s later." : "is missing.") == true)
    }
  }

  @Test("Of events that are repeated the one that is missing is named, not one before it")
  func repeated() {
    let times = [0.0, 2, 4, 6, 8]
    func recording(without missing: Double?) -> TimelineRecording {
      TimelineRecording(times.filter { $0 != missing }.map { event($0, .behavior, "A", "afterAppearing") })
    }
    for missing in times {
      let changes = TimelineDifference(recording(without: nil), recording(without: missing)).changes
      #expect(changes.map(\.description) == ["A: afterAppearing at \(Int(missing)).000 s is missing."])
    }
  }
}

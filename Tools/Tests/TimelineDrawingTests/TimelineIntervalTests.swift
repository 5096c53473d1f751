import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct TimelineIntervalTests {
  @Test(
    "A screen is visible from afterAppearing to afterDisappearing, with its transitions, also if an event comes twice")
  func appearance() {
    let moments = [
      event(0, .behavior, "A", "afterLoading"), event(1, .behavior, "A", "beforeAppearing"),
      event(2, .behavior, "A", "afterAppearing"), event(5, .behavior, "A", "beforeDisappearing"),
      event(6, .behavior, "A", "afterDisappearing"),
    ]
    let expected = [
      "A loaded 0 to 6", "A appearing 1 to 2", "A visible 2 to 6", "A disappearing 5 to 6",
    ]
    #expect(TimelineInterval.text(of: moments) == expected)
    #expect(
      TimelineInterval.text(of: moments.filter { $0.name != "afterLoading" } + [moments[4]]) == [
        "A loaded 1 to 6", "A appearing 1 to 2", "A visible 2 to 6", "A disappearing 5 to 6",
      ])
  }

  @Test("A cancelled transition is marked, and a screen that comes back was visible throughout")
  func cancelled() {
    let events = [
      event(0, .behavior, "A", "afterAppearing"), event(1, .behavior, "A", "beforeDisappearing"),
      event(1, .behavior, "B", "beforeAppearing"), event(2, .behavior, "B", "beforeDisappearing"),
      event(2, .behavior, "B", "afterDisappearing"), event(2, .behavior, "A", "beforeAppearing"),
      event(2, .behavior, "A", "afterAppearing"),
    ]
    #expect(
      TimelineInterval.text(of: events) == [
        "A loaded 0 to the end", "A visible 0 to the end", "A disappearing 1 to 2, cancelled", "B loaded 1 to 2",
        "B appearing 1 to 2, cancelled",
      ])
    let goingAfterAll = [
      event(0, .behavior, "A", "afterAppearing"), event(1, .behavior, "A", "beforeDisappearing"),
      event(2, .behavior, "A", "beforeAppearing"), event(3, .behavior, "A", "beforeDisappearing"),
    ]
    #expect(TimelineInterval.text(of: goingAfterAll).last == "A disappearing 1 to the end")
  }

  @Test("Focus ends with the reason and the cover, and the time without it has each reason in turn")
  func focus() throws {
    let events = [
      event(0, .focus, "A", "gained", [.init("reason", .text("appeared"))]),
      event(1, .focus, "A", "lost", [.init("reason", .text("covered")), .init("by", .text("B"))]),
      event(2, .focus, "A", "reasonChanged", [.init("reason", .text("appBackground"))]),
      event(4, .focus, "A", "gained", [.init("reason", .text("appActive"))]),
    ]
    #expect(
      TimelineInterval.text(of: events) == [
        "A focused 0 to 1, appeared, ends: covered, by B", "A unfocused 1 to 2, covered, ends: appBackground, by B",
        "A unfocused 2 to 4, appBackground, ends: appActive",
        "A focused 4 to the end, appActive",
      ])
  }

  @Test("A suspension begins before it is reported, and ends with the first event after it")
  func suspension() throws {
    let events = try RecordedJourney.recording("interruptions").events
    #expect(
      TimelineInterval.text(of: events, where: { $0.kind == .suspend }) == [
        "app suspensionExpected 12 to 32, possible, ends: imminent",
        "app suspensionExpected 32 to 38.1, imminent, ends: suspended", "app suspended 38.1 to 52",
      ])
    // On a device the report comes a little after other events.
    let onDevice = [
      event(10, .suspend, "app", "willSuspend", [.init("grade", .text("possible"))]),
      event(50, .app, "app", "willEnterForeground"),
      event(50.01, .focus, "A", "gained"), event(50.02, .suspend, "app", "didSuspend"),
      event(50.02, .suspend, "app", "didUnsuspend", [.init("seconds", .number(30))]),
    ]
    for events in [onDevice, onDevice.filter { $0.kind != .focus }] {
      #expect(TimelineInterval.text(of: events, where: { $0.state == .suspended }) == ["app suspended 20 to 50"])
    }
    #expect(
      TimelineInterval.text(of: Array(onDevice.dropLast()), where: { $0.state == .suspended }) == [
        "app suspended ~50.01 to 50.02"
      ])
  }

  @Test("The states of the app and of each scene follow one another")
  func activity() throws {
    let events = [
      event(0, .app, "app", "didBecomeActive"), event(1, .scene, "Left", "willDeactivate"),
      event(2, .app, "app", "willResignActive"), event(3, .app, "app", "didEnterBackground"),
      event(4, .scene, "Left", "didDisconnect"), event(4, .app, "app", "willEnterForeground"),
    ]
    #expect(
      TimelineInterval.text(of: events) == [
        "app active 0 to 2", "Left active ~0 to 1", "Left inactive 1 to 4", "app inactive 2 to 3",
        "app background 3 to 4", "app inactive 4 to the end",
      ])
  }

  @Test("An overlay that is hidden while it appears has a cancelled transition")
  func overlay() {
    let events = [
      event(0, .overlay, "Offline", "willShow"), event(1, .overlay, "Offline", "willHide"),
      event(2, .overlay, "Offline", "didHide"), event(3, .overlay, "Offline", "willShow"),
      event(4, .overlay, "Offline", "didShow"), event(6, .overlay, "Offline", "willHide"),
    ]
    #expect(
      TimelineInterval.text(of: events) == [
        "Offline appearing 0 to 1, cancelled", "Offline disappearing 1 to 2", "Offline appearing 3 to 4",
        "Offline visible 4 to 6", "Offline disappearing 6 to the end",
      ])
  }

  @Test("Each field has its own interval, and so has the keyboard")
  func input() {
    let events = [
      event(0, .input, "Task", "began", [.init("field", .text("Title"))]),
      event(0, .input, "keyboard", "keyboardDidShow"),
      event(1, .input, "Task", "ended", [.init("field", .text("Title"))]),
      event(1, .input, "Task", "began", [.init("field", .text("Note"))]),
      event(2, .input, "keyboard", "keyboardDidHide"),
    ]
    #expect(
      TimelineInterval.text(of: events) == [
        "Task editing 0 to 1, field Title", "keyboard keyboard 0 to 2", "Task editing 1 to the end, field Note",
      ])
  }

  @Test(
    "A field that UIKit never ends, in a window that is hidden or released, is edited until its screen has disappeared",
    arguments: ["afterDisappearing", "released"])
  func editedInHiddenWindow(_ last: String) {
    let events = [
      event(0, .input, "Unlock", "began", [.init("field", .text("PIN"))]),
      event(0, .input, "Task", "began", [.init("field", .text("Title"))]), event(2, .behavior, "Unlock", last),
    ]
    #expect(
      TimelineInterval.text(of: events, where: { $0.kind == .input }) == [
        "Unlock editing 0 to 2, field PIN", "Task editing 0 to the end, field Title",
      ])
  }

  @Test("What an event ends began before the recording, if the events before it were not kept")
  func cutOff() {
    let events = [
      event(9, .behavior, "A", "afterDisappearing"),
      event(9, .focus, "B", "lost", [.init("reason", .text("disappeared")), .init("previous", .number(5))]),
      event(10, .app, "app", "willResignActive"), event(10, .overlay, "Offline", "didHide"),
      event(10, .input, "Task", "ended", [.init("field", .text("Title"))]),
      event(11, .focus, "C", "lost", [.init("previous", .number(1.5))]),
    ]
    #expect(
      TimelineInterval.text(of: events) == [
        "A loaded ~9 to 9", "A visible ~9 to 9", "B focused ~9 to 9, ends: disappeared",
        "B unfocused 9 to the end, disappeared",
        "app active ~9 to 10", "Offline disappearing ~9 to 10", "Task editing ~9 to 10, field Title",
        "C focused 9.5 to 11, ends: disappeared", "app inactive 10 to the end",
        "C unfocused 11 to the end, disappeared",
      ])
  }

  @Test("A screen is loaded until it is released, and what is known of it ends when its behaviors are removed")
  func released() {
    let events = [
      event(0, .behavior, "A", "afterLoading"), event(1, .behavior, "B", "afterAppearing"),
      event(2, .behavior, "A", "released"), event(3, .behavior, "B", "beforeDetaching"),
      event(4, .behavior, "C", "afterAppearing"),
      event(5, .focus, "C", "lost", [.init("reason", .text("deinitialized"))]),
    ]
    #expect(
      events.intervals.filter { $0.kind == .behavior }.map(\.text) == [
        "A loaded 0 to 2", "B loaded 1 to 3", "B visible 1 to 3", "C loaded 4 to 5", "C visible 4 to 5",
      ])
  }

  @Test("Another screen of the same name begins anew")
  func sameName() {
    let events = [
      event(0, .behavior, "A", "afterLoading"), event(1, .behavior, "A", "afterAppearing"),
      event(5, .behavior, "A", "afterLoading"), event(6, .behavior, "A", "afterAppearing"),
    ]
    #expect(
      TimelineInterval.text(of: events) == [
        "A loaded 0 to 1", "A visible 1 to 1", "A loaded 5 to the end", "A visible 6 to the end",
      ])
  }

  @Test("A state that the recorder found when it began has no state before it")
  func stateAtTheBeginning() {
    let events = [
      event(0, .app, "app", "willResignActive", [.init("catchUp", .flag(true))]),
      event(2, .app, "app", "didBecomeActive"),
    ]
    #expect(TimelineInterval.text(of: events) == ["app inactive 0 to 2", "app active 2 to the end"])
  }

  @Test("When the process ends, everything ends")
  func killed() {
    let events = [
      event(0, .behavior, "A", "afterAppearing"), event(0, .focus, "A", "gained"),
      event(0, .app, "app", "didBecomeActive"),
      event(3, .app, "app", "willTerminate"), event(5, .app, "app", "didFinishLaunching"),
      event(5, .behavior, "A", "afterLoading"),
    ]
    #expect(
      TimelineInterval.text(of: events) == [
        "A loaded 0 to 3, ends: terminated", "A visible 0 to 3, ends: terminated",
        "A focused 0 to 3, appeared, ends: terminated",
        "app active 0 to 3, ends: terminated", "app inactive 5 to the end", "A loaded 5 to 5",
      ])
  }

  @Test(
    "In every recorded journey each screen has focus and is visible when the events say so",
    arguments: RecordedJourney.names)
  func recorded(_ name: String) throws {
    let events = try RecordedJourney.recording(name).events
    let intervals = events.intervals
    let gains = events.filter { $0.kind == .focus && $0.name == "gained" }
    let focused = intervals.filter { $0.kind == .focus && $0.state == .focused }
    let begun = focused.map { "\($0.subject) \($0.start)" }
    #expect(begun.sorted() == gains.map { "\($0.subject) \($0.time)" }.sorted())
    for loss in events where loss.kind == .focus && loss.name == "lost" {
      #expect(
        focused.contains {
          $0.subject == loss.subject && $0.end == loss.time && $0.endReason == loss.text("reason")
            && $0.cover == loss.text("by")
        })
    }
    for interval in focused {
      // A screen with focus is visible.
      #expect(
        intervals.contains {
          $0.state == .visible && $0.subject == interval.subject && $0.start <= interval.start
            && $0.end ?? .infinity >= interval.end ?? .infinity
        }, "\(interval.text)")
    }
    #expect(intervals.allSatisfy { $0.isStartKnown })
  }
}

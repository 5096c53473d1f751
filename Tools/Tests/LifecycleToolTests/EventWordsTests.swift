import LifecycleTimeline
import Testing

@testable import LifecycleTool

struct EventWordsTests {
  @Test(
    "Every event has words",
    arguments: [
      (#""kind": "behavior", "event": "opened", "reason": "pushed", "again": true"#, "opened: pushed again"),
      (
        #""kind": "behavior", "event": "closed", "reason": "windowClosed", "unseen": true, "opened": "root""#,
        "closed: window closed unseen"
      ),
      (#""kind": "behavior", "event": "released""#, "released"),
      (#""kind": "behavior", "event": "afterAttaching", "catchUp": true"#, "has behaviors, before the recorder saw it"),
      (
        #""kind": "behavior", "event": "beforeTransition", "width": 844, "height": 390.5"#,
        "is about to be 844 × 390.5 large"
      ),
      (#""kind": "behavior", "event": "afterTransition", "width": 844, "height": 390"#, "is 844 × 390 large"),
      (#""kind": "behavior", "event": "afterReceivingMemoryWarning""#, "received a memory warning"),
      (#""kind": "behavior", "event": "beforeDisappearing", "removed": true"#, "is about to disappear, removed"),
      (
        #""kind": "behavior", "event": "beforeAppearing", "animated": true, "undoesCancelledTransition": true"#,
        "is about to appear, animated, after a cancelled transition"
      ),
      (#""kind": "behavior", "event": "beforeDetaching""#, "is about to lose its behaviors"),
      (#""kind": "app", "event": "willTerminate""#, "is about to be terminated"),
      (#""kind": "scene", "event": "willConnect""#, "was connected"),
      (#""kind": "scene", "event": "didDisconnect""#, "was disconnected"),
      (
        #""kind": "suspend", "event": "willSuspend", "grade": "imminent", "secondsLeft": 5"#,
        "suspension is imminent: 5.000 s left"
      ),
      (
        #""kind": "suspend", "event": "willSuspend", "grade": "expired""#,
        "suspension is imminent: the background time is over"
      ),
      (#""kind": "suspend", "event": "averted""#, "came back without a suspension"),
      (
        #""kind": "suspend", "event": "stalled", "cause": "mainThread", "seconds": 2"#,
        "stalled for 2.000 s: main thread"
      ),
      (
        #""kind": "suspend", "event": "failed", "failure": "clockUnavailable""#,
        "is not watched well for suspension: clock unavailable"
      ),
      (#""kind": "overlay", "event": "willShow""#, "is about to be shown"),
      (#""kind": "overlay", "event": "didShow""#, "is shown"),
      (#""kind": "overlay", "event": "willHide""#, "is about to be hidden"),
      (#""kind": "overlay", "event": "didHide""#, "is hidden"),
      (
        #""kind": "overlay", "event": "unreadable", "failedChecks": 3"#,
        "has a condition that could not be read, 3 times in a row"
      ),
      (#""kind": "input", "event": "began", "field": "name""#, "began to edit name"),
      (#""kind": "input", "event": "ended", "field": "name""#, "no longer edits name"),
      (#""kind": "input", "event": "keyboardDidShow""#, "is on screen"),
      (
        #""kind": "note", "event": "loaded", "items": 1.5, "fresh": true, "by": null"#,
        "note: loaded, items 1.5, fresh, by nothing"
      ),
    ])
  func words(members: String, words: String) throws {
    let recording = try TimelineRecording(jsonLines: #"{"t": 0, "subject": "X", \#(members)}"# + "\n")
    #expect(recording.events.map { EventWords($0).text } == [words])
  }

  @Test("A range includes both of its ends")
  func range() {
    let lines = Ending("show", "evening.jsonl", "--range", "4-6", "--kind", "focus").output.split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        "    4.000 s  Library  lost focus: covered by Player, after 3.000 s",
        "    4.000 s  Player   gained focus: appeared, after 1.000 s",
        "    6.000 s  Player   lost focus: alert Sleep timer, after 2.000 s",
      ])
    #expect(Ending("show", "evening.jsonl", "--range", "36.5-").output.hasSuffix("   36.500 s  Player  released\n"))
  }
}

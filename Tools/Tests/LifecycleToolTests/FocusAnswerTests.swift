import LifecycleTimeline
import Testing

@testable import LifecycleTool

struct FocusAnswerTests {
  private func sentence(_ screen: String, _ time: String) -> String {
    String(Ending("why", "evening.jsonl", screen, time).output.prefix { $0 != "\n" })
  }

  @Test("A change counts from its own time on")
  func boundaries() {
    #expect(sentence("Player", "3.999") == "Player had no focus at 3.999 s: it had not gained it yet.")
    #expect(sentence("Player", "4") == "Player had focus at 4.000 s.")
    #expect(sentence("Player", "5.999") == "Player had focus at 5.999 s.")
    #expect(sentence("Player", "6") == "Player had no focus at 6.000 s: alert Sleep timer.")
    #expect(sentence("Player", "40") == "Player had no focus at 40.000 s: dismissed.")
  }

  @Test("A time is found as it is printed, to the millisecond")
  func rounding() {
    let output = Ending("why", "covers.jsonl", "List", "17.433").output
    #expect(output.hasPrefix("List had focus at 17.433 s."))
  }

  @Test("A change of the reason keeps the time of the loss, and says what the app was doing")
  func reasonChange() {
    #expect(
      Ending("why", "evening.jsonl", "Player", "12").output == """
        Player had no focus at 12.000 s: app background.

        screen      visible since 4.000 s
        focus       lost at 10.000 s, after 2.000 s
        reason      app background, since 11.000 s
        then        gained focus at 33.000 s: app active
        app         in the background since 11.000 s
        scene Main  active since 0.000 s
        suspension  possible since 11.000 s
        in focus    no other screen

        """)
  }

  @Test("A screen that comes later says when")
  func later() {
    #expect(
      Ending("why", "evening.jsonl", "Player", "2").output == """
        Player had no focus at 2.000 s: it had not gained it yet.

        screen      not there yet, first event at 3.000 s
        then        gained focus at 4.000 s: appeared
        app         active since 0.000 s
        scene Main  active since 0.000 s
        suspension  none
        in focus    Library

        """)
  }

  @Test("An overlay is named, and the end of the process")
  func overlayAndEnd() throws {
    let lines = """
      {"t": 0, "kind": "focus", "subject": "Form", "event": "gained", "reason": "appeared"}
      {"t": 1, "kind": "overlay", "subject": "Offline", "event": "willShow"}
      {"t": 2, "kind": "overlay", "subject": "Offline", "event": "didShow"}
      {"t": 2, "kind": "focus", "subject": "Form", "event": "lost", "reason": "windowNotKey", "previous": 2, "by": "Offline"}
      {"t": 5, "kind": "app", "subject": "app", "event": "willTerminate"}
      {"t": 6, "kind": "note", "subject": "app", "event": "late"}
      """
    try withRecording(lines) { path in
      #expect(
        Ending("why", path, "Form", "3").output == """
          Form had no focus at 3.000 s: window not key by Offline.

          screen      not visible yet
          focus       lost at 2.000 s, after 2.000 s
          reason      window not key by Offline, since 2.000 s
          then        until 5.000 s, when the process ended
          app         not known
          suspension  none
          overlay     Offline visible since 2.000 s
          in focus    no other screen

          """)
      #expect(
        Ending("why", path, "Form", "5.5").output.hasPrefix("Form had no focus at 5.500 s: the process had ended."))
    }
  }

  @Test("Focus from before the first event that was kept has no known beginning")
  func dropped() throws {
    let lines = """
      {"began": null, "dropped": 7}
      {"t": 20, "kind": "app", "subject": "app", "event": "willResignActive"}
      {"t": 21, "kind": "focus", "subject": "Form", "event": "lost", "reason": "appInactive", "previous": 30}
      """
    try withRecording(lines) { path in
      let ending = Ending("why", path, "Form", "20.5")
      #expect(ending.output.contains("\nfocus       since before 20.000 s: no event says why\n"))
      #expect(ending.error.hasSuffix(": 7 events before the first one were not kept."))
      #expect(
        Ending("why", path, "Form", "3").error
          == "3.000 s is outside of the recording. Write seconds from 20.000 to 21.000.")
    }
  }
}

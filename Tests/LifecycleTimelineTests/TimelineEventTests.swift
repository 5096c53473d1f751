import LifecycleTimeline
import Testing

@Suite struct TimelineEventTests {
  @Test("A detail is read by its name, as what it is")
  func details() {
    let event = TimelineEvent(
      time: 1, kind: .focus, subject: "Player", name: "lost",
      details: [.init("reason", .text("alert")), .init("previous", .number(5))])
    #expect(event[.reason] == "alert")
    #expect(event.number(.previous) == 5)
    #expect(event[.previous] == nil)
    #expect(event[.by] == nil)
  }
}

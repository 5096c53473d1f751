import Foundation
import Testing

@testable import LifecycleDemoKit

struct OutputTests {
  @Test("An event is one JSON object with its keys in order, and a parser reads back what went in")
  func json() throws {
    let event = JourneyEvent(
      time: 1.3500000000000001, kind: .view, subject: "A \"b\" \\ \u{1}\n ü😀", event: "willMove",
      fields: [.init("parent", nil), .init("animated", true), .init("previous", 2.0), .init("name", "x")])
    let line = JSONLine(event).description
    #expect(
      line == #"""
        {"t": 1.35, "kind": "view", "subject": "A \"b\" \\ \u0001\n ü😀", "event": "willMove", "parent": null, "animated": true, "previous": 2, "name": "x"}
        """#)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["subject"] as? String == event.subject)
    #expect(object["t"] as? Double == 1.35)
  }

  @Test(
    "Numbers are rounded to the microsecond and carry no superfluous digits",
    arguments: [
      (0, "0"), (21, "21"), (0.1 + 0.2, "0.3"), (1.0 / 60, "0.016667"), (44.516667, "44.516667"), (-1.5, "-1.5"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) {
    #expect(JSONLine.shortest(number) == text)
  }

  @Test("A log line is aligned; facts that do not hold are left out")
  func log() {
    let event = JourneyEvent(
      time: 12.35, kind: .focus, subject: "Player", event: "lost",
      fields: [.init("reason", "covered"), .init("previous", 3), .init("by", "Queue"), .init("catchUp", false)])
    #expect(
      LogLine(event).description
        == "   12.350 s  focus     Player      lost                  reason covered, previous 3.000 s, by Queue")
  }

  @Test(
    "A log line leaves out a latency of less than half a millisecond; JSON Lines always have it",
    arguments: [(0, ""), (0.000_4, ""), (0.016_667, ", latency 0.017 s")] as [(Double, String)])
  func latency(seconds: Double, shown: String) {
    let event = JourneyEvent(
      time: 0, kind: .focus, subject: "A", event: "gained",
      fields: [.init("reason", "appeared"), .init("latency", seconds), .init("sameTurn", true)])
    #expect(LogLine(event).description.hasSuffix("  reason appeared" + shown))
    #expect(JSONLine(event).description.contains("\"latency\": \(JSONLine.shortest(seconds))"))
  }

  @Test("The summary folds events: repeated appearing counts once, a reason that changes counts as its first")
  func statistics() {
    var statistics = JourneyStatistics()
    let events: [(Double, JourneyEvent.Kind, String, String?)] = [
      (0, .view, "viewDidLoad", nil), (0, .view, "viewDidAppear", nil), (1, .focus, "gained", nil),
      (2, .view, "viewDidAppear", nil), (4, .focus, "lost", "appInactive"),
      (4, .focus, "reasonChanged", "appBackground"),
      (6, .focus, "gained", nil), (7, .focus, "lost", "appInactive"), (7.5, .focus, "gained", nil),
    ]
    for (time, kind, name, reason) in events {
      statistics.add(
        JourneyEvent(
          time: time, kind: kind, subject: "A", event: name,
          fields: reason.map { [JourneyField("reason", $0), JourneyField("latency", time / 16)] } ?? []))
    }
    statistics.add(JourneyEvent(time: 8, kind: .view, subject: "Unseen", event: "viewDidLoad"))
    #expect(
      statistics.table(at: 10).description == """
        screen   visible   focused   noticed within   focus lost to
        -----------------------------------------------------------
        A        10.00 s    6.50 s          0.438 s   appInactive 2
        Unseen    0.00 s    0.00 s                -   -
        """)
  }
}

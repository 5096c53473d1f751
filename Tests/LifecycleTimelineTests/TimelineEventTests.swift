import Foundation
import LifecycleTimeline
import TestSupport
import Testing

@Suite struct TimelineEventTests {
  private let loss = TimelineEvent(
    time: 12.35, kind: .focus, subject: "Player", name: "lost",
    details: [
      .init("reason", .text("covered")), .init("previous", .number(3)), .init("interactive", .flag(true)),
      .init("by", .text("Queue")), .init("by", .text("Other")),
    ])

  @Test("A detail is read by its name and as what it is; of two with one name the first counts")
  func details() {
    #expect(loss.text("by") == "Queue")
    #expect(loss.text("previous") == nil)
    #expect(loss.number("previous") == 3)
    #expect(loss.number("suspended") == nil)
    #expect(loss.flag("interactive"))
    #expect(!loss.flag("reason"))
    #expect(!loss.flag("animated"))
  }

  @Test("Printed, an event is one line: times in seconds, a flag by its name if it is true")
  func description() {
    func note(_ details: [TimelineEvent.Detail]) -> String { event(0, .note, "a", "b", details).description }
    #expect(
      loss.description
        == "   12.350 s  focus     Player      lost                  reason covered, previous 3.000 s, interactive, by Queue, by Other"
    )
    #expect(note([.init("animated", .flag(false))]) == "    0.000 s  note      a           b")
    #expect(
      note([.init("seconds", .number(2)), .init("items", .number(120)), .init("next", .null)])
        == "    0.000 s  note      a           b                     2.000 s, items 120, next nil")
  }

  @Test(
    "What a terminal obeys, what ends a line and what turns the writing is printed as a visible escape",
    arguments: [
      ("A\u{1b}[31mRED\u{1b}]0;title\u{7}", #"A\u{1b}[31mRED\u{1b}]0;title\u{7}"#),
      ("B\n    0.500 s  forged", #"B\n    0.500 s  forged"#), ("a\r\n\tb\0", #"a\r\n\tb\u{0}"#),
      ("\u{7f}\u{9b}1m\u{85}", #"\u{7f}\u{9b}1m\u{85}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("\u{61c}\u{200e}\u{200f}\u{202a}", #"\u{61c}\u{200e}\u{200f}\u{202a}"#),
      ("\u{202e}\u{2066}\u{2069}", #"\u{202e}\u{2066}\u{2069}"#),
      ("Zoë 👩‍👩‍👧‍👦 日本語 \\ \"", "Zoë 👩‍👩‍👧‍👦 日本語 \\ \""),
    ])
  func escapes(text: String, visible: String) {
    #expect(TimelineEvent.escaped(text) == visible)
    let description = event(0, .init(name: text), text, text, [.init(text, .text(text))]).description
    #expect(description.components(separatedBy: visible).count == 6)
    #expect(description.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }
}

import Testing

@testable import LifecycleTool

/// Names that a terminal obeys, and one that would be a line of its own.
struct EscapesTests {
  private static let lines = #"""
    {"t": 0, "kind": "behavior", "subject": "A\u001b[31mRED\u001b]0;title\u0007", "event": "afterAppearing"}
    {"t": 0, "kind": "focus", "subject": "A\u001b[31mRED\u001b]0;title\u0007", "event": "gained", "reason": "appeared"}
    {"t": 1, "kind": "focus", "subject": "A\u001b[31mRED\u001b]0;title\u0007", "event": "lost", "reason": "covered\u009b1m", \#
    "by": "B\n    0.500 s  Login"}
    {"t": 1, "kind": "note", "subject": "\u202eapp\u2028", "event": "tap\u007f", "\u2066key": "\u0085"}
    {"t": 2, "kind": "overlay", "subject": "Lock\u200f", "event": "willShow"}

    """#

  private static let screen = "A\u{1b}[31mRED\u{1b}]0;title\u{7}"

  @Test("What any subcommand prints of a name has visible escapes, and no line that a name has made")
  func printed() throws {
    try withRecording(Self.lines) { path in
      let shown = Ending("show", path).output
      #expect(shown.split(separator: "\n").count == 5)
      #expect(shown.contains(#"A\u{1b}[31mRED\u{1b}]0;title\u{7}"#) && shown.contains(#"by B\n    0.500 s  Login"#))
      #expect(shown.contains(#"\u{202e}app\u{2028}"#) && shown.contains(#"\u{2066}key \u{85}"#))
      let outputs = [
        shown, Ending("stats", path).output, Ending("why", path, Self.screen, "2").output,
        Ending("diff", path, "evening.jsonl").output, Ending("picture", path).output, Ending("trace", path).output,
        LifecycleTool.line(of: Ending("why", path, "Nobody", "1").error),
        LifecycleTool.line(of: Ending("show", path, "--screen", "A\u{1b}").error),
      ]
      for output in outputs {
        #expect(output.contains(#"A\u{1b}[31m"#) || output.contains(#"A\\u{1b}[31m"#))
        #expect(!output.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        #expect(!output.unicodeScalars.contains { $0.properties.generalCategory == .format })
      }
    }
  }
}

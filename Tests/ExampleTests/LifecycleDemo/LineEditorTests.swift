import Testing

@testable import LifecycleDemo

struct LineEditorTests {
  /// Types keys and shows the text with `|` for the cursor.
  private func typed(_ keys: [Key], into editor: LineEditor = LineEditor()) -> String {
    var editor = editor
    for key in keys { _ = editor.handle(key) }
    return "\(editor.before)|\(editor.after)"
  }

  @Test(
    "Keys edit the line at the cursor",
    arguments: [
      ([.text("push A")], "push A|"),
      ([.text("pus A"), .left, .left, .text("h")], "push| A"),
      ([.text("push"), .home, .delete, .text("r")], "r|ush"),
      ([.text("ab"), .left, .endOfInput], "a|"),
      ([.text("push A"), .home, .end, .backspace], "push |"),
      ([.text("push A B"), .wordLeft, .wordLeft, .deleteToEnd], "push |"),
      ([.text("push A B"), .home, .wordRight, .deleteToStart], "| A B"),
      ([.text("push Detail "), .deleteWord], "push |"),
      ([.left, .backspace, .delete, .wordLeft, .deleteWord, .right], "|"),
      ([.text("a\nb")], "ab|"),
    ] as [([Key], String)])
  func editing(keys: [Key], expected: String) {
    #expect(typed(keys) == expected)
  }

  @Test(
    "Backspace removes one character, however many bytes and code points it has",
    arguments: ["é", "e\u{301}", "界", "👩‍👩‍👧", "🇩🇪"])
  func characters(character: String) {
    #expect(typed([.text("A" + character), .backspace]) == "A|")
    #expect(typed([.text(character + "B"), .left, .left, .delete]) == "|B")
  }

  @Test("A mark that is typed after its letter is one character with it")
  func combining() {
    #expect(typed([.text("e"), .text("\u{301}"), .backspace]) == "|")
  }

  @Test("Enter returns the line; end of input ends an empty line only")
  func outcomes() {
    var editor = LineEditor()
    #expect(editor.handle(.text("pop")) == .edited)
    #expect(editor.handle(.endOfInput) == .edited)
    #expect(editor.handle(.enter) == .line("pop"))
    #expect(editor.text == "")
    #expect(editor.handle(.endOfInput) == .endOfInput)
    #expect(editor.handle(.tab) == .complete)
  }

  @Test("The arrows show the lines before, and the new one again; one that is entered twice is there once")
  func history() {
    var editor = LineEditor()
    for line in ["root A", "home", "home", "  "] {
      _ = editor.handle(.text(line))
      _ = editor.handle(.enter)
    }
    _ = editor.handle(.text("op"))
    var shown: [String] = []
    for key in [Key.up, .up, .up, .down, .down, .down] {
      _ = editor.handle(key)
      shown.append(editor.text)
    }
    #expect(shown == ["home", "root A", "root A", "home", "op", "op"])
  }

  @Test(
    "Tab completes what all candidates share, and shows them when nothing can be added",
    arguments: [
      ("pu", ["push"], "push |", []),
      ("po", ["pop"], "pop |", []),
      ("w", ["wait", "window"], "w|", ["wait", "window"]),
      ("control-center ", ["open", "close"], "control-center |", ["open", "close"]),
      ("push De", ["Detail", "Details"], "push Detail|", []),
      ("fly", [], "fly|", []),
    ] as [(String, [String], String, [String])])
  func completing(text: String, candidates: [String], expected: String, shown: [String]) {
    var editor = LineEditor()
    _ = editor.handle(.text(text))
    #expect(editor.complete(with: candidates) == shown)
    #expect("\(editor.before)|\(editor.after)" == expected)
  }

  @Test("Text after the cursor remains when the word before it is completed")
  func completingInside() {
    var editor = LineEditor()
    for key in [Key.text("pus Detail"), .home, .wordRight] { _ = editor.handle(key) }
    #expect(editor.complete(with: ["push"]) == [])
    #expect("\(editor.before)|\(editor.after)" == "push| Detail")
  }
}

struct KeyDecoderTests {
  private func keys(_ pieces: String...) -> [Key] {
    var decoder = KeyDecoder()
    return pieces.flatMap { decoder.keys(in: Array($0.utf8)) }
  }

  @Test(
    "What terminals send for a key",
    arguments: [
      ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[1;5C", .wordRight),
      ("\u{1B}[1;3D", .wordLeft), ("\u{1B}b", .wordLeft), ("\u{1B}f", .wordRight), ("\u{1B}[H", .home),
      ("\u{1B}[1~", .home), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete), ("\u{7F}", .backspace),
      ("\u{8}", .backspace), ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{1}", .home), ("\u{5}", .end),
      ("\u{4}", .endOfInput), ("\u{B}", .deleteToEnd), ("\u{15}", .deleteToStart), ("\u{17}", .deleteWord),
      ("\u{10}", .up), ("\u{E}", .down), ("\u{C}", .clearScreen), ("ü", .text("ü")),
    ] as [(String, Key)])
  func sequences(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test("A key that comes in pieces is one key")
  func pieces() {
    #expect(keys("\u{1B}", "[", "A") == [.up])
    var decoder = KeyDecoder()
    #expect(Array("😀".utf8).flatMap { decoder.keys(in: [$0]) } == [.text("😀")])
  }

  @Test("Text comes in one piece; keys that are not known and bytes that are no text are left out")
  func unknown() {
    #expect(keys("push Ä\r") == [.text("push Ä"), .enter])
    #expect(keys("\u{1B}[15~a\u{1B}[?2004hb\u{1B}\u{1B}[A") == [.text("ab"), .up])
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [0xFF, 0x41, 0xC3, 0x28, 0x42, 0x00]) == [.text("A(B")])
  }
}

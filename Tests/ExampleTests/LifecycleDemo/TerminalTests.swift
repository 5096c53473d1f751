import Testing

@testable import LifecycleDemo

struct StreamFactsTests {
  private func facts(_ isTerminal: Bool, columns: Int? = 90, _ environment: [String: String] = [:]) -> StreamFacts {
    StreamFacts(isTerminal: isTerminal, columns: columns, environment: environment)
  }

  @Test("A terminal has a width: COLUMNS, or what it reports, or 80; a pipe has none")
  func width() {
    #expect(facts(true).width == 90)
    #expect(facts(true, ["COLUMNS": "60"]).width == 60)
    #expect(facts(true, ["COLUMNS": "wide"]).width == 90)
    #expect(facts(true, columns: nil, ["COLUMNS": "0"]).width == 80)
    #expect(facts(false, ["COLUMNS": "60"]).width == nil)
  }

  @Test(
    "Color is for terminals, and the environment decides",
    arguments: [
      ([:], true, false), (["NO_COLOR": "1"], false, false), (["NO_COLOR": ""], true, false),
      (["TERM": "dumb"], false, false), (["CLICOLOR": "0"], false, false), (["CLICOLOR_FORCE": "1"], true, true),
      (["CLICOLOR_FORCE": "0"], true, false), (["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, false),
    ] as [([String: String], Bool, Bool)])
  func color(environment: [String: String], onTerminal: Bool, inPipe: Bool) {
    #expect(facts(true, environment).hasColor == onTerminal)
    #expect(facts(false, environment).hasColor == inPipe)
  }

  @Test("Rows are drawn again on a terminal only, and on no dumb one")
  func redrawing() {
    #expect(facts(true).canRedraw)
    #expect(!facts(true, ["TERM": "dumb"]).canRedraw)
    #expect(!facts(false, ["CLICOLOR_FORCE": "1"]).canRedraw)
  }
}

struct TextColumnsTests {
  @Test(
    "The columns of a text", arguments: [("abc", 3), ("é", 1), ("e\u{301}", 1), ("界", 2), ("😀", 2), ("❤️", 2), ("", 0)])
  func columns(text: String, count: Int) {
    #expect(text.columns == count)
  }

  @Test("Text is cut at a width, never within a wide character")
  func cutting() {
    #expect("abcdef".cut(to: 6) == "abcdef")
    #expect("abcdef".cut(to: 5) == "abcd…")
    #expect("世界世界".cut(to: 6) == "世界…")
  }

  @Test("Text is broken at separators; a word that is too long has a line of its own")
  func wrapping() {
    #expect("one two three four".wrapped(to: 9) == ["one two", "three", "four"])
    #expect("covered 2, alert 1, x 3".wrapped(to: 20, at: ", ") == ["covered 2, alert 1,", "x 3"])
    #expect("abcdefghijk lm".wrapped(to: 5) == ["abcdefghijk", "lm"])
    #expect("wait  window".wrapped(to: 20, at: "  ") == ["wait  window"])
  }
}

struct LiveRowsTests {
  @Test("Rows are written once, moved over when they change, and erased from their first row")
  func drawing() {
    var rows = LiveRows()
    #expect(rows.erase() == "")
    #expect(rows.draw(["state", "> pu"], cursor: .init(row: 1, column: 4)) == "state\r\n> pu\r\u{1B}[4C")
    #expect(rows.draw(["state", "> pu"], cursor: .init(row: 1, column: 4)) == "")
    #expect(rows.draw(["later"]) == "\r\u{1B}[1A\u{1B}[Jlater\r")
    #expect(rows.erase() == "\r\u{1B}[J")
    #expect(rows.erase() == "")
  }

  @Test("The prompt shows the end of a line that is too long, with the cursor in it")
  func longLine() {
    let terminal = StreamFacts(isTerminal: true, columns: 21, environment: ["NO_COLOR": "1"])
    var editor = LineEditor()
    _ = editor.handle(.text("present pageSheet Reply from Inbox"))
    let atEnd = PromptRows(state: "1.0 s · app active · visible Inbox", editor: editor, on: terminal)
    #expect(atEnd.rows == ["1.0 s · app active …", "> Reply from Inbox"])
    #expect(atEnd.cursor == .init(row: 1, column: 18))
    _ = editor.handle(.home)
    let atStart = PromptRows(state: "", editor: editor, on: terminal)
    #expect(atStart.rows == ["", "> present pageSheet "])
    #expect(atStart.cursor == .init(row: 1, column: 2))
  }

  @Test("Lines that are printed are above the rows, which are drawn again below")
  @MainActor
  func console() {
    var written = ""
    let terminal = StreamFacts(isTerminal: true, columns: 80, environment: [:])
    let console = Console(
      writeOutput: { written += $0 }, writeErrors: { written += $0 }, facts: { (terminal, terminal) })
    console.show(["now"])
    console.print("event")
    console.show(["later"])
    #expect(written == "now\r" + "\r\u{1B}[J" + "event\n" + "later\r")
  }
}

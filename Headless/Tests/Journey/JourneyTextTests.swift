import Foundation
import Testing

@testable import Journey

/// The language: reading a line, writing it, and what is wrong with it.
@Suite
struct JourneyTextTests {
  /// Commands whose effect no test of JourneyPlayer sees, and values in each way of writing them.
  static let written: [(String, JourneyCommand)] = [
    ("root tabs A B C", .root(.tabs(["A", "B", "C"]))),
    ("present formSheet A undimmed from B", .transition(.present(.formSheet, "A", isUndimmed: true, from: "B"))),
    ("overlay show", .app(.overlay(isShown: true))), ("overlay hide", .app(.overlay(isShown: false))),
    ("group A B", .app(.group(["A", "B"]))), ("use A", .app(.use("A"))), ("detach A", .app(.detach("A"))),
    ("suspend 20", .system(.suspend(20))), ("wait 0.5", .wait(0.5)), ("wait 0", .wait(0)),
    ("wait 1000000000", .wait(1e9)), ("wait 0.00001", .wait(1e-5)),
    ("tap row-0.1 and back", .touch(.tapTogether("row-0.1", "back"))),
    ("set Count -1", .touch(.set("Count", to: -1))), ("type \"a # b\"", .touch(.type("a # b"))),
    ("pull tableView", .touch(.pull("tableView"))), ("swipe row row-0.1", .touch(.swipeRow("row-0.1"))),
    ("rotate landscape", .system(.rotate(isLandscape: true))),
    ("rotate portrait", .system(.rotate(isLandscape: false))),
    ("memory-warning", .system(.memoryWarning)), ("busy 3", .system(.busy(3))),
  ]

  @Test("A command is read and written", arguments: written)
  func commands(text: String, command: JourneyCommand) throws {
    #expect(try JourneyLine(text) == JourneyLine(command))
    #expect(command.text == text)
  }

  @Test("Every form is read, with and without what is optional, and written as it was")
  func forms() throws {
    let words: [JourneyForm.Part: String] = [
      .name: "Inbox", .names: "Inbox Outbox", .field: "Title", .style: "formSheet", .seconds: "1.25", .value: "0.5",
      .text: "milk", .rule: "W1",
    ]
    for form in JourneyForm.all {
      for variant in form.variants {
        let text = variant.map { if case .word(let word) = $0 { word } else { words[$0]! } }.joined(separator: " ")
        let line = try #require(try JourneyLine(text))
        #expect(line.text == text)
        guard line.command.isTransition else { continue }
        #expect(try JourneyLine(text + " instantly")?.text == text + " instantly")
      }
    }
    // No two forms begin with the same words and have the same places.
    #expect(Set(JourneyForm.all.map(\.variants[0])).count == JourneyForm.all.count)
    #expect(JourneyForm.all.count == 64)
  }

  @Test("A time is written with all its digits", arguments: [1.0 / 3, 0.1 + 0.2, 12_345.678_901, 1e-9])
  func times(seconds: TimeInterval) throws {
    #expect(try JourneyLine(JourneyCommand.wait(seconds).text)?.command == .wait(seconds))
  }

  @Test("A journey is written as it is read again")
  func journey() throws {
    let journey = Journey(Self.written.map(\.1), file: "f")
    #expect(try Journey(parsing: journey.text, file: "f") == journey)
    let instantly = try Journey(parsing: "root nav A\npush B instantly", file: "f")
    #expect(instantly.text == "root nav A\npush B instantly\n")
  }

  @Test(
    "A word with a space, a quote, a comment's sign or a line break is written in quotes, and read again",
    arguments: [
      ("Log out", #""Log out""#), ("", "\"\""), ("say \"no\"", #""say \"no\"""#), (#"a\b"#, #""a\\b""#),
      ("#1", "\"#1\""),
      ("a\nb", #""a\nb""#), ("a\u{85}b", #""a\u{85}b""#), ("a\u{2028}b", #""a\u{2028}b""#), ("a;b", "\"a;b\""),
      ("naïve", "naïve"),
      ("🙂", "🙂"),
    ])
  func quotes(word: String, text: String) throws {
    #expect(JourneyCommand.touch(.tap(word)).text == "tap " + text)
    #expect(try JourneyLine("tap " + text + " # a comment")?.command == .touch(.tap(word)))
    let journey = Journey([.root(.app), .touch(.tap(word))], file: "f")
    #expect(try Journey(parsing: journey.text, file: "f") == journey)
  }

  @Test("Steps are read from lines and from one line with semicolons, which in quotes and comments are none")
  func steps() throws {
    let steps: [JourneyCommand] = [.touch(.tap("a;b")), .wait(1), .touch(.tap("c"))]
    #expect(try [JourneyCommand](steps: steps.map(\.text).joined(separator: "; ")) == steps)
    #expect(
      try [JourneyCommand](steps: "# it leaks; so\nroot app\ntap \"a;b\"\nwait 1 # and; wait\n\ntap c\n") == steps)
  }

  @Test("A weak rule is assumed before the first screen, and not after it")
  func assumptions() throws {
    let journey = try Journey(parsing: "assume W3\nroot A", file: "f")
    #expect(journey.lines.map(\.command) == [.assume("W3"), .root(.screen("A"))])
    #expect(throws: JourneyError(file: "f", line: 2, message: "'assume' stands before the first screen")) {
      try Journey(parsing: "root A\nassume W3", file: "f")
    }
  }

  @Test("Comments, blank lines, tabs, carriage returns and a byte order mark are no commands; lines keep their number")
  func layout() throws {
    let lines = try Journey(parsing: "\u{FEFF}# a\r\n\r\nroot A # the root\r\n\t push\tB  instantly\n", file: "f").lines
    #expect(lines.map(\.number) == [3, 4])
    #expect(lines.map(\.text) == ["root A", "push B instantly"])
    #expect(lines.map(\.isAnimated) == [true, false])
  }

  @Test("A carriage return alone ends a line, as do Unicode's own line ends; the last line needs no end")
  func lineEnds() throws {
    let journey = try Journey(parsing: "root A\rwait 1\u{2028}wait 2\r\n\r\nwait 3", file: "f")
    #expect(journey.lines.map(\.number) == [1, 2, 3, 5])
  }

  @Test("Two columns and a second scene need an iPad")
  func idiom() throws {
    #expect(try Journey(parsing: "root split A B", file: "f").needsPad)
    #expect(try Journey(parsing: "root A\nscene B", file: "f").needsPad)
    #expect(try !Journey(parsing: "root A\nwindow B", file: "f").needsPad)
  }

  @Test("Bytes that are not UTF-8 are reported with their line")
  func encoding() throws {
    #expect(throws: JourneyError(file: "f", line: 2, message: "the line is not UTF-8 text")) {
      try Journey(parsing: Data("root A\npush ".utf8) + [0xFF] + Data("\nwait".utf8), file: "f")
    }
    #expect(try Journey(parsing: Data("root Ä".utf8), file: "f").lines.map(\.text) == ["root Ä"])
  }

  @Test(
    "A bad line says where it is and what to write",
    arguments: [
      ("root A\nalrt B", "a.journey:2: unknown command 'alrt'; did you mean 'alert'?"),
      ("root A\nfly", "a.journey:2: unknown command 'fly'"),
      ("root A\nwait -1", "a.journey:2: '-1' is not a time; write seconds from 0 up, such as 2 or 0.5"),
      ("root A\nwait 1000000001", "a.journey:2: '1000000001' is not a time; write seconds from 0 up, such as 2 or 0.5"),
      ("root A\nwait nan", "a.journey:2: 'nan' is not a time; write seconds from 0 up, such as 2 or 0.5"),
      ("root A\nset Volume loud", "a.journey:2: 'loud' is not a value; write a number, such as 1 or 0.5"),
      ("root A\nwait", "a.journey:2: cannot read 'wait'; write 'wait SECONDS'"),
      ("root A\npop off", "a.journey:2: cannot read 'pop off'; write 'pop to root' or 'pop'"),
      ("root A\ntap A or B", "a.journey:2: cannot read 'tap A or B'; write 'tap NAME [and NAME]'"),
      ("root A\ntap \"Log out", "a.journey:2: a quote has no end; write \" after the word"),
      ("root A\ntap \"a\\b\"", #"a.journey:2: in quotes write \\ for \, and \n for a line break"#),
      (
        "root A\npresent sheet B",
        """
        a.journey:2: unknown style 'sheet'; the styles are fullScreen, overFullScreen, pageSheet, formSheet, popover, \
        currentContext
        """
      ),
      ("root A\npresent popover B undimmed", "a.journey:2: only sheets can be undimmed, and 'popover' is none"),
      ("root A\nhome instantly", "a.journey:2: 'home' has no animation that 'instantly' could leave out"),
      (
        "root split A",
        """
        a.journey:1: cannot read 'root split A'; write 'root nav NAME' or 'root tabs A B …' or 'root pages A B …' or \
        'root split A B' or 'root app' or 'root NAME'
        """
      ),
      ("", "a.journey:1: the journey is empty; start it with 'root NAME'"),
      (
        "\n# x\npush A",
        "a.journey:3: a journey starts with its first screen: write 'root NAME', 'root nav NAME' or 'root tabs A B'"
      ),
    ])
  func errors(text: String, expected: String) {
    let error = #expect(throws: JourneyError.self) { try Journey(parsing: text, file: "a.journey") }
    #expect(error?.description == expected)
  }
}

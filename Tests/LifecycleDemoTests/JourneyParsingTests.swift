import Foundation
import Testing

@testable import LifecycleDemo

struct JourneyParsingTests {
  private static let roots =
    "write 'root nav NAME' or 'root tabs A B …' or 'root pages A B …' or 'root split A B' or 'root app' or 'root NAME'"

  private func message(_ text: String) -> String {
    do throws(JourneyError) {
      _ = try Journey(parsing: text, file: "a.journey")
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test(
    "Every command of the language is read",
    arguments: [
      ("root A", .root(.screen("A"))), ("root nav A", .root(.navigation("A"))),
      ("root tabs A B C", .root(.tabs(["A", "B", "C"]))),
      ("root pages A B", .root(.pages(["A", "B"]))), ("root split A B", .root(.split(["A", "B"]))),
      ("page A", .touch(.page("A", isCancelled: false))), ("page A cancel", .touch(.page("A", isCancelled: true))),
      ("present pageSheet A undimmed", .transition(.present(.pageSheet, "A", isUndimmed: true, from: nil))),
      ("present formSheet A undimmed from B", .transition(.present(.formSheet, "A", isUndimmed: true, from: "B"))),
      ("action-sheet A", .transition(.actionSheet("A"))), ("search", .touch(.search)),
      ("end search", .touch(.endSearch)),
      ("scene A", .app(.scene("A"))), ("scene background A", .app(.scenePhase("A", .background))),
      ("scene foreground A", .app(.scenePhase("A", .foreground))), ("scene close A", .app(.scenePhase("A", .closed))),
      ("group A B", .app(.group(["A", "B"]))), ("use A", .app(.use("A"))),
      ("window forget A", .app(.forgetWindow("A"))),
      ("detach A", .app(.detach("A"))), ("prompt", .system(.prompt)), ("end prompt", .system(.endPrompt)),
      ("push A", .transition(.push("A"))), ("pop", .transition(.pop)), ("pop to root", .transition(.popToRoot)),
      ("swipe back", .touch(.swipeBack(isCancelled: false))),
      ("swipe back cancel", .touch(.swipeBack(isCancelled: true))),
      ("tab A", .touch(.tab("A"))), ("present fullScreen A", .transition(.present(.fullScreen, "A", from: nil))),
      ("present popover A from B", .transition(.present(.popover, "A", from: "B"))),
      ("alert A", .transition(.alert("A"))),
      ("dismiss", .transition(.dismiss)), ("sheet drag cancel", .touch(.cancelSheetDrag)),
      ("embed A in B", .touch(.embed("A", in: "B"))),
      ("unembed A", .touch(.unembed("A"))), ("overlay show", .app(.overlay(isShown: true))),
      ("overlay hide", .app(.overlay(isShown: false))), ("window A", .app(.window("A"))),
      ("window close A", .app(.closeWindow("A"))),
      ("field A", .touch(.field("A"))), ("end editing", .touch(.endEditing)), ("home", .system(.home)),
      ("open", .system(.open)),
      ("control-center open", .system(.controlCenter(isOpen: true))),
      ("control-center close", .system(.controlCenter(isOpen: false))),
      ("call", .system(.call)), ("end call", .system(.endCall)), ("lock", .system(.lock)), ("unlock", .system(.unlock)),
      ("suspend 20", .system(.suspend(20))),
      ("kill", .system(.kill)), ("wait 0.5", .wait(0.5)), ("wait 0", .wait(0)),
    ] as [(String, JourneyCommand)])
  func commands(text: String, command: JourneyCommand) throws {
    let line = try #require(try JourneyLine(parsing: text[...], number: 1, file: "f"))
    #expect(line.command == command)
    #expect(line.isAnimated)
  }

  @Test("Comments, blank lines, tabs, carriage returns and a byte order mark are no commands; lines keep their number")
  func layout() throws {
    let lines = try lines(of: "\u{FEFF}# a\r\n\r\nroot A # the root\r\n\t push\tB  instantly\n")
    #expect(lines.map(\.number) == [3, 4])
    #expect(lines.map(\.source) == ["root A", "push B instantly"])
    #expect(lines.map(\.isAnimated) == [true, false])
  }

  @Test("A carriage return alone ends a line, as do Unicode's own line ends; the last line needs no end")
  func lineEnds() throws {
    #expect(try lines(of: "root A\rwait 1\u{2028}wait 2\r\n\r\nwait 3").map(\.number) == [1, 2, 3, 5])
  }

  @Test("A journey longer than what is read at once is read to its end, twice")
  func pieces() throws {
    let text = "root A\n" + (1...3_000).map { "wait \($0) # \(String(repeating: "ü", count: $0 % 190))\n" }.joined()
    let journey = try Journey(parsing: text, file: "f")
    #expect(journey.commandCount == 3_001)
    var seconds: [TimeInterval] = []
    try journey.forEachLine { line in
      if case .wait(let time) = line.command { seconds.append(time) }
    }
    #expect(seconds == (1...3_000).map(TimeInterval.init))
  }

  private func lines(of text: String) throws -> [JourneyLine] {
    var lines: [JourneyLine] = []
    try Journey(parsing: text, file: "f").forEachLine { lines.append($0) }
    return lines
  }

  @Test(
    "A bad line says where it is and what to write",
    arguments: [
      ("root A\npsuh B", "a.journey:2: unknown command 'psuh'; did you mean 'push'?"),
      ("root A\nfly", "a.journey:2: unknown command 'fly'"),
      ("root A\nalrt B", "a.journey:2: unknown command 'alrt'; did you mean 'alert'?"),
      ("root A\nwait -1", "a.journey:2: '-1' is not a time; write seconds from 0 up, such as 2 or 0.5"),
      ("root A\nwait soon", "a.journey:2: 'soon' is not a time; write seconds from 0 up, such as 2 or 0.5"),
      ("root A\nsuspend inf", "a.journey:2: 'inf' is not a time; write seconds from 0 up, such as 2 or 0.5"),
      ("root A\nwait nan", "a.journey:2: 'nan' is not a time; write seconds from 0 up, such as 2 or 0.5"),
      ("root A\nwait", "a.journey:2: cannot read 'wait'; write 'wait SECONDS'"),
      ("root A\nwait 1 2", "a.journey:2: cannot read 'wait 1 2'; write 'wait SECONDS'"),
      ("root A\npush", "a.journey:2: cannot read 'push'; write 'push NAME'"),
      ("root A\npop off", "a.journey:2: cannot read 'pop off'; write 'pop to root' or 'pop'"),
      (
        "root A\npresent sheet B",
        """
        a.journey:2: unknown style 'sheet'; the styles are fullScreen, overFullScreen, pageSheet, formSheet, popover, \
        currentContext
        """
      ),
      (
        "root A\npresent fullScreen B on A",
        """
        a.journey:2: cannot read 'present fullScreen B on A'; write 'present STYLE NAME [undimmed] [from \
        SCREEN]'
        """
      ),
      (
        "root A\npresent popover B undimmed", "a.journey:2: only sheets can be undimmed, and 'popover' is none"
      ),
      (
        "root A\npage", "a.journey:2: cannot read 'page'; write 'page NAME cancel' or 'page NAME'"
      ),
      (
        "root A\nscene A B",
        "a.journey:2: cannot read 'scene A B'; write 'scene close NAME' or 'scene background NAME' or 'scene foreground NAME' or 'scene NAME'"
      ),
      (
        "root split A",
        "a.journey:1: cannot read 'root split A'; \(Self.roots)"
      ),
      ("root A\nhome instantly", "a.journey:2: 'home' has no animation that 'instantly' could leave out"),
      ("root nav", "a.journey:1: cannot read 'root nav'; \(Self.roots)"),
      ("root pages", "a.journey:1: cannot read 'root pages'; \(Self.roots)"),
      (
        "root A\nwindow close",
        "a.journey:2: cannot read 'window close'; write 'window close NAME' or 'window forget NAME' or 'window NAME'"
      ),
      ("root A\n# \(String(repeating: "x", count: 65_536))", "a.journey:2: the line is longer than 65536 bytes"),
      ("", "a.journey:1: the journey is empty; start it with 'root NAME'"),
      (
        "\n# x\npush A",
        """
        a.journey:3: a journey starts with its first screen: write 'root NAME', 'root nav NAME' or 'root tabs A B'
        """
      ),
      ("root A\npsuh B\nfly", "a.journey:2: unknown command 'psuh'; did you mean 'push'?"),
    ])
  func errors(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test("The help fits into 80 columns")
  func helpWidth() {
    #expect(DemoHelp.text.split(separator: "\n").filter { $0.count > 80 } == [])
  }

  @Test("The help shows every form")
  func help() {
    for form in JourneyForm.all {
      #expect(DemoHelp.text.contains("\n  \(form.usage)"))
    }
  }
}

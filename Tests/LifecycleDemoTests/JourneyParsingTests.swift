import Testing

@testable import LifecycleDemoKit

struct JourneyParsingTests {
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
      ("root A", .root("A")), ("root nav A", .rootNavigation("A")), ("root tabs A B C", .rootTabs(["A", "B", "C"])),
      ("root pages A B", .rootPages(["A", "B"])), ("root split A B", .rootSplit(["A", "B"])),
      ("page A", .page("A", isCancelled: false)), ("page A cancel", .page("A", isCancelled: true)),
      ("present pageSheet A undimmed", .present(.pageSheet, "A", isUndimmed: true, from: nil)),
      ("present formSheet A undimmed from B", .present(.formSheet, "A", isUndimmed: true, from: "B")),
      ("action-sheet A", .actionSheet("A")), ("search", .search), ("end search", .endSearch),
      ("scene A", .scene("A")), ("scene background A", .scenePhase("A", .background)),
      ("scene foreground A", .scenePhase("A", .foreground)), ("scene close A", .scenePhase("A", .closed)),
      ("group A B", .group(["A", "B"])), ("use A", .use("A")), ("window forget A", .forgetWindow("A")),
      ("detach A", .detach("A")), ("prompt", .prompt), ("end prompt", .endPrompt),
      ("push A", .push("A")), ("pop", .pop), ("pop to root", .popToRoot),
      ("swipe back", .swipeBack(isCancelled: false)), ("swipe back cancel", .swipeBack(isCancelled: true)),
      ("tab A", .tab("A")), ("present fullScreen A", .present(.fullScreen, "A", from: nil)),
      ("present popover A from B", .present(.popover, "A", from: "B")), ("alert A", .alert("A")),
      ("dismiss", .dismiss), ("sheet drag cancel", .cancelSheetDrag), ("embed A in B", .embed("A", in: "B")),
      ("unembed A", .unembed("A")), ("overlay show", .overlay(isShown: true)),
      ("overlay hide", .overlay(isShown: false)), ("window A", .window("A")), ("window close A", .closeWindow("A")),
      ("field A", .field("A")), ("end editing", .endEditing), ("home", .home), ("open", .open),
      ("control-center open", .controlCenter(isOpen: true)), ("control-center close", .controlCenter(isOpen: false)),
      ("call", .call), ("end call", .endCall), ("lock", .lock), ("unlock", .unlock), ("suspend 20", .suspend(20)),
      ("kill", .kill), ("wait 0.5", .wait(0.5)), ("wait 0", .wait(0)),
    ] as [(String, JourneyCommand)])
  func commands(text: String, command: JourneyCommand) throws {
    let line = try #require(try JourneyLine(parsing: text[...], number: 1, file: "f"))
    #expect(line.command == command)
    #expect(line.isAnimated)
  }

  @Test("Comments, blank lines, tabs, carriage returns and a byte order mark are no commands; lines keep their number")
  func layout() throws {
    let journey = try Journey(parsing: "\u{FEFF}# a\r\n\r\nroot A # the root\r\n\t push\tB  instantly\n", file: "f")
    #expect(journey.lines.map(\.number) == [3, 4])
    #expect(journey.lines.map(\.source) == ["root A", "push B instantly"])
    #expect(journey.lines.map(\.isAnimated) == [true, false])
  }

  @Test(
    "A bad line says where it is and what to write",
    arguments: [
      ("root A\npsuh B", "a.journey:2: unknown command 'psuh'; did you mean 'push'?"),
      ("root A\nfly", "a.journey:2: unknown command 'fly'"),
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
        "a.journey:1: cannot read 'root split A'; write 'root nav NAME' or 'root tabs A B …' or 'root pages A B …' or 'root split A B' or 'root NAME'"
      ),
      ("root A\nhome instantly", "a.journey:2: 'home' has no animation that 'instantly' could leave out"),
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

  @Test("The help shows every form")
  func help() {
    for form in JourneyForm.all {
      #expect(DemoOptions.help.contains("  \(form.usage) "))
    }
  }
}

import Foundation
import HeadlessDevice
import Journey
import TestSupport
import Testing

@testable import LifecycleDemo

@MainActor
@Suite(.oneDevice)
struct OutputTests {
  /// - Returns: what the command prints of a journey in virtual time.
  private func lines(_ journey: String, _ arguments: [String] = []) throws -> [String] {
    var output = ""
    let console = Console(writeOutput: { output += $0 }, writeErrors: { _ in })
    let demo = DemoOutput(try DemoOptions(arguments), console: console)
    let player = DemoPlayer(on: .virtual(), receive: demo.receive)
    try player.play(Journey(parsing: journey, file: "f"))
    try demo.finish(at: player.now)
    return output.split(separator: "\n").map(String.init)
  }

  private let underAlert = "root nav Player\nwait 2\nalert Headphones\nwait 1"

  @Test("If it is verbose, the log has the focus of a player under both options, and what UIKit and the behaviors call")
  func verbose() throws {
    let lines = try lines(underAlert, ["--verbose"]).map { String($0.dropFirst(13)) }
    #expect(
      lines.filter { $0.hasPrefix("focus") } == [
        "focus     Player      gained                reason appeared, previous 0.000 s, under .attention",
        "focus     Player      gained                reason appeared, previous 0.000 s, under .media",
        "focus     Player      lost                  reason alert, previous 2.350 s, by Headphones, under .attention",
      ])
    #expect(
      lines.contains("view      Player      viewDidLoad") && lines.contains("behavior  Player      afterAppearing"))
  }

  @Test(
    "The closing line is about the screen that was visible longest without attention; the app in the background shows none",
    arguments: [
      ("root A", "A was visible for 0.0 s and had the user's attention for 0.0 s."),
      ("root A\nwait 2\nalert B\nwait 1", "A was visible for 3.0 s and had the user's attention for 2.4 s."),
      ("root A\nwait 1\nhome\nwait 9\nopen\nwait 1", "A was visible for 2.0 s and had the user's attention for 2.0 s."),
      ("root nav A\nwait 3\npush B\nwait 1", "A was visible for 3.4 s and had the user's attention for 3.4 s."),
      ("root A\nwait 1\nkill\nwait 9", "A was visible for 1.0 s and had the user's attention for 1.0 s."),
    ])
  func closingLine(journey: String, expected: String) throws {
    #expect(try lines(journey).last == expected)
  }

  @Test("Names are printed with visible escapes: in the log, in its closing line, in a storyboard and in an error")
  func escapes() throws {
    let lines = try lines("root nav A\u{1B}]0;x\u{7}\nwait 1\npush \u{202E}B\nwait 9")
    #expect(
      lines.suffix(4) == [
        #"    1.000 s  ▸ \u{202e}B is pushed"#,
        #"    1.350 s  focus     A\u{1b}]0;x\u{7}  lost                  reason pushedOver, previous 1.350 s, under .attention"#,
        #"    1.350 s  focus     \u{202e}B   gained                reason appeared, previous 0.350 s, under .attention"#,
        #"\u{202e}B was visible for 8.7 s and had the user's attention for 8.7 s."#,
      ])
    #expect(SVG.text("\u{1B}A", 0, 0) == #"<text x="0" y="0">\u{1b}A</text>"#)
    var errors = ""
    let console = Console(writeOutput: { _ in }, writeErrors: { errors += $0 })
    #expect(Demo(console: console).run(["--journey", "\u{1B}[31m\n"]) == 2)
    #expect(errors == #"LifecycleDemo: there is no journey and no file '\u{1b}[31m\n'; see --list"# + "\n")
  }
}

import HeadlessDevice
import Journey
import TestSupport
import Testing

@testable import LifecycleDemo

@MainActor
@Suite(.oneDevice)
struct CompletionTests {
  /// Plays lines and returns the words that may be typed then.
  private func candidates(_ typed: String, after lines: String...) throws -> [String] {
    let player = DemoPlayer(on: .virtual())
    for line in lines {
      try player.play(#require(try JourneyLine(line)))
      try player.play(JourneyLine(.wait(1)))
    }
    return player.completion.candidates(for: typed)
  }

  @Test("Before the app is launched only its first screens, groups and waits can be typed")
  func start() throws {
    #expect(try candidates("") == ["root", "group", "wait", "assume"])
    #expect(try candidates("root ") == ["nav", "tabs", "pages", "app", "Home"])
    #expect(try candidates("root tabs Home ") == ["Detail"])
  }

  @Test("On a single screen nothing can be popped, dismissed or ended")
  func singleScreen() throws {
    #expect(
      try candidates("", after: "root nav Inbox") == [
        "root", "push", "present", "alert", "action-sheet", "menu", "search", "embed", "detach", "overlay", "window",
        "group", "field", "home", "control-center", "call", "prompt", "lock", "kill", "rotate", "memory-warning",
        "busy",
        "wait",
      ])
    #expect(try candidates("p", after: "root Inbox") == ["present", "prompt"])
    #expect(try candidates("end ", after: "root Inbox") == [])
    #expect(try candidates("overlay ", after: "root Inbox") == ["show"])
  }

  @Test("What a command has made possible is offered, and what it has made impossible is not")
  func follows() throws {
    #expect(try candidates("po", after: "root nav Inbox", "push Message") == ["pop"])
    #expect(try candidates("pop ", after: "root nav Inbox", "push Message") == ["to", "instantly"])
    #expect(try candidates("s", after: "root nav Inbox", "push Message") == ["swipe", "search"])
    #expect(try candidates("swipe back ", after: "root nav Inbox", "push Message") == ["cancel"])
    #expect(try candidates("sheet ", after: "root Inbox", "present pageSheet Reply") == ["drag"])
    #expect(try candidates("d", after: "root Inbox", "alert Sure?") == ["dismiss", "detach"])
    #expect(try candidates("end ", after: "root Inbox", "field Title", "call") == ["editing", "call"])
    #expect(try candidates("o", after: "root Inbox", "home") == ["overlay", "open"])
    #expect(
      try candidates("", after: "root nav Inbox", "overlay show") == [
        "detach", "overlay", "window", "group", "home", "control-center", "call", "prompt", "lock", "kill", "rotate",
        "memory-warning", "busy", "wait",
      ])
    #expect(try candidates("overlay ", after: "root Inbox", "overlay show") == ["hide"])
  }

  @Test("Names are those that the command takes: tabs, pages, children, windows, members of a group, fields")
  func names() throws {
    #expect(try candidates("tab ", after: "root tabs Library Search") == ["Library", "Search"])
    #expect(try candidates("page ", after: "root pages A B C") == ["B"])
    #expect(try candidates("unembed ", after: "root Inbox", "embed Badge in Inbox") == ["Badge"])
    #expect(try candidates("embed Badge in ", after: "root Inbox") == ["Inbox"])
    #expect(try candidates("window close ", after: "root Inbox", "window Lock") == ["Lock"])
    #expect(try candidates("use ", after: "root tabs A B C", "group A B") == ["A", "B"])
    #expect(try candidates("field ", after: "root Form", "field Name") == ["Name"])
    #expect(try candidates("present pageSheet Reply from ", after: "root Inbox") == ["Inbox"])
    #expect(try candidates("present popover Menu ", after: "root Inbox") == ["from", "instantly"])
    #expect(try candidates("present pageSheet Reply ", after: "root Inbox") == ["undimmed", "from", "instantly"])
    #expect(try candidates("present page", after: "root Inbox") == ["pageSheet"])
    // A new name is suggested where one is needed.
    #expect(try candidates("push ", after: "root nav Home") == ["Detail"])
  }

  @Test("Every word that is offered leads to a line that is played", arguments: ["root nav A", "root tabs A B"])
  func offersArePlayed(root: String) throws {
    let player = DemoPlayer(on: .virtual())
    try player.play(#require(try JourneyLine(root)))
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<60 {
      var words: [String] = []
      var line: JourneyLine?
      repeat {
        let next = player.completion.candidates(for: (words + [""]).joined(separator: " "))
        guard let word = next.randomElement(using: &generator) else { break }
        words.append(word)
        line = try? JourneyLine(words.joined(separator: " "))
      } while line.map { player.refusal(of: $0) != nil } ?? true
      let played = try #require(line)
      #expect(throws: Never.self, "\(played.text)") { try player.play(played) }
      // A screen that is leaving can still be named, and is gone when the line is played.
      player.finish()
    }
  }
}

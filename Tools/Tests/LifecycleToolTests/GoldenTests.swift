import Foundation
import LifecycleTimeline
import Testing

@testable import LifecycleTool

/// The outputs of all subcommands are files in `Golden`. `WRITE_GOLDEN=1 swift test --package-path Tools` writes them again; read what
/// has changed before you commit it.
struct GoldenTests {
  static let commands: [(name: String, words: [String])] = [
    ("show-evening", ["show", "evening.jsonl"]),
    ("show-evening-player-focus", ["show", "evening.jsonl", "--screen", "Player", "--kind", "focus"]),
    ("show-covers-start", ["show", "covers.jsonl", "--range", "-2.4"]),
    ("diff-evening", ["diff", "evening.jsonl", "evening-changed.jsonl"]),
    ("stats-evening", ["stats", "evening.jsonl"]),
    ("stats-covers", ["stats", "covers.jsonl"]),
    ("why-evening-suspended", ["why", "evening.jsonl", "Player", "20"]),
    ("why-covers-search", ["why", "covers.jsonl", "List", "16.5"]),
    ("trace-evening", ["trace", "evening.jsonl"]),
  ]

  @Test("Each subcommand prints what it printed before", arguments: commands)
  func golden(name: String, words: [String]) throws {
    let file = Folder.golden.appending(path: name + ".txt")
    let ending = Ending(words)
    if ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil {
      try Data(ending.output.utf8).write(to: file)
    }
    #expect(ending.output == (try String(contentsOf: file, encoding: .utf8)))
    #expect(ending.error == "")
  }

  @Test("No golden file is left over")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Folder.golden.path)
    #expect(Set(files) == Set(Self.commands.map { $0.name + ".txt" }))
  }

  @Test("The tables and the answers have no line of more than 80 columns")
  func width() {
    for (_, words) in Self.commands where words[0] == "stats" || words[0] == "why" {
      #expect(Ending(words).output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test("A picture has the lanes of its recording, and only the seconds that are asked for")
  func picture() {
    let picture = Ending("picture", "evening.jsonl").output
    #expect(picture.hasPrefix("<svg") && picture.contains(">Player<") && picture.contains("alert Sleep timer"))
    #expect(picture.contains("prefers-color-scheme"))
    #expect(!Ending("picture", "evening.jsonl", "--range", "-5").output.contains("alert Sleep timer"))
  }

  @Test("covers.jsonl has the events of a recorded journey of the demo, but for what a recorder does not see")
  func covers() throws {
    let recorded = Folder.repository.appending(path: "Examples/LifecycleDemo/Recorded/focus-covers.jsonl")
    func events(_ file: URL) throws -> [String] {
      try TimelineRecording(contentsOf: file).events.filter { $0.kind.name != "view" }.map {
        "\($0.time) \($0.subject) \($0.name)"
      }
    }
    #expect(try events(Folder.recordings.appending(path: "covers.jsonl")) == events(recorded))
  }
}

import Foundation
import Journey
import TestSupport
import Testing

@testable import LifecycleDemo

@MainActor
@Suite(.oneDevice)
struct GalleryTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/LifecycleDemo")

  @Test("The gallery has every file in the folder Journeys, each with its text")
  func files() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appendingPathComponent("Journeys"), includingPropertiesForKeys: nil)
    let texts = try files.map { file in
      (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
    let gallery = Gallery.journeys.map { ($0.name, $0.text) }
    #expect(Dictionary(uniqueKeysWithValues: texts) == Dictionary(uniqueKeysWithValues: gallery))
  }

  @Test("Each journey says in its first line, in one sentence, why one would look at it")
  func sentences() {
    for journey in Gallery.journeys {
      let sentence = journey.sentence
      #expect(sentence.hasSuffix(".") && sentence.filter { $0 == "." }.count == 1, "\(journey.name): \(sentence)")
      #expect((20...100).contains(sentence.count), "\(journey.name): \(sentence)")
    }
    #expect(Set(Gallery.journeys.map(\.sentence)).count == Gallery.journeys.count)
  }

  @Test("The table in the README has every journey, in order, with its sentence")
  func readme() throws {
    let readme = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    let rows = Gallery.journeys.map { "| `\($0.name)` | \($0.sentence) |" }
    #expect(readme.contains(rows.joined(separator: "\n")), "expected in the README:\n\(rows.joined(separator: "\n"))")
  }

  @Test("The README has every option of the help")
  func options() throws {
    let readme = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = DemoHelp.text.split(separator: "\n").filter { $0.hasPrefix("  --") }
    let options = lines.map { $0.split(separator: " ")[0] }
    #expect(options.count > 8)
    for option in options { #expect(readme.contains("| `\(option)"), "\(option)") }
  }

  @Test("The help fits into 80 columns and has every form of a command")
  func help() {
    #expect(DemoHelp.text.split(separator: "\n").filter { $0.count > 80 } == [])
    for form in JourneyForm.all { #expect(DemoHelp.text.contains("\n  \(form.usage)")) }
  }

  @Test("The list has a line for each journey: its length, its screens and its sentence")
  func list() throws {
    let list = try JourneyList(of: Gallery.journeys)
    #expect(list.rows.map(\.name) == Gallery.journeys.map(\.name))
    let pages = try #require(list.rows.first { $0.name == "focus-pages" })
    // Four waits of 1.004 s, four turns whose waits begin when they do, and one frame at the end.
    #expect(pages.screenCount == 3)
    #expect(pages.seconds > 5 && pages.seconds < 5.1)
    let lines = list.text(on: .file).split(separator: "\n")
    #expect(lines.count == Gallery.journeys.count)
    #expect(
      lines.contains {
        $0.hasPrefix("focus-pages              5 s  3 screens  ") && $0.hasSuffix(pages.sentence)
      })
  }

  @Test("In a terminal the list is not wider than the terminal, and no word is missing")
  func narrowList() throws {
    let list = try JourneyList(of: Gallery.journeys)
    let text = list.text(on: StreamFacts(isTerminal: true, columns: 70, environment: ["NO_COLOR": "1"]))
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 70 })
    #expect(text.split(whereSeparator: \.isWhitespace) == list.text(on: .file).split(whereSeparator: \.isWhitespace))
  }

  @Test(
    "A misspelt name gets the nearest names",
    arguments: [
      ("overly", ["overlay"]), ("focus-page", ["focus-pages"]), ("Editing", ["editing"]),
      ("suspend", ["suspension"]), ("window", ["second-window"]), ("zebra", []),
    ] as [(String, [String])])
  func nearest(name: String, expected: [String]) {
    let names = Gallery.names(near: name)
    #expect(names.prefix(1) == expected[...])
  }
}

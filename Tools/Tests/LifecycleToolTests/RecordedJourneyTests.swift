import Foundation
import Testing

@testable import LifecycleTool

/// What LifecycleDemo has recorded, also events of kinds that no recorder has.
struct RecordedJourneyTests {
  private static let folder = Folder.repository.appending(path: "Examples/LifecycleDemo/Recorded")
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".jsonl") }.sorted()

  @Test("Each recording of the demo is read whole, shown, counted, compared and drawn", arguments: files)
  func read(file: String) throws {
    let path = Self.folder.appending(path: file).path
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count
    let shown = Ending("show", path)
    #expect(shown.status == 0 && shown.error == "")
    #expect(shown.output.split(separator: "\n").count == lines)
    let screen = try #require(try RecordingFile(argument: path).recording().screens.first)
    let others = [["stats"], ["picture"], ["trace"], ["diff", path]].map { $0 + [path] }
    for words in others + [["why", path, screen, "0"]] {
      let ending = Ending(words)
      #expect(ending.status == 0 && ending.error == "" && !ending.output.isEmpty, "\(words[0])")
    }
  }

  @Test("There are recordings, with kinds that no recorder has, which are shown alone too")
  func kinds() {
    #expect(Self.files.count > 10)
    let path = Self.folder.appending(path: "built-in.jsonl").path
    let views = Ending("show", path, "--kind", "view").output.split(separator: "\n")
    #expect(views.count > 10 && views.allSatisfy { $0.contains("  view      ") })
    #expect(Ending("diff", path, path, "--kind", "view").status == 0)
  }
}

import Foundation
import Testing

struct ReadmeTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("The log in the README is a part of the recorded log, word for word")
  func log() throws {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let recorded = try String(
      contentsOf: root.appendingPathComponent("Examples/LifecycleDemo/Recorded/built-in.log"), encoding: .utf8)
    // Between the marks of fenced blocks: text, block, text, …
    let blocks = readme.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let log = try #require(blocks.first { $0.hasPrefix("\n    ") && $0.contains(" s  focus ") })
    #expect(recorded.contains(log))
  }
}

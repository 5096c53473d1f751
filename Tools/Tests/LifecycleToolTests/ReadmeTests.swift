import Foundation
import Testing

@testable import LifecycleTool

struct ReadmeTests {
  /// The blocks of README.md that begin with a command line: `$ lifecycle stats covers.jsonl`.
  private static let samples: [(words: [String], output: String)] = {
    let page = (try? String(contentsOf: Folder.tools.appending(path: "README.md"), encoding: .utf8)) ?? ""
    return page.components(separatedBy: "```\n").compactMap { block in
      guard block.hasPrefix("$ lifecycle ") else { return nil }
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (lines[0].split(separator: " ").dropFirst(2).map(String.init), String(lines[1]))
    }
  }()

  @Test("Each output in the README is that of its command; three dots stand for lines that are left out")
  func outputs() throws {
    #expect(Set(Self.samples.compactMap(\.words.first)) == ["show", "stats", "why", "diff"])
    for (words, output) in Self.samples {
      var rest = Ending(words).output[...]
      for (number, part) in output.components(separatedBy: "…").enumerated() {
        let place = try #require(rest.range(of: part), "\(words): \(part)")
        #expect(number > 0 || place.lowerBound == rest.startIndex)
        rest = rest[place.upperBound...]
      }
      #expect(rest.isEmpty || output.hasSuffix("…\n"), "\(words)")
    }
  }
}

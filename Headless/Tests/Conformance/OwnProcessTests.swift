#if canImport(HeadlessDevice)
  import ConformanceSuite
  import Foundation
  import Testing
  import UIKit

  /// The cases that may end the process, each in one of its own. On the stand-in only.
  @Suite
  struct OwnProcessTests {
    struct Run: CustomTestStringConvertible {
      let tested: ConformanceCase
      let otherAnswers: [String]
      let expected: [String]

      var testDescription: String {
        "\(tested), \(otherAnswers.isEmpty ? "standard" : "\(otherAnswers.count) other answers")"
      }
    }

    /// Each case under the standard answers, under each answer that it depends on, and under all others at once.
    static let runs = ConformanceCase.all.filter { $0.needs.contains(.ownProcess) }.flatMap { tested in
      let others = WeakRules.switches.map(\.name).filter { tested.otherwise[$0] == nil }
      return [
        Run(tested: tested, otherAnswers: [], expected: tested.expected),
        Run(tested: tested, otherAnswers: others, expected: tested.expected),
      ] + tested.otherwise.map { Run(tested: tested, otherAnswers: [$0.key], expected: $0.value) }
    }

    @Test("The process ends where the rule demands it, with the text of UIKit, and goes on elsewhere", arguments: runs)
    func outcome(_ run: Run) async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
      defer { try? FileManager.default.removeItem(at: file) }
      let ends = ConformanceOutcome.observed(run.expected) == .processEnded
      let result = await #expect(
        processExitsWith: ends ? .failure : .success, observing: [\.standardErrorContent]
      ) {
        [name = run.tested.description as String, others = run.otherAnswers as [String], path = file.path as String] in
        let tested = try #require(ConformanceCase.all.first { $0.description == name })
        try await ConformanceRecording.run(
          tested, otherAnswers: others, ownsProcess: true, addingTo: URL(fileURLWithPath: path))
      }
      let recording = try ConformanceRecording(contentsOf: file)
      #expect(recording[run.tested.rule, run.tested.name] == .observed(run.expected))
      if ends {
        let text =
          run.tested.rule == "R126"
          ? "A view can only be associated with at most one view controller at a time!"
          : "UIViewControllerHierarchyInconsistency"
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains(text))
      }
    }

    @Test("In a process with other cases they are left out")
    @MainActor
    func leftOut() async {
      for run in Self.runs { #expect(await run.tested.run() == .leftOut("needs a process of its own")) }
    }
  }
#endif

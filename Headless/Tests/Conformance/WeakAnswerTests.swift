#if canImport(HeadlessDevice)
  import ConformanceSuite
  import Foundation
  import Testing
  import UIKit

  /// On the stand-in only.
  @Suite
  struct WeakAnswerTests {
    static let answers = WeakRules.switches.map(\.name)

    /// In a process of its own, because notifications are slow in one where thousands of other tests have run.
    @Test("Each case under the other answer to each weak rule", arguments: answers)
    func otherAnswer(_ answer: String) async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
      defer { try? FileManager.default.removeItem(at: file) }
      await #expect(processExitsWith: .success) { [answer = answer as String, path = file.path as String] in
        try await ConformanceRecording.running(otherAnswers: [answer]).write(to: URL(fileURLWithPath: path))
      }
      let recording = try ConformanceRecording(contentsOf: file)
      for tested in ConformanceCase.all where !tested.needs.contains(.ownProcess) {
        let expected = ConformanceOutcome.observed(tested.expected(underOtherAnswer: answer))
        #expect(recording[tested.rule, tested.name] == expected, "\(tested)")
      }
    }

    @Test("Every weak rule has its own switch")
    func complete() {
      let answers = Mirror(reflecting: WeakRules()).children.compactMap { $0.value as? Bool }
      #expect(WeakRules.switches.count == answers.count)
      #expect(Set(WeakRules.switches.map(\.path)).count == answers.count)
      #expect(Set(WeakRules.switches.map(\.name)).count == answers.count)
    }

    @Test("Each other answer is one that the stand-in can give")
    func known() {
      let unknown = ConformanceCase.all.flatMap(\.otherwise.keys).filter { !Self.answers.contains($0) }
      #expect(unknown == [])
    }
  }
#endif

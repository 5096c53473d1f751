import ConformanceSuite
import Foundation
#if canImport(OneDevice)
  import OneDevice
#endif
import Testing

/// Runs on UIKit and on the stand-in.
@MainActor
@Suite(.oneDevice, .serialized)
struct CaseTests {
  @Test("The system does what the rule demands", arguments: ConformanceCase.all)
  func demanded(_ tested: ConformanceCase) async throws {
    let outcome = await tested.run()
    try RecordedRun.add(outcome, of: tested)
    if case .observed(let lines) = outcome {
      #if canImport(HeadlessDevice)
        #expect(lines == tested.expected)
      #else
        #expect(([tested.expected] + tested.otherwise.values).contains(lines))
      #endif
    }
  }
}

/// The recording that the environment variable `CONFORMANCE_RECORDING` asks for: the path of a file. It is written after
/// each case, and cases are added to a file that exists, so that a case that ends the process loses no other case.
@MainActor
private enum RecordedRun {
  static let file = ProcessInfo.processInfo.environment["CONFORMANCE_RECORDING"].map(URL.init(fileURLWithPath:))

  static func add(_ outcome: ConformanceOutcome, of tested: ConformanceCase) throws {
    guard let file else { return }
    var recording =
      FileManager.default.fileExists(atPath: file.path)
      ? try ConformanceRecording(contentsOf: file) : .ofThisSystem()
    recording[tested.rule, tested.name] = outcome
    try recording.write(to: file)
  }
}

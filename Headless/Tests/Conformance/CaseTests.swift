import ConformanceSuite
import Foundation
import Testing

#if canImport(HeadlessDevice)
  import HeadlessTestSupport
#endif

/// Runs on UIKit, where there is no other suite that uses the app, and on the stand-in.
@MainActor
#if canImport(HeadlessDevice)
  @Suite(.oneDevice, .serialized)
#else
  @Suite(.serialized)
#endif
struct CaseTests {
  @Test("The system does what the rule demands", arguments: RequestedRun.cases)
  func demanded(_ tested: ConformanceCase) async throws {
    if case .observed(let lines) = try await RequestedRun.run(tested) {
      #if canImport(HeadlessDevice)
        #expect(lines == tested.expected)
      #else
        #expect(([tested.expected] + tested.otherwise.values).contains(lines))
      #endif
    }
  }
}

/// The run that the environment asks for.
///
/// - `CONFORMANCE_RECORDING`: the path of the file into which the outcomes are written. It is written after each case, and
///   cases are added to a file that exists.
/// - `CONFORMANCE_ONLY`: the one case that runs, such as `R26: its name`. The process is for this case.
private enum RequestedRun {
  private static let environment = ProcessInfo.processInfo.environment
  private static let file = environment["CONFORMANCE_RECORDING"].map(URL.init(fileURLWithPath:))
  private static let only = environment["CONFORMANCE_ONLY"]

  static let cases: [ConformanceCase] = {
    guard let only else { return ConformanceCase.all }
    let cases = ConformanceCase.all.filter { $0.description == only }
    precondition(!cases.isEmpty, "CONFORMANCE_ONLY is \"\(only)\"; write the rule and the name of a case, \"R9: …\"")
    return cases
  }()

  @MainActor
  static func run(_ tested: ConformanceCase) async throws -> ConformanceOutcome {
    guard let file else { return await tested.run(ownsProcess: only != nil) }
    return try await ConformanceRecording.run(tested, ownsProcess: only != nil, addingTo: file)
  }
}

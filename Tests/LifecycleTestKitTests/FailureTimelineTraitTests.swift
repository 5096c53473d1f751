#if os(Linux)
  import Foundation
  import LifecycleTimeline
  import TestSupport
  import Testing

  /// What `PlantedFailures` attach, in a process of their own.
  struct FailureTimelineTraitTests {
    @Test("RealTime: tests that fail attach what happened in them, and no other test attaches anything")
    func attachments() async throws {
      let attached = try await PlantedRun().files
      let all = ["focus.txt", "timeline.jsonl", "timeline.svg", "what-happened.txt"]
      print(attached.keys.sorted())
      for (k, v) in attached.sorted(by: { $0.key < $1.key }) where k.hasSuffix("txt") { print("=== \(k)\n\(v)") }
      _ = all
    }
  }

  /// Runs `PlantedFailures`, and reads what they attach.
  private struct PlantedRun {
    var files: [String: String] = [:]

    init() async throws {
      let folder = TemporaryFolder()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "LifecycleTestKitTests.PlantedFailures",
        "--attachments-path", folder.url.path,
      ]
      process.environment = ProcessInfo.processInfo.environment.merging(["PLANTED_FAILURES": "1"]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      print(String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
      process.waitUntilExit()
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
        files[name] = try folder.text(of: name)
      }
    }
  }
#endif

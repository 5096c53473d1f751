#if canImport(HeadlessDevice)
  @testable import ConformanceSuite
  import Foundation
  import HeadlessTestSupport
  import Testing

  /// On the stand-in only.
  @MainActor
  @Suite(.oneDevice, .serialized)
  struct TableCommandTests {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")

    private func run(_ arguments: String...) async throws -> (text: String, differs: Bool) {
      // The executable is beside the test bundle.
      let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      let command = tests.deletingLastPathComponent().appendingPathComponent("ConformanceSuite")
      return try await TableCommand(arguments: arguments).run(by: command)
    }

    @Test("All cases are listed by rule and name")
    func list() async throws {
      let lines = try await run("--list").text.split(separator: "\n").map(String.init)
      #expect(lines == ConformanceCase.all.map(\.description))
    }

    @Test("Without a file the rules and the stand-in are compared, and agree")
    func rules() async throws {
      let result = try await run()
      #expect(result.text.hasPrefix("## Rules.md (standard answers) and HeadlessUIKit (Stand-in)\n"))
      #expect(result.text.hasSuffix(" 0 differ, 0 not recorded."))
      #expect(!result.differs)
    }

    @Test("A recording of the stand-in is used in place of a run")
    func recorded() async throws {
      defer { try? FileManager.default.removeItem(at: file) }
      _ = try await run("--record", file.path)
      #expect(try await run(file.path) == run())
      var recording = try ConformanceRecording(contentsOf: file)
      recording["R9", try #require(recording.results.first { $0.rule == "R9" }).name] = .observed([])
      try recording.write(to: file)
      #expect(try await run(file.path).differs)
    }

    @Test("A recording of UIKit is compared with a run of the stand-in")
    func uiKit() async throws {
      defer { try? FileManager.default.removeItem(at: file) }
      var recording = ConformanceRecording(system: "iOS 18.2", device: "iPhone 16")
      let tested = try #require(ConformanceCase.all.first { $0.rule == "R9" })
      recording["R9", tested.name] = .observed(tested.expected)
      try recording.write(to: file)
      #expect(try await !run(file.path).differs)
      recording["R9", tested.name] = .observed(["X"])
      try recording.write(to: file)
      #expect(try await run(file.path).differs)
    }

    @Test(
      "Wrong arguments are named",
      arguments: [
        (["--record"], "--record takes one FILE, got 0"),
        (["--alone", "R26: none"], "--alone takes a CASE and a FILE, got 1 arguments"),
        (
          ["--alone", "R26: none", "a"],
          "there is no case \"R26: none\"; --list has the rules and names of all"
        ),
        (["-v"], "-v is no option here; a FILE of that name is ./-v"),
      ])
    func misuse(arguments: [String], message: String) {
      let error = #expect(throws: TableCommand.Misuse.self) { try TableCommand(arguments: arguments) }
      #expect(error?.description.hasPrefix("\(message)\nusage: ") == true)
    }

    @Test("Two recordings of the stand-in, and a file that is no recording, are refused")
    func wrongFiles() async throws {
      defer { try? FileManager.default.removeItem(at: file) }
      _ = try await run("--record", file.path)
      await #expect(throws: TableCommand.Misuse.self) { try await run(file.path, file.path) }
      try Data("no recording".utf8).write(to: file)
      await #expect(throws: ConformanceRecordingError.self) { try await run(file.path) }
    }
  }
#endif

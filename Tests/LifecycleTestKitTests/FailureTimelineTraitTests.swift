// On a Mac another program runs the tests.
#if os(Linux)
  import Foundation
  import LifecycleTimeline
  import TestSupport
  import Testing

  /// What the tests in `PlantedFailures` attach, run in a process of their own.
  @Suite struct FailureTimelineTraitTests {
    /// The texts of the attachments by their names, and what the run has printed.
    private let attached: [String: String]
    private let output: String

    init() async throws {
      (attached, output) = try await onThreadOfItsOwn {
        let folder = TemporaryFolder()
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [
          "--testing-library", "swift-testing", "--filter", "PlantedFailures", "--attachments-path", folder.url.path,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["PLANTED_FAILURES": "1"]) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        let texts = try names.map { ($0, try folder.text(of: $0)) }
        return (Dictionary(uniqueKeysWithValues: texts), printed)
      }
    }

    /// The text of the attachment to read first.
    private func summary(_ test: String) throws -> String {
      try #require(attached["\(test).what-happened.txt"], "\(output)")
    }

    @Test("RealTime: tests that fail attach what happened in them, and no other test attaches anything")
    func attachments() throws {
      let failing = [
        "afterPassing", "afterWindow", "cases", "cases-2", "elsewhere", "mistake", "requiring", "sheet", "throwing",
      ]
      let kinds = ["focus.txt", "timeline.jsonl", "what-happened.txt"]
      let names =
        failing.flatMap { test in kinds.map { "\(test).\($0)" } }
        + ["atTheEnd", "withoutScreen"].map { "\($0).what-happened.txt" }
      #expect(attached.keys.sorted() == names.sorted(), "\(output)")

      let place = try NSRegularExpression(pattern: "PlantedFailures.swift:[0-9]+")
      let text = try summary("sheet")
      let range = NSRange(text.startIndex..., in: text)
      #expect(
        place.stringByReplacingMatches(in: text, range: range, withTemplate: "PLACE") == """
          “A sheet takes the focus” failed. Times are seconds since the test began.

          What failed:
              2.350 s  PLACE
                       Expectation failed: (screen.screenFocus?.hasFocus → false) == true

          What happened before, 22 in all:
              0.000 s  behavior  SheetScreen  afterAttaching
              0.000 s  behavior  SheetScreen  afterLoading
              0.000 s  behavior  SheetScreen  opened                reason root
              0.000 s  behavior  SheetScreen  beforeAppearing
              0.000 s  behavior  SheetScreen  duringAppearing       window window, scene scene
              0.000 s  behavior  SheetScreen  afterAppearing
              0.000 s  focus     SheetScreen  gained                reason appeared, previous 0.000 s
              1.000 s  behavior  QueueScreen  afterAttaching
              1.000 s  behavior  QueueScreen  afterLoading
              1.000 s  behavior  QueueScreen  opened                reason presented
              1.000 s  behavior  QueueScreen  beforeAppearing       animated, presented pageSheet
              1.000 s  behavior  QueueScreen  duringAppearing       animated, window window, scene scene
              1.350 s  behavior  QueueScreen  afterAppearing        animated
              1.350 s  focus     SheetScreen  lost                  reason covered, previous 1.350 s, by QueueScreen
              1.350 s  focus     QueueScreen  gained                reason appeared, previous 0.350 s
              2.350 s  note      test        failure               at PLACE

          Why a screen had focus, or not:
              0.000 s  SheetScreen gained appeared | appeared, window visible and key, scene active, app active | \
          interruptions attention
              1.000 s  SheetScreen (undecided) | appeared, window visible and key, cover sheet QueueScreen, cover in \
          transition, in transition, scene active, app active | interruptions attention
              1.350 s  SheetScreen lost covered | appeared, window visible and key, cover sheet QueueScreen, scene active, \
          app active | interruptions attention
              1.350 s  QueueScreen gained appeared | appeared, window visible and key, scene active, app active | \
          interruptions attention

          To draw it, in a clone of LifecycleBehaviors: swift run --package-path Tools lifecycle picture sheet.timeline.jsonl

          """)
      let recording = try TimelineRecording(jsonLines: try #require(attached["sheet.timeline.jsonl"]))
      #expect(recording.events.last?.subject == "QueueScreen" && recording.droppedEvents == 0)
      #expect(attached["sheet.focus.txt"]?.contains("QueueScreen lost windowHidden") == true)
    }

    @Test("RealTime: nothing of the tests before is in what a test attaches")
    func nothingOfOthers() {
      for (name, text) in attached where !name.hasPrefix("sheet") {
        for other in ["SheetScreen", "QueueScreen", "PassingScreen", "released"] {
          #expect(!text.contains(other), "\(name) has \(other)")
        }
        let hasScreens = attached.keys.contains(name.prefix { $0 != "." } + ".timeline.jsonl")
        #expect(text.contains("LaterScreen") == hasScreens, "\(name)")
      }
    }

    @Test("RealTime: the summary has what failed, be it off the main actor, outside of all tasks, late or an error")
    func failures() throws {
      for (test, failures) in [
        "elsewhere": ["It is off the main actor.", "It is outside of all tasks."],
        "throwing": ["Caught error: Failure()"],
        "afterWindow": ["The window is gone."], "requiring": ["Expectation failed: "], "cases": ["Case a"],
        "cases-2": ["Case b"], "atTheEnd": ["Nothing awaits after it."], "withoutScreen": ["Nothing was shown."],
        "mistake": ["Add the behaviors in viewDidLoad. (viewNotLoaded)"],
      ] {
        let summary = try summary(test)
        #expect(summary.components(separatedBy: "PlantedFailures.swift:").count >= failures.count, "\(summary)")
        for failure in failures { #expect(summary.components(separatedBy: failure).count == 2, "\(summary)") }
      }
      #expect(try summary("mistake").contains("note      framework   viewNotLoaded "))
      #expect(try summary("withoutScreen").contains("No screen with behaviors was shown."))
      #expect(try summary("afterWindow").contains("2.000 s  focus     LaterScreen  lost  "))
    }
  }
#endif

#if canImport(Testing) && compiler(>=6.2)
  import FocusBehavior
  import LifecycleBehaviors
  import LifecycleTimeline
  import ScreenSupport
  import Testing

  /// Records what happens while one test runs, and what makes it fail. It ends when it is deallocated.
  @MainActor
  final class FailureWatch {
    /// Suspension is left out: who watches it has the app's notifications of it posted.
    private let recorder = TimelineRecorder(TimelineOptions(content: TimelineContent.all.subtracting(.suspension)))
    private var failures: [FailureReport.Failure] = []
    private var decisions: [(time: Double, decision: FocusDecision)] = []
    /// The last ones before the last failure.
    private var decisionsBefore: [FailureReport.Decision] = []
    private var listeners: [AnyObject] = []
    /// Issues are recorded on any thread.
    private let mailbox = MainThreadMailbox()

    private static let mostDecisions = 1000

    init() {
      #if canImport(HeadlessDevice)
        // The test launches an app of its own. What is there is that of the test before.
        recorder.startWithoutPast()
      #else
        recorder.start()
      #endif
      listeners = [
        FocusDecision.listeners.add { [weak self] in self?.add($0) },
        LifecycleIssue.observers.add { [recorder] issue in
          recorder.note("\(issue.kind)", of: "framework", [.init("message", .text(issue.description))])
        },
      ]
    }

    /// Receives an issue of the test, on any thread.
    nonisolated func receive(_ issue: Issue) {
      #if compiler(>=6.3)
        // One that is known is none.
        guard issue.isFailure else { return }
      #endif
      var lines = issue.comments.map(\.rawValue)
      // A kind that says nothing is left out.
      if case .unconditional = issue.kind, !lines.isEmpty {} else { lines.insert("\(issue.kind)", at: 0) }
      add(lines.joined(separator: "\n"), at: issue.sourceLocation)
    }

    /// Receives the error that the test has thrown.
    nonisolated func receive(_ error: any Error, of test: Test) {
      // The first comes after an issue and only ends the test. The second is that of `Test.cancel`, which is not public.
      if error is ExpectationFailedError || "\(type(of: error))" == "SkipInfo" { return }
      let isCancelled = Task.isCancelled && error is CancellationError
      let text = isCancelled ? "The test was cancelled, for example by its time limit." : "Caught error: \(error)"
      add(text, at: test.sourceLocation)
    }

    private nonisolated func add(_ text: String, at location: SourceLocation?) {
      let place = location.map { "\($0.fileName):\($0.line)" }
      mailbox.deliver { [weak self] in self?.add(text, at: place) }
    }

    private func add(_ text: String, at place: String?) {
      failures.append(FailureReport.Failure(time: recorder.time, place: place, text: text))
      decisionsBefore = texts(of: decisions.suffix(4))
      recorder.note(
        FailureReport.note.name, of: FailureReport.note.subject, place.map { [.init("at", .text($0))] } ?? [])
    }

    private func add(_ decision: FocusDecision) {
      if decisions.count == 2 * Self.mostDecisions { decisions.removeFirst(Self.mostDecisions) }
      decisions.append((recorder.time, decision))
    }

    /// Ends the recording.
    /// - Returns: the report, if the test has failed.
    func end(_ test: Test) -> FailureReport? {
      // Failures on other threads that wait for the main thread are delivered before this.
      mailbox.deliver {}
      let recording = recorder.stop()
      guard !failures.isEmpty else { return nil }
      return FailureReport(
        name: FailureNames.shared.name(for: test), title: test.displayName.map { "“\($0)”" } ?? test.name,
        failures: failures, recording: recording, decisions: texts(of: decisions.suffix(Self.mostDecisions)),
        decisionsBefore: decisionsBefore)
    }

    private func texts(of decisions: ArraySlice<(time: Double, decision: FocusDecision)>) -> [FailureReport.Decision] {
      decisions.map { .init(time: $0.time, text: $0.decision.withoutTime) }
    }
  }

  /// Names the files of each failed test. The files of a second test of the same name, or of a second case, have a number.
  @MainActor
  private final class FailureNames {
    static let shared = FailureNames()
    private var counts: [String: Int] = [:]

    func name(for test: Test) -> String {
      let name = test.name.prefix { $0 != "(" }.filter { !"`/.".contains($0) }
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return count == 1 ? name : "\(name)-\(count)"
    }
  }
#endif

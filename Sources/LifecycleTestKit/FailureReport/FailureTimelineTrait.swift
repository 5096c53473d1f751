// Attachments, and traits that see a test's issues, came with Swift 6.2.
#if canImport(Testing) && compiler(>=6.2)
  import Testing

  /// Attaches to each test that fails what happened before: which screens appeared, what took their focus, and why.
  ///
  /// ```swift
  /// @MainActor
  /// @Suite(.attachesTimelineOnFailure)
  /// struct CheckoutScreenTests {
  /// ```
  ///
  /// It is for suites and for single tests. A test that fails has up to three attachments, which begin with its name:
  ///
  /// | attachment | what is in it |
  /// |--|--|
  /// | `.what-happened.txt` | to read first, about thirty lines: what failed, the last events, the last decisions about focus |
  /// | `.timeline.jsonl` | the recording, as JSON Lines; the text says how to draw it |
  /// | `.focus.txt` | each decision about focus, with the facts it was made from; see `FocusDecision` |
  ///
  /// Xcode shows them in the test report; `swift test --attachments-path FOLDER` writes them there. A test that passes attaches
  /// nothing, and so does one whose issues are all expected by `withKnownIssue`, from Swift 6.3 on. Of a test with arguments each
  /// case that fails has its own.
  ///
  /// Recorded are the screens that have behaviors, as by a `TimelineRecorder`, but no suspension. The titles of screens and alerts are
  /// in the decisions about focus. The recording samples the screens apart from the app's behaviors.
  ///
  /// An issue that is recorded outside of all tasks counts as one of the test that runs. Tests with this trait run one at a time, as in
  /// ``withLifecycleTestWindow(idiom:file:line:_:)``. In a list of traits it comes before ``Testing/Trait/failsOnLifecycleIssues``, which
  /// records issues outside of all tasks when its scope ends.
  ///
  /// ## Topics
  ///
  /// ### In a suite or a test
  ///
  /// - ``Testing/Trait/attachesTimelineOnFailure``
  ///
  /// ### As a trait
  ///
  /// - ``isRecursive``
  /// - ``provideScope(for:testCase:performing:)``
  public struct FailureTimelineTrait: SuiteTrait, TestTrait, TestScoping {
    /// The trait of a suite is one of each of its tests.
    public var isRecursive: Bool { true }

    /// Runs a test while it is recorded.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await TestTurn.shared.take { try await record(test, testCase, function) }
    }

    @MainActor
    private func record(
      _ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void
    ) async throws {
      let watch = FailureWatch()
      let issues = IssueHandlingTrait.compactMapIssues { issue in
        watch.receive(issue)
        // An issue outside of all tasks is given to each handler and to the test run itself.
        return Test.current == nil ? nil : issue
      }
      defer {
        for (name, text) in watch.end(test)?.attachments ?? [] {
          Attachment.record(text, named: name, sourceLocation: test.sourceLocation)
        }
      }
      do {
        try await issues.provideScope(for: test, testCase: testCase, performing: function)
        // By its time limit, whose issue the test does not see.
        if Task.isCancelled { watch.receive(CancellationError(), of: test) }
      } catch {
        watch.receive(error, of: test)
        throw error
      }
    }
  }

  extension Trait where Self == FailureTimelineTrait {
    /// Attaches to each test that fails what happened before.
    public static var attachesTimelineOnFailure: Self { Self() }
  }
#endif

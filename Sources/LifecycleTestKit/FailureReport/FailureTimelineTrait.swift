// Attachments, and traits that see a test's issues, came with Swift 6.2.
#if canImport(Testing) && compiler(>=6.2)
  import Testing

  /// A trait that attaches a log to each failed test: which screens appeared before the failure, what took focus from them, and
  /// why. The trait needs Swift 6.2.
  ///
  /// ```swift
  /// @MainActor
  /// @Suite(.attachesTimelineOnFailure)
  /// struct CheckoutScreenTests {
  /// ```
  ///
  /// Apply the trait to a suite or to a single test. A failed test has up to three attachments, whose names begin with the name
  /// of the test:
  ///
  /// | attachment | contents |
  /// |--|--|
  /// | `.what-happened.txt` | read this first: the failure, the last events, and the last decisions about focus, in about thirty lines |
  /// | `.timeline.jsonl` | the recording, as JSON Lines. `.what-happened.txt` tells how to draw the recording |
  /// | `.focus.txt` | each decision about focus, with the facts behind it: see `FocusDecision` |
  ///
  /// Xcode shows the attachments in the test report. `swift test --attachments-path FOLDER` writes them to a folder. A test
  /// that passes has no attachments. In Swift 6.3 and later, neither does a test whose issues are all expected with
  /// `withKnownIssue`. In a test with arguments, each failed case has its own attachments.
  ///
  /// All screens that have behaviors are recorded. Suspension is not recorded.
  ///
  /// > Warning: The decisions about focus contain the titles of screens and alerts. Check them for personal data before you
  /// > send them.
  ///
  /// Tests with this trait run one at a time, as in ``withLifecycleTestWindow(idiom:file:line:_:)``. An issue that is recorded
  /// outside all tasks counts as an issue of the running test. If you also use ``Testing/Trait/failsOnLifecycleIssues``, list
  /// this trait first.
  ///
  /// ## Topics
  ///
  /// ### In a suite or a test
  ///
  /// - ``Testing/Trait/attachesTimelineOnFailure``
  ///
  /// ### Conformance
  ///
  /// - ``isRecursive``
  /// - ``provideScope(for:testCase:performing:)``
  public struct FailureTimelineTrait: SuiteTrait, TestTrait, TestScoping {
    /// True: the trait of a suite applies to each of its tests.
    public var isRecursive: Bool { true }

    /// Runs a test, and records it.
    /// - Parameters:
    ///   - test: the test.
    ///   - testCase: the case of a test with arguments.
    ///   - function: runs the test.
    /// - Throws: the error that the test throws.
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
    /// Attaches a log of the events before the failure to each failed test.
    public static var attachesTimelineOnFailure: Self { Self() }
  }
#endif

// Traits with a scope came with Swift 6.1.
#if canImport(Testing) && compiler(>=6.1)
  import LifecycleBehaviors
  import Testing

  /// A trait that fails a test with each `LifecycleIssue` that is reported while the test runs, at the line of the app's call.
  /// The trait needs Swift 6.1.
  ///
  /// ```swift
  /// @MainActor
  /// @Suite(.failsOnLifecycleIssues)
  /// struct PlayerScreenTests {
  /// ```
  ///
  /// Apply the trait to a suite or to a single test. An issue belongs to the test in whose task the issue is reported. UIKit
  /// and timers report issues outside all tasks. Such an issue belongs to the running test, and is recorded at the end of the
  /// test. So tests with this trait run one at a time, as in ``withLifecycleTestWindow(idiom:file:line:_:)``. If no call of the
  /// app led to the issue, the test fails at its own line.
  ///
  /// If a test expects an issue, use `withKnownIssue`, or subscribe to issues in a suite without the trait.
  ///
  /// ## Topics
  ///
  /// ### In a suite or a test
  ///
  /// - ``Testing/Trait/failsOnLifecycleIssues``
  /// - ``Testing/Trait/failsOnLifecycleIssues(except:)``
  ///
  /// ### Conformance
  ///
  /// - ``isRecursive``
  /// - ``provideScope(for:testCase:performing:)``
  public struct LifecycleIssueTrait: SuiteTrait, TestTrait, TestScoping {
    let exceptions: Set<LifecycleIssue.Kind>

    /// True: the trait of a suite applies to each of its tests.
    public var isRecursive: Bool { true }

    /// Runs a test, and receives the issues.
    /// - Parameters:
    ///   - test: the test.
    ///   - testCase: the case of a test with arguments.
    ///   - function: runs the test.
    /// - Throws: the error that the test throws.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await TestTurn.shared.take { try await fail(test, onIssuesIn: function) }
    }

    @MainActor
    private func fail(_ test: Test, onIssuesIn function: @Sendable () async throws -> Void) async throws {
      let outsideOfTasks = LifecycleIssues()
      let subscription = LifecycleIssue.subscribe { issue in
        guard !exceptions.contains(issue.kind) else { return }
        if let reporting = Test.current {
          if reporting.traits.contains(where: { $0 is LifecycleIssueTrait }) { issue.record(in: reporting) }
        } else {
          outsideOfTasks.all.append(issue)
        }
      }
      defer {
        subscription.cancel()
        for issue in outsideOfTasks.all { issue.record(in: test) }
      }
      try await function()
    }
  }

  extension Trait where Self == LifecycleIssueTrait {
    /// Fails each test with the issues that are reported while it runs.
    public static var failsOnLifecycleIssues: Self { Self(exceptions: []) }

    /// Fails each test with the issues that are reported while it runs, except some kinds.
    ///
    /// ```swift
    /// @Suite(.failsOnLifecycleIssues(except: .noApplication))
    /// ```
    /// - Parameter exceptions: the kinds of issues that do not fail a test.
    /// - Returns: the trait.
    public static func failsOnLifecycleIssues(except exceptions: LifecycleIssue.Kind...) -> Self {
      Self(exceptions: Set(exceptions))
    }
  }

  @MainActor
  private final class LifecycleIssues {
    var all: [LifecycleIssue] = []
  }

  extension LifecycleIssue {
    /// Records an issue of the test, at the line of the app's call if it is known, otherwise at the line of the test.
    fileprivate func record(in test: Test) {
      var place = test.sourceLocation
      if let fileID, let line {
        // The paths of other files are not known.
        if fileID != place.fileID { place = SourceLocation(fileID: fileID, filePath: fileID, line: line, column: 1) }
        place.line = line
        place.column = 1
      }
      Issue.record("\(message) (\(kind))", sourceLocation: place)
    }
  }
#endif

import Dispatch
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import Testing
import UIKit

/// An issue fails a test that has the trait, at the line of the app's call.
@MainActor
@Suite(.failsOnLifecycleIssues(except: .noApplication))
struct LifecycleIssueTraitTests {
  /// Whether an issue of a test was recorded in this file at this line.
  private nonisolated static func isRecorded(_ issue: Issue, at line: Int, _ text: String) -> Bool {
    issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == line
      && issue.comments.contains { $0.rawValue.hasSuffix(text) }
  }

  @Test("The test fails at the line of the app's call, with the message and the kind")
  func line() {
    let line = #line + 2
    withKnownIssue {
      UIViewController().addBehaviors([])
    } matching: {
      Self.isRecorded($0, at: line, "Add the behaviors in viewDidLoad. (viewNotLoaded)")
    }
  }

  @Test("After an await, in a task, and when the suite has a handler of its own, too")
  func awaiting() async {
    var received: [LifecycleIssue.Kind] = []
    let own = LifecycleIssue.subscribe { received.append($0.kind) }
    let line = #line + 4
    await withKnownIssue {
      let task = Task {
        await Task.yield()
        _ = UIViewController().addBehaviors([])
      }
      await task.value
    } matching: {
      Self.isRecorded($0, at: line, "(viewNotLoaded)")
    }
    #expect(received == [.viewNotLoaded])
    own.cancel()
  }

  @Test("What is reported once for each type fails each test in which it happens", arguments: 1...2)
  func oncePerType(time: Int) {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    let line = #line + 2
    withKnownIssue {
      screen.addBehaviors([LeakWatchBehavior(after: -1)])
    } matching: {
      Self.isRecorded($0, at: line, "(invalidInterval)")
    }
  }

  @Test("An issue without a call of the app fails the test at its own line")
  func withoutPlace() async throws {
    let test = try #require(Test.current)
    await withLifecycleTestWindow { window in
      let screen = ScreenUnderTest(behaviors: [])
      screen.loadViewIfNeeded()
      screen.addBehaviors([RecordingBehavior("a", in: LifecycleTranscript())])
      withKnownIssue {
        screen.children.forEach { child in
          child.willMove(toParent: nil)
          child.removeFromParent()
        }
      } matching: {
        $0.sourceLocation == test.sourceLocation
      }
    }
  }

  @Test("The kinds that the trait excepts fail no test")
  func exceptions() {
    LifecycleIssue.report(.noApplication, "Not a failure.")
  }
}

/// The trait itself, in tests that do not have it.
@MainActor
struct LifecycleIssueTraitScopeTests {
  /// Runs `work` in a scope of the trait, as for this test.
  private func inScope(_ work: @escaping @MainActor () async -> Void) async throws {
    let test = try #require(Test.current)
    try await LifecycleIssueTrait.failsOnLifecycleIssues.provideScope(for: test, testCase: nil) { await work() }
  }

  private func onMainQueue(_ work: @escaping @MainActor @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      DispatchQueue.main.async {
        MainActor.assumeIsolated(work)
        done.resume()
      }
    }
  }

  @Test("An issue outside of all tasks, as of a timer, fails the test that runs, at the line of the app's call")
  func outsideOfTasks() async throws {
    let line = #line + 4
    try await withKnownIssue {
      try await inScope {
        await onMainQueue {
          UIViewController().addBehaviors([])
        }
      }
    } matching: {
      $0.sourceLocation?.line == line && $0.sourceLocation?.fileID == #fileID
    }
  }

  @Test("An issue in the task of another test, which has not the trait, fails neither test")
  func otherTest() async throws {
    try await inScope { UIViewController().addBehaviors([]) }
  }

  @Test("Tests with the trait run one at a time, whatever they await")
  func oneAtATime() async throws {
    let log = LifecycleTranscript()
    func run(_ name: String) -> Task<Void, any Error> {
      Task {
        try await inScope {
          log.record("\(name) begins")
          for _ in 0..<20 { await Task.yield() }
          log.record("\(name) ends")
        }
      }
    }
    for task in [run("a"), run("b")] { try await task.value }
    let lines = log.flush()
    let (a, b) = (["a begins", "a ends"], ["b begins", "b ends"])
    #expect(lines == a + b || lines == b + a)
  }
}

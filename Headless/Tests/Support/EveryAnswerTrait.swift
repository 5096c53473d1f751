import HeadlessDevice
import Testing

/// Runs each test under the standard answers to the rules about UIKit that are not known for sure, and once more with
/// the other answers to all of them. `WeakAnswers.requested` describes how the environment requests other answers.
public struct EveryAnswerTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    _ = CountedTasks.shared
    try await DeviceTurn.shared.take {
      for answers in WeakAnswers.requested {
        answers.install()
        try await answers.naming(test, testCase, function)
      }
      WeakAnswers.standard.install()
    }
  }
}

extension Trait where Self == EveryAnswerTrait {
  /// For suites about the product that make a `HeadlessDevice`; includes `.oneDevice`.
  public static var everyAnswer: Self { EveryAnswerTrait() }
}

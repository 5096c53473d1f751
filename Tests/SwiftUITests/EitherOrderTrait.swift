import SwiftUI
import Testing

/// Runs each test under every answer of SwiftUI's ``UnknownOrder``.
struct EitherOrderTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    for answers in [(true, true), (true, false), (false, true), (false, false)] {
      await UnknownOrder.set(answers)
      try await function()
    }
    await UnknownOrder.set((true, true))
  }
}

extension UnknownOrder {
  fileprivate static func set(_ answers: (Bool, Bool)) {
    dismantlesReleasedViews = answers.0
    dismantlesBeforeRemoving = answers.1
  }
}

extension Trait where Self == EitherOrderTrait {
  /// For suites about views that leave. Stands after `.everyAnswer`, which makes sure that no other test runs meanwhile.
  static var eitherOrder: Self { EitherOrderTrait() }
}

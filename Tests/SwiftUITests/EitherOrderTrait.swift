import SwiftUI
import Testing

/// Runs each test under every combination of ``UnknownOrder``.
struct EitherOrderTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    for order in [(true, true), (true, false), (false, true), (false, false)] {
      await UnknownOrder.set(order)
      try await function()
    }
    await UnknownOrder.set((true, true))
  }
}

extension UnknownOrder {
  fileprivate static func set(_ order: (Bool, Bool)) {
    dismantlesReleasedViews = order.0
    dismantlesBeforeRemoving = order.1
  }
}

extension Trait where Self == EitherOrderTrait {
  /// For suites about removed views. Write it after `.everyAnswer`, which ensures that no other test runs meanwhile.
  static var eitherOrder: Self { EitherOrderTrait() }
}

import HeadlessDevice
import Testing

/// Lets one test at a time have the process's one device, `await` or not.
public struct OneDeviceTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DeviceTurn.shared.take(function)
  }
}

extension Trait where Self == OneDeviceTrait {
  /// For suites that make a `HeadlessDevice`: UIKit's statics belong to one device at a time.
  public static var oneDevice: Self { OneDeviceTrait() }
}

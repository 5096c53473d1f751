import Testing

/// Lets one test at a time have the process's one device, `await` or not.
public struct OneDeviceTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.withDevice(function)
  }

  public static func withDevice(_ function: () async throws -> Void) async throws {
    await Gate.shared.enter()
    do {
      try await function()
      await Gate.shared.leave()
    } catch {
      await Gate.shared.leave()
      throw error
    }
  }
}

extension Trait where Self == OneDeviceTrait {
  /// For suites that make a `HeadlessDevice`: UIKit's statics belong to one device at a time.
  public static var oneDevice: Self { OneDeviceTrait() }
}

private actor Gate {
  static let shared = Gate()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
  }

  /// Passes the device to the next waiting test, so that no other test takes it in between.
  func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

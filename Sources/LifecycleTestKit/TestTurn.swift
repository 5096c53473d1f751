#if canImport(HeadlessDevice)
  import HeadlessDevice

  /// On the stand-in, tests with a window take turns with tests that create a device.
  package typealias TestTurn = DeviceTurn
#else
  /// Lets one test at a time have the app: tests that await run in turns on the main actor, whatever their suites are. The same as
  /// `DeviceTurn` of HeadlessDevice, which UIKit's platforms do not have.
  @MainActor
  package final class TestTurn {
    package static let shared = TestTurn()

    @TaskLocal private static var isMine = false

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until no other test runs, then runs `test`. A call inside another call does not wait.
    package func take<Result>(_ test: @MainActor () async throws -> Result) async rethrows -> Result {
      guard !Self.isMine else { return try await test() }
      await begin()
      defer { end() }
      return try await Self.$isMine.withValue(true) { try await test() }
    }

    private func begin() async {
      if isTaken {
        await withCheckedContinuation { waiting.append($0) }
      } else {
        isTaken = true
      }
    }

    /// Passes the turn to the next waiting test, so that no other test takes it in between.
    private func end() {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
  }
#endif

/// Lets one test at a time have the process's one device: tests that await run in turns on the main actor, whatever their suites are.
///
/// `TestTurn` in LifecycleTestKit does the same on UIKit, where this module does not exist.
@MainActor
package final class DeviceTurn {
  package static let shared = DeviceTurn()

  @TaskLocal private static var isMine = false

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until no other test runs, then runs `test`; at once inside of another call of it.
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

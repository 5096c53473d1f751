/// What work waits for in a test.
final class Gate: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func open() {
    continuation.finish()
  }

  /// Returns when the gate is open, or when the task is cancelled.
  func wait() async {
    for await _ in stream {}
  }

  /// Returns when the gate is open, whether the task is cancelled or not.
  func waitIgnoringCancellation() async {
    await Task.detached { await self.wait() }.value
  }
}

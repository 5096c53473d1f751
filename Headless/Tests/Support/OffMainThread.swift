import Foundation

/// Runs `body` on a thread of its own and waits for its end.
public func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

/// Runs `body`, which may block for long, on a thread of its own. Tasks share as few threads as the processor has cores:
/// while two of them block, no other test continues.
public func onThreadOfItsOwn<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
  }
}

/// Returns when the main queue has made all calls that wait in it now.
@MainActor
public func finishMainQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

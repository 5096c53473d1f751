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

/// Returns when the main queue has made all calls that wait in it now.
@MainActor
public func finishMainQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

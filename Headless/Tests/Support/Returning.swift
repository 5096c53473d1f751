import Foundation

/// Runs `body` on a thread of its own, because one that blocks would block all tests.
/// - Returns: whether it returns.
public func returns(_ body: @escaping @Sendable () -> Void) -> Bool {
  let didReturn = DispatchSemaphore(value: 0)
  Thread {
    body()
    didReturn.signal()
  }.start()
  return didReturn.wait(timeout: .now() + 30) == .success
}

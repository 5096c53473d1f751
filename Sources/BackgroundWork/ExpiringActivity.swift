import Dispatch
import Foundation

/// `ProcessInfo.performExpiringActivity(withReason:using:)`, which app extensions use instead of background tasks.
///
/// The system calls the block on a separate thread. If the system grants no time, it passes `true` immediately. As long as the
/// block does not return, the process is not suspended. When the time is over, the system calls the same block again, with
/// `true`, while the first call is still waiting. Source: the method's documentation.
struct ExpiringActivity: Sendable {
  /// Seconds to wait for the first call, which comes immediately. A longer wait would hold up the caller.
  private static let patience = 1.0

  var perform: @Sendable (_ reason: String, _ block: @escaping @Sendable (_ expired: Bool) -> Void) -> Void

  #if os(iOS) || os(tvOS) || os(visionOS)
    static let system = ExpiringActivity { ProcessInfo.processInfo.performExpiringActivity(withReason: $0, using: $1) }
  #else
    static let system = ExpiringActivity { _, block in block(true) }
  #endif

  /// Keeps one thread waiting until the returned task is deallocated or the time is over.
  func begin(_ expirationHandler: @escaping @Sendable () -> Void) -> WorkTask.Answer {
    let (answered, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let grant = Grant()
    perform("BackgroundWork") { expired in
      if !expired {
        grant.set(true)
        answered.signal()
        ended.wait()
      } else if grant.set(false) {
        expirationHandler()
      } else {
        answered.signal()
      }
    }
    guard answered.wait(timeout: .now() + Self.patience) == .success, grant.isGranted else {
      // The first call may still come.
      ended.signal()
      return .refused
    }
    return .granted { ended.signal() }
  }

  private final class Grant: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Bool?

    var isGranted: Bool { lock.withLock { value == true } }

    /// - Returns: whether time was granted before.
    @discardableResult
    func set(_ granted: Bool) -> Bool {
      lock.withLock {
        defer { value = granted }
        return value == true
      }
    }
  }
}

extension WorkTask {
  init(_ activity: ExpiringActivity) {
    self.init { handler in activity.begin { handler(true) } }
  }
}

/// Work that is called later, once or repeatedly. It ends when it is cancelled and when it is released.
@MainActor
package protocol LifecycleTimer: AnyObject, Sendable {
  /// Ends the work: it is not called any more. Has no effect when the work has ended before.
  func cancel()
}

extension LifecycleSubscription {
  /// - Parameter timer: the work, which the subscription keeps.
  convenience init(_ timer: any LifecycleTimer) {
    self.init(keeping: timer) { [weak timer] in timer?.cancel() }
  }
}

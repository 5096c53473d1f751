/// Work that is called later, once or repeatedly, until it is cancelled or deallocated.
@MainActor
package protocol LifecycleTimer: AnyObject, Sendable {
  /// Ends the work, which isn't called any more. Calling it again has no effect.
  func cancel()
}

extension LifecycleSubscription {
  /// - Parameter timer: the work, which the subscription retains.
  convenience init(_ timer: any LifecycleTimer) {
    self.init(retaining: timer) { [weak timer] in timer?.cancel() }
  }
}

/// Work that is yet to come, once or repeatedly. It ends when it is cancelled and when it is released.
///
/// Keep it for as long as the work is to come: of a timer that is thrown away nothing ever comes. See <doc:Handles>.
@MainActor
public protocol LifecycleTimer: AnyObject, Sendable {
  /// Ends the work: it is not called any more. Has no effect where there is none left.
  func cancel()
}

import Foundation

/// The clocks and timers that behaviors use, so that a test can hand in its own.
///
/// Behaviors take one through their initializer and default to ``current``.
public struct LifecycleTime: Sendable {
  /// Reads both clocks. Callable from any thread.
  public var read: @Sendable () -> ClockReading

  /// Calls `work` on the main thread once, `delay` seconds of uptime from now, unless the returned timer is
  /// cancelled first.
  public var schedule:
    @MainActor @Sendable (_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> any LifecycleTimer

  /// Calls `tick` every `interval` seconds on a thread of its own, busy main thread or not, until the returned timer
  /// is cancelled or released.
  public var repeatOffMainThread:
    @MainActor @Sendable (_ interval: TimeInterval, _ tick: @escaping @Sendable () -> Void) -> any LifecycleTimer

  /// Whether ``read`` tells the device's sleep apart. False where one of the two clocks cannot be read: both then
  /// answer the other one's time.
  public var measuresSleep: Bool

  /// Who knows about suspensions on these clocks.
  public let suspendedTime: SuspendedTime

  /// - Parameters:
  ///   - read: reads both clocks, on any thread.
  ///   - schedule: calls its work once, on the main thread.
  ///   - repeatOffMainThread: calls its tick again and again, on a thread of its own.
  ///   - measuresSleep: whether `read` tells the device's sleep apart.
  ///   - suspendedTime: who knows about suspensions on these clocks; nobody yet, by default.
  public init(
    read: @escaping @Sendable () -> ClockReading,
    schedule:
      @escaping @MainActor @Sendable (_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) ->
      any LifecycleTimer,
    repeatOffMainThread:
      @escaping @MainActor @Sendable (_ interval: TimeInterval, _ tick: @escaping @Sendable () -> Void) ->
      any LifecycleTimer,
    measuresSleep: Bool = true, suspendedTime: SuspendedTime = SuspendedTime()
  ) {
    self.measuresSleep = measuresSleep
    self.suspendedTime = suspendedTime
    self.read = read
    self.schedule = schedule
    self.repeatOffMainThread = repeatOffMainThread
  }

  /// The time that behaviors take by default: ``system``, until a test replaces it.
  @MainActor public static var current = LifecycleTime.system
}

/// A timer that has not fired yet.
@MainActor
public protocol LifecycleTimer: AnyObject {
  /// Makes sure the timer does not fire any more. Harmless when it has fired.
  func cancel()
}

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

  /// Calls `work` at the end of each turn of the main run loop, before the loop waits, until the returned timer is
  /// cancelled or released. It causes no turn by itself.
  public var afterEachTurn: @MainActor @Sendable (_ work: @escaping @MainActor () -> Void) -> any LifecycleTimer

  /// - Parameters:
  ///   - read: reads both clocks, on any thread.
  ///   - schedule: calls its work once, on the main thread.
  ///   - repeatOffMainThread: calls its tick again and again, on a thread of its own.
  ///   - afterEachTurn: calls its work at the end of each turn; by default of the process's main run loop.
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
    afterEachTurn:
      @escaping @MainActor @Sendable (_ work: @escaping @MainActor () -> Void) -> any LifecycleTimer = LifecycleTime
      .system.afterEachTurn,
    measuresSleep: Bool = true, suspendedTime: SuspendedTime = SuspendedTime()
  ) {
    self.measuresSleep = measuresSleep
    self.suspendedTime = suspendedTime
    self.read = read
    self.schedule = schedule
    self.repeatOffMainThread = repeatOffMainThread
    self.afterEachTurn = afterEachTurn
  }

  /// The time that behaviors take by default: ``system``, until a test replaces it.
  @MainActor public static var current = LifecycleTime.system
}

/// Work that is yet to come, once or repeatedly.
@MainActor
public protocol LifecycleTimer: AnyObject {
  /// Makes sure the work does not come any more. Harmless when there is none left.
  func cancel()
}

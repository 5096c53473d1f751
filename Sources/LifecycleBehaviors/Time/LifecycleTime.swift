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

  /// Calls `work` at the end of each turn of the main run loop, before the loop waits, until the returned timer is
  /// cancelled or released. It causes no turn by itself.
  public var afterEachTurn: @MainActor @Sendable (_ work: @escaping @MainActor () -> Void) -> any LifecycleTimer

  /// - Parameters:
  ///   - read: see ``read``.
  ///   - schedule: see ``schedule``.
  ///   - repeatOffMainThread: see ``repeatOffMainThread``.
  ///   - afterEachTurn: see ``afterEachTurn``; by default that of the process's main run loop.
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
      .system.afterEachTurn
  ) {
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

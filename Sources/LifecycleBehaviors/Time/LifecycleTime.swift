import Foundation

/// The clocks and timers for behaviors. A test can drive them.
///
/// Read ``current`` each time that you need a clock or a timer, and do not store the value, because each test has its own. For
/// example, this behavior shows a hint after five seconds:
///
/// ```swift
/// struct HintBehavior {
///   var show: @MainActor @Sendable () -> Void
///
///   final class Coordinator {
///     var timer: LifecycleSubscription?
///   }
/// }
///
/// extension HintBehavior: ViewControllerLifecycleBehavior {
///   func makeCoordinator() -> Coordinator { Coordinator() }
///
///   func afterAppearing(_ viewController: UIViewController, context: Context) {
///     context.coordinator.timer = LifecycleTime.current.schedule(after: 5, show)
///   }
///
///   func beforeDisappearing(_ viewController: UIViewController, context: Context) {
///     context.coordinator.timer = nil
///   }
/// }
/// ```
///
/// ## Topics
///
/// ### The time that behaviors use
///
/// - ``current``
///
/// ### Clocks
///
/// - ``read``
///
/// ### Timers
///
/// - ``schedule(after:file:line:_:)``
/// - ``schedule(every:file:line:_:)``
public struct LifecycleTime: Sendable {
  // The returned object ends the work when it is deallocated.
  package typealias StartTimer =
    @MainActor @Sendable (_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> AnyObject
  package typealias StartTimerOffMainThread =
    @MainActor @Sendable (_ interval: TimeInterval, _ tick: @escaping @Sendable () -> Void) -> AnyObject
  package typealias ObserveIterations = @MainActor @Sendable (_ work: @escaping @MainActor () -> Void) -> AnyObject

  /// Returns the uptime and the continuous time, in seconds. Call this closure from any thread.
  ///
  /// ```swift
  /// let start = LifecycleTime.current.read().continuous
  /// ```
  public package(set) var read: @Sendable () -> ClockReading

  /// Whether ``read`` measures the device's sleep. False if one of the two clocks cannot be read: both values then come from the
  /// clock that can.
  package var measuresSleep: Bool

  package var startTimer: StartTimer
  package var startTimerOffMainThread: StartTimerOffMainThread
  let observeIterations: ObserveIterations

  /// Creates a time, for the stand-in and for tests.
  ///
  /// The closures are called on the main thread, except for `read`. What they return ends the work when it is deallocated.
  /// - Parameters:
  ///   - read: reads both clocks, on any thread.
  ///   - schedule: calls its work once, on the main thread.
  ///   - repeatOffMainThread: calls its tick repeatedly, on another thread.
  ///   - observeIterations: calls its work at the end of each iteration, by default of the process's main run loop.
  ///   - measuresSleep: whether `read` measures the device's sleep.
  package init(
    read: @escaping @Sendable () -> ClockReading,
    schedule: @escaping StartTimer,
    repeatOffMainThread: @escaping StartTimerOffMainThread,
    observeIterations: @escaping ObserveIterations = { RunLoopObserver($0) },
    measuresSleep: Bool = true
  ) {
    self.read = read
    self.measuresSleep = measuresSleep
    startTimer = schedule
    startTimerOffMainThread = repeatOffMainThread
    self.observeIterations = observeIterations
  }

  /// The clocks and timers that behaviors use now. In an app, these are the clocks and timers of the machine. In a test on the
  /// stand-in for UIKit, for example on Linux, they belong to the test's virtual device. Main thread only.
  @preconcurrency @MainActor public package(set) static var current: LifecycleTime {
    get { ofProcess }
    set { ofProcess = newValue }
  }
}

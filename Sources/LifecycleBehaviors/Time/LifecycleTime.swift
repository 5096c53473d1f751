import Foundation

/// The clocks and timers that behaviors use, so that a test can replace them.
///
/// Behaviors take one through their initializer and default to ``current``. A behavior of your own uses them like this:
///
/// ```swift
/// struct HintBehavior: ViewControllerLifecycleBehavior {
///   var time = LifecycleTime.current
///   var show: @MainActor @Sendable () -> Void
///
///   final class Coordinator {
///     var timer: (any LifecycleTimer)?
///   }
///
///   func makeCoordinator() -> Coordinator { Coordinator() }
///
///   func afterAppearing(_ viewController: UIViewController, context: Context) {
///     context.coordinator.timer = time.schedule(after: 5, show)
///   }
///
///   func beforeDisappearing(_ viewController: UIViewController, context: Context) {
///     context.coordinator.timer = nil
///   }
/// }
/// ```
public struct LifecycleTime: Sendable {
  /// Reads both clocks. Callable from any thread.
  public var read: @Sendable () -> ClockReading {
    get { parts.read }
    set { parts = parts.with(read: newValue) }
  }

  /// Whether ``read`` measures the device's sleep. False where one of the two clocks cannot be read: both values are then
  /// those of the other one.
  public var measuresSleep: Bool {
    get { parts.measuresSleep }
    set { parts = parts.with(measuresSleep: newValue) }
  }

  package typealias StartTimer =
    @MainActor @Sendable (_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> any LifecycleTimer
  package typealias StartTimerOffMainThread =
    @MainActor @Sendable (_ interval: TimeInterval, _ tick: @escaping @Sendable () -> Void) -> any LifecycleTimer
  package typealias StartTurns = @MainActor @Sendable (_ work: @escaping @MainActor () -> Void) -> any LifecycleTimer

  package var startTimer: StartTimer {
    get { parts.startTimer }
    set { parts = parts.with(startTimer: newValue) }
  }

  package var startTimerOffMainThread: StartTimerOffMainThread {
    get { parts.startTimerOffMainThread }
    set { parts = parts.with(startTimerOffMainThread: newValue) }
  }

  /// The suspensions that are known on these clocks.
  package var suspendedTime: SuspendedTime { parts.suspendedTime }

  var startTurns: StartTurns { parts.startTurns }

  // One reference: behaviors and the options of behaviors are copied with their time in them.
  private var parts: Parts

  /// Makes a time with clocks and timers of your own.
  ///
  /// The closures are called on the main thread, except for `read`. A timer that they return does not call any more once
  /// it is cancelled or released.
  /// - Parameters:
  ///   - read: reads both clocks, on any thread.
  ///   - schedule: calls its work once, on the main thread.
  ///   - repeatOffMainThread: calls its tick repeatedly, on another thread.
  ///   - afterEachTurn: calls its work at the end of each turn; nil for those of the process's main run loop.
  ///   - measuresSleep: whether `read` measures the device's sleep.
  public init(
    read: @escaping @Sendable () -> ClockReading,
    schedule:
      @escaping @MainActor @Sendable (_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) ->
      any LifecycleTimer,
    repeatOffMainThread:
      @escaping @MainActor @Sendable (_ interval: TimeInterval, _ tick: @escaping @Sendable () -> Void) ->
      any LifecycleTimer,
    afterEachTurn:
      (@MainActor @Sendable (_ work: @escaping @MainActor () -> Void) -> any LifecycleTimer)? = nil,
    measuresSleep: Bool = true
  ) {
    parts = Parts(
      read: read, measuresSleep: measuresSleep, startTimer: schedule, startTimerOffMainThread: repeatOffMainThread,
      startTurns: afterEachTurn ?? { work in RunLoopTurns(work) }, suspendedTime: SuspendedTime())
  }

  /// The time that behaviors use by default: ``system``, until a test replaces it.
  ///
  /// ```swift
  /// LifecycleTime.current = .device(device)
  /// ```
  @MainActor public static var current = LifecycleTime.system

  private final class Parts: Sendable {
    let read: @Sendable () -> ClockReading
    let measuresSleep: Bool
    let startTimer: StartTimer
    let startTimerOffMainThread: StartTimerOffMainThread
    let startTurns: StartTurns
    let suspendedTime: SuspendedTime

    init(
      read: @escaping @Sendable () -> ClockReading, measuresSleep: Bool, startTimer: @escaping StartTimer,
      startTimerOffMainThread: @escaping StartTimerOffMainThread, startTurns: @escaping StartTurns,
      suspendedTime: SuspendedTime
    ) {
      self.read = read
      self.measuresSleep = measuresSleep
      self.startTimer = startTimer
      self.startTimerOffMainThread = startTimerOffMainThread
      self.startTurns = startTurns
      self.suspendedTime = suspendedTime
    }

    func with(
      read: (@Sendable () -> ClockReading)? = nil, measuresSleep: Bool? = nil, startTimer: StartTimer? = nil,
      startTimerOffMainThread: StartTimerOffMainThread? = nil
    ) -> Parts {
      Parts(
        read: read ?? self.read, measuresSleep: measuresSleep ?? self.measuresSleep,
        startTimer: startTimer ?? self.startTimer,
        startTimerOffMainThread: startTimerOffMainThread ?? self.startTimerOffMainThread, startTurns: startTurns,
        suspendedTime: suspendedTime)
    }
  }
}

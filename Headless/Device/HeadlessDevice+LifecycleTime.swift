import LifecycleBehaviors
import UIKit

extension LifecycleTime {
  /// The clocks and timers of a device in virtual time.
  @MainActor
  package static func device(_ device: HeadlessDevice) -> LifecycleTime {
    // Keeps the loop and not the device: the device keeps the windows, these the behaviors, and these keep this time.
    let loop = device.world.loop
    let clock = loop.clock
    var time = LifecycleTime(
      read: {
        let now = clock.seconds
        return ClockReading(uptime: now.uptime, continuous: now.continuous)
      },
      schedule: { delay, work in LoopTimer(loop, after: delay, work) },
      repeatOffMainThread: { interval, tick in RepeatingLoopTimer(loop, interval: interval, tick: tick) },
      afterEachTurn: { work in LoopTurns(loop.afterEachTurn(work)) },
      beforeEachTurn: { work in LoopTurns(loop.beforeEachTurn(work)) },
      waitOffMainThread: { delay, work in
        MainActor.assumeIsolated { _ = loop.schedule(after: delay, offMainThread: true, work) }
      }
    )
    time.passesByItself = device.driver != nil
    return time
  }
}

extension HeadlessDevice {
  /// Makes behaviors use the time of this device from now on, until it is called on another one: sets `LifecycleTime.current`.
  ///
  /// ```swift
  /// let device = HeadlessDevice().drivingLifecycleTime()
  /// ```
  /// - Returns: this device.
  public func drivingLifecycleTime() -> Self {
    LifecycleTime.current = .device(self)
    return self
  }
}

/// Ends with its owner. The entry belongs to the loop and ends with it.
@MainActor
private final class LoopTimer: LifecycleTimer {
  private weak var entry: MainLoop.Entry?

  init(_ loop: MainLoop, after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    // An entry of a timer that is released on another thread stays in the loop until the next turn of the main thread.
    entry = loop.schedule(after: delay) { [weak self] in
      if self != nil { work() }
    }
  }

  deinit {
    guard let entry else { return }
    MainThread.run { entry.cancel() }
  }

  func cancel() {
    entry?.cancel()
  }
}

/// Ends with its owner, as a run-loop observer does.
@MainActor
private final class LoopTurns: LifecycleTimer {
  private let observer: TurnObserver

  init(_ observer: TurnObserver) {
    self.observer = observer
  }

  func cancel() {
    observer.cancel()
  }
}

/// Ticks even while the device's main thread is busy. Missed ticks are left out.
@MainActor
private final class RepeatingLoopTimer: LifecycleTimer {
  private let loop: MainLoop
  private let interval: TimeInterval
  private let tick: @Sendable () -> Void
  private var entry: MainLoop.Entry?

  init(_ loop: MainLoop, interval: TimeInterval, tick: @escaping @Sendable () -> Void) {
    self.loop = loop
    self.interval = interval
    self.tick = tick
    schedule()
  }

  func cancel() {
    entry?.cancel()
    entry = nil
  }

  private func schedule() {
    entry = loop.schedule(after: interval, offMainThread: true) { [weak self] in
      self?.schedule()
      self?.tick()
    }
  }
}

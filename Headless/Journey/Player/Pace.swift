import Foundation
import HeadlessDevice

/// Lets time pass on a device: in virtual time, which takes no time, or in real time.
@MainActor
final class Pace {
  let device: HeadlessDevice
  private let isRealTime: Bool
  /// Returns how much has happened so far. In virtual time, a wait leaves out minutes in which the number stays the same.
  var happenings: (() -> Int)?
  /// Called before the process stops itself, with the seconds.
  var willStop: (TimeInterval) -> Void = { _ in }

  init(_ device: HeadlessDevice) {
    self.device = device
    isRealTime = device.world.loop.time == .real
  }

  /// Clocks count nanoseconds in 64 bits, which limits the time of a journey.
  func requireTime(_ seconds: TimeInterval) throws(JourneyRefusal) {
    let longest: TimeInterval = 9_000_000_000
    guard device.continuousNow + seconds <= longest else {
      throw JourneyRefusal("a journey lasts \(Int64(longest)) seconds at most, which is 285 years")
    }
  }

  func wait(_ seconds: TimeInterval) {
    guard isRealTime else {
      if let happenings { device.advance(by: seconds, counting: happenings) } else { device.advance(by: seconds) }
      return
    }
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      _ = RunLoop.main.run(mode: .default, before: end)
    }
  }

  /// Waits for the end of the transitions that are under way.
  func finishTransitions() {
    guard isRealTime else { return device.finishTransitions() }
    while device.isAnimating {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
  }

  /// Suspends the process. In real time the process stops itself, and a process that it has started continues it.
  func suspend(_ seconds: TimeInterval) throws(JourneyRefusal) {
    guard isRealTime else { return device.suspend(for: seconds) }
    let waker = Process()
    waker.executableURL = URL(fileURLWithPath: "/bin/sh")
    let pid = ProcessInfo.processInfo.processIdentifier
    waker.arguments = ["-c", "sleep \(seconds); kill -CONT \(pid)"]
    willStop(seconds)
    do { try waker.run() } catch { throw JourneyRefusal("the process could not be stopped: \(error)") }
    kill(pid, SIGSTOP)
    // The user may have continued the process earlier.
    waker.terminate()
  }
}

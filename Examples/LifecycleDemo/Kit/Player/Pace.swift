import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit

/// How a journey's time passes: at once, or as on a clock.
@MainActor
struct Pace {
  let device: HeadlessDevice
  let isRealTime: Bool

  static func virtual() -> Pace {
    Pace(device: HeadlessDevice().drivingLifecycleTime(), isRealTime: false)
  }

  static func realTime() -> Pace {
    LifecycleTime.current = .system
    return Pace(device: HeadlessDevice(time: .real), isRealTime: true)
  }

  func wait(_ seconds: TimeInterval) {
    guard isRealTime else { return device.advance(by: seconds) }
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      _ = RunLoop.main.run(mode: .default, before: end)
    }
  }

  /// Lets transitions under way come to their end.
  func finishTransitions() {
    guard isRealTime else { return device.finishTransitions() }
    while device.isAnimating {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
  }

  /// Suspends the process: in real time the process stops itself and has somebody continue it.
  func suspend(_ seconds: TimeInterval) throws {
    guard isRealTime else { return device.suspend(for: seconds) }
    let waker = Process()
    waker.executableURL = URL(fileURLWithPath: "/bin/sh")
    let pid = ProcessInfo.processInfo.processIdentifier
    waker.arguments = ["-c", "sleep \(seconds); kill -CONT \(pid)"]
    try waker.run()
    kill(pid, SIGSTOP)
    waker.waitUntilExit()
  }
}

import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// How fast a journey's time passes: in virtual time, which takes no time, or in real time.
@MainActor
struct Pace {
  let device: HeadlessDevice
  let idiom: UIUserInterfaceIdiom
  let isRealTime: Bool
  /// Called before the process stops itself, with the seconds.
  var willStop: (TimeInterval) -> Void = { _ in }

  static func virtual(on idiom: UIUserInterfaceIdiom = .phone) -> Pace {
    Pace(device: HeadlessDevice(idiom: idiom).drivingLifecycleTime(), idiom: idiom, isRealTime: false)
  }

  static func realTime(on idiom: UIUserInterfaceIdiom = .phone) -> Pace {
    LifecycleTime.current = .system
    return Pace(device: HeadlessDevice(time: .real, idiom: idiom), idiom: idiom, isRealTime: true)
  }

  /// Clocks count nanoseconds in 64 bits, which limits the time of a journey.
  func requireTime(_ seconds: TimeInterval) throws(Refusal) {
    let longest: TimeInterval = 9_000_000_000
    guard device.continuousNow + seconds <= longest else {
      throw Refusal(message: "a journey lasts \(Int64(longest)) seconds at most, which is 285 years")
    }
  }

  /// Lets time pass.
  /// - Parameters:
  ///   - seconds: how long to wait.
  ///   - happenings: the number of events so far. In virtual time, minutes without an event are left out.
  func wait(_ seconds: TimeInterval, counting happenings: () -> Int = { 0 }) {
    guard isRealTime else { return device.advance(by: seconds, counting: happenings) }
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
  func suspend(_ seconds: TimeInterval) throws {
    guard isRealTime else { return device.suspend(for: seconds) }
    let waker = Process()
    waker.executableURL = URL(fileURLWithPath: "/bin/sh")
    let pid = ProcessInfo.processInfo.processIdentifier
    waker.arguments = ["-c", "sleep \(seconds); kill -CONT \(pid)"]
    willStop(seconds)
    try waker.run()
    kill(pid, SIGSTOP)
    waker.waitUntilExit()
  }
}

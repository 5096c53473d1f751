import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// How a journey's time passes: at once, or as on a clock.
@MainActor
struct Pace {
  let device: HeadlessDevice
  let idiom: UIUserInterfaceIdiom
  let isRealTime: Bool

  static func virtual(on idiom: UIUserInterfaceIdiom = .phone) -> Pace {
    Pace(device: HeadlessDevice(idiom: idiom).drivingLifecycleTime(), idiom: idiom, isRealTime: false)
  }

  static func realTime(on idiom: UIUserInterfaceIdiom = .phone) -> Pace {
    LifecycleTime.current = .system
    return Pace(device: HeadlessDevice(time: .real, idiom: idiom), idiom: idiom, isRealTime: true)
  }

  /// - Parameter happenings: how much has been reported so far: minutes in which nothing is are skipped.
  func wait(_ seconds: TimeInterval, counting happenings: () -> Int = { 0 }) {
    guard isRealTime else { return device.advance(by: seconds, counting: happenings) }
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

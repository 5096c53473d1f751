import Dispatch
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import SuspendBehavior
import UIKit

/// The app under measurement, in real time. It performs the commands on standard input and prints each event it receives,
/// one line each.
@MainActor
final class MeasuredApp {
  private let device: HeadlessDevice
  private var subscription: LifecycleSubscription?
  private var isOver = false

  init() {
    LifecycleTime.current = .system
    device = HeadlessDevice(time: .real)
  }

  /// Runs the main run loop until standard input ends.
  func run() {
    let options = SuspendOptions(accuracy: 0.1, backgroundTime: 21)
    subscription = SuspendMonitor.shared.subscribe(options) { [weak self] event in
      self?.write(Self.line(event))
    }
    device.launch(showing: UIViewController())
    write("ready")
    Thread {
      while let line = readLine() {
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.perform(line) } }
      }
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.isOver = true } }
    }.start()
    while !isOver {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  private func perform(_ line: String) {
    switch line {
    case "home": device.pressHome()
    case "open": device.openApp()
    case "spin":
      let end = Date(timeIntervalSinceNow: Trial.busySeconds)
      while Date() < end {}
    case "block": Thread.sleep(forTimeInterval: Trial.busySeconds)
    case "usage": write("used \(LifecycleTime.system.read().processor)")
    case "ping": write("pong")
    default: write("unknown \(line)")
    }
  }

  // Unbuffered, so that nothing is lost when the process is killed.
  private func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func line(_ event: SuspendEvent) -> String {
    switch event {
    case .willSuspend(let warning): "willSuspend \(warning.name)"
    case .didSuspend(let suspension): "didSuspend \(suspension.confidence.name)"
    case .didUnsuspend(let suspension): "didUnsuspend \(suspension.seconds)"
    case .averted: "averted"
    case .stalled(let stall): "stalled \(stall.seconds) \(stall.name)"
    case .failed(let failure): "failed \(failure.name)"
    }
  }
}

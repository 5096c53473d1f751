import Foundation
import HeadlessDevice
import LifecycleBehaviors
import SuspendBehavior
import UIKit

/// The app under measurement, in real time. It prints each event of the monitor that it receives, one line each.
@MainActor
struct MeasuredApp {
  private let device: HeadlessDevice

  init() {
    device = HeadlessDevice(time: .real)
  }

  func run() {
    let options = SuspendOptions(accuracy: 0.1, backgroundTime: 21)
    let subscription = SuspendMonitor.shared.subscribe(options) { CommandLoop.write(Self.line($0)) }
    device.launch(showing: UIViewController())
    CommandLoop.run(perform)
    withExtendedLifetime(subscription) {}
  }

  private func perform(_ command: String) -> Bool {
    switch command {
    case "home": device.pressHome()
    case "open": device.openApp()
    case "spin":
      let end = Date(timeIntervalSinceNow: Trial.busySeconds)
      while Date() < end {}
    case "block": Thread.sleep(forTimeInterval: Trial.busySeconds)
    case "usage": CommandLoop.write("used \(LifecycleTime.system.read().processor)")
    default: return false
    }
    return true
  }

  private static func line(_ event: SuspendEvent) -> String {
    switch event {
    case .willSuspend(let warning): "willSuspend \(warning.name)"
    case .didSuspend(let suspension): "didSuspend \(suspension.isCertain ? "certain" : "uncertain")"
    case .didUnsuspend(let suspension): "didUnsuspend \(suspension.seconds)"
    case .averted: "averted"
    case .stalled(let seconds, let byDebugger): "stalled \(seconds) \(byDebugger ? "debugger" : "mainThread")"
    case .failed(let failure): "failed \(failure.name)"
    }
  }
}

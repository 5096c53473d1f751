import Foundation
import HeadlessDevice
import UIKit

/// Plays what the system does to the device: Home, Control Center, calls, suspension.
@MainActor
struct SystemActionPlayer {
  private let pace: Pace
  private let app: DemoApp

  init(pace: Pace, app: DemoApp) {
    self.pace = pace
    self.app = app
  }

  func plan(_ action: JourneyCommand.SystemAction) throws(Refusal) -> JourneyPlan {
    if action == .open, !pace.device.isRunning { return try app.planToLaunchAgain() }
    try app.requireRunning()
    if let refusal = rules.refusal(of: action) { throw refusal }
    if case .suspend(let seconds) = action { try requireSuspension(seconds) }
    return { () throws(Refusal) in try carryOut(action, on: pace.device) }
  }

  private func carryOut(_ action: JourneyCommand.SystemAction, on device: HeadlessDevice) throws(Refusal) {
    switch action {
    case .home: device.pressHome()
    case .open: device.openApp()
    case .controlCenter(isOpen: true): device.openControlCenter()
    case .controlCenter(isOpen: false): device.closeControlCenter()
    case .call: device.receiveCall()
    case .endCall: device.endCall()
    case .prompt: device.showSystemAlert()
    case .endPrompt: device.dismissSystemAlert()
    case .lock: device.lock()
    case .unlock: device.unlock()
    case .suspend(let seconds): try suspend(seconds)
    case .kill: app.kill()
    }
  }

  private var rules: SystemRules {
    let device = pace.device
    return SystemRules(
      isInForeground: device.isInForeground, isLocked: device.isLocked, interruptions: device.interruptions)
  }

  private func requireSuspension(_ seconds: TimeInterval) throws(Refusal) {
    try pace.requireTime(seconds)
    guard UIApplication.shared.applicationState == .background else {
      throw Refusal(message: "iOS suspends apps in the background only; go 'home' first")
    }
  }

  private func suspend(_ seconds: TimeInterval) throws(Refusal) {
    do {
      try pace.suspend(seconds)
    } catch {
      throw Refusal(message: "the process could not be stopped: \(error)")
    }
  }
}

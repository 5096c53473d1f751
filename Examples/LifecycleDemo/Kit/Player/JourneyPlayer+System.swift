import HeadlessDevice
import UIKit

extension JourneyPlayer {
  func perform(_ action: JourneyCommand.SystemAction) throws(Refusal) {
    switch action {
    case .home: try inFront().pressHome()
    case .open: try open()
    case .controlCenter(isOpen: true): try without(.controlCenter).openControlCenter()
    case .controlCenter(isOpen: false): try with(.controlCenter).closeControlCenter()
    case .call: try without(.call).receiveCall()
    case .endCall: try with(.call).endCall()
    case .prompt: try without(.systemAlert).showSystemAlert()
    case .endPrompt: try with(.systemAlert).dismissSystemAlert()
    case .lock: try locked(false).lock()
    case .unlock: try locked(true).unlock()
    case .suspend(let seconds): try suspend(seconds)
    case .kill: try killApp()
    }
  }

  private func open() throws(Refusal) {
    guard device.isRunning else { return try launch(requireRoot()) }
    try locked(false, for: "; 'unlock' it")
    if device.isInForeground { throw Refusal(message: "the app is open already") }
    device.openApp()
  }

  private func suspend(_ seconds: TimeInterval) throws(Refusal) {
    try requireRunning()
    try requireTime(seconds)
    guard UIApplication.shared.applicationState == .background else {
      throw Refusal(message: "iOS suspends apps in the background only; go 'home' first")
    }
    do {
      try pace.suspend(seconds)
    } catch {
      throw Refusal(message: "the process could not be stopped: \(error)")
    }
  }

  private func killApp() throws(Refusal) {
    try requireRunning()
    suspension?.stop()
    suspension = nil
    overlay = nil
    stage.clear()
    device.kill()
    report(.app, "app", "killed")
  }
}

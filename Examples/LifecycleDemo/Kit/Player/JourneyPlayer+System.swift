import HeadlessDevice
import UIKit

extension JourneyPlayer {
  func perform(_ action: JourneyCommand.SystemAction) throws(Refusal) {
    switch action {
    case .home: try requireRunning().pressHome()
    case .open: try open()
    case .controlCenter(isOpen: true): try requireRunning().openControlCenter()
    case .controlCenter(isOpen: false): try requireRunning().closeControlCenter()
    case .call: try requireRunning().receiveCall()
    case .endCall: try requireRunning().endCall()
    case .prompt: try requireRunning().showSystemAlert()
    case .endPrompt: try requireRunning().dismissSystemAlert()
    case .lock: try requireRunning().lock()
    case .unlock: try requireRunning().unlock()
    case .suspend(let seconds): try suspend(seconds)
    case .kill: try killApp()
    }
  }

  private func open() throws(Refusal) {
    if device.isRunning { device.openApp() } else { try launch(requireRoot()) }
  }

  private func suspend(_ seconds: TimeInterval) throws(Refusal) {
    try requireRunning()
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

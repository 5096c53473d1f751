import HeadlessDevice
import UIKit

extension JourneyPlayer {
  func plan(_ action: JourneyCommand.SystemAction) throws(JourneyRefusal) -> JourneyPlan {
    if action == .open, !device.isRunning { return try planToLaunchAgain() }
    try requireRunning()
    if let refusal = refusal(of: action) { throw refusal }
    if case .suspend(let seconds) = action { try requireSuspension(seconds) }
    if case .busy(let seconds) = action { try pace.requireTime(seconds) }
    return { [self] () throws(JourneyRefusal) in try carryOut(action) }
  }

  private func carryOut(_ action: JourneyCommand.SystemAction) throws(JourneyRefusal) {
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
    case .suspend(let seconds): try pace.suspend(seconds)
    case .kill: kill()
    case .rotate(let isLandscape): device.rotate(to: isLandscape ? .landscapeLeft : .portrait)
    case .memoryWarning: device.warnOfMemory()
    case .busy(let seconds): device.blockMainThread(for: seconds)
    }
  }

  private func requireSuspension(_ seconds: TimeInterval) throws(JourneyRefusal) {
    try pace.requireTime(seconds)
    guard UIApplication.shared.applicationState == .background else {
      throw JourneyRefusal("iOS suspends apps in the background only; go 'home' first")
    }
  }

  /// An action that would change nothing on the device is a mistake in the journey.
  private func refusal(of action: JourneyCommand.SystemAction) -> JourneyRefusal? {
    switch action {
    case .home: device.isInForeground ? nil : JourneyRefusal("the app is in the background already")
    case .open: refusalToOpen
    case .controlCenter(isOpen: true): refusalToBegin(.controlCenter)
    case .controlCenter(isOpen: false): refusalToEnd(.controlCenter)
    case .call: refusalToBegin(.call)
    case .endCall: refusalToEnd(.call)
    case .prompt: refusalToBegin(.systemAlert)
    case .endPrompt: refusalToEnd(.systemAlert)
    case .lock: device.isLocked ? JourneyRefusal("the device is locked already") : nil
    case .unlock: device.isLocked ? nil : JourneyRefusal("the device is not locked")
    case .rotate(let isLandscape):
      device.orientation.isLandscape == isLandscape ? JourneyRefusal("the device is held like that already") : nil
    case .memoryWarning, .busy: device.isSuspended ? JourneyRefusal("the process is suspended") : nil
    case .suspend, .kill: nil
    }
  }

  private var refusalToOpen: JourneyRefusal? {
    if device.isLocked { return JourneyRefusal("the device is locked; 'unlock' it") }
    return device.isInForeground ? JourneyRefusal("the app is open already") : nil
  }

  private func refusalToBegin(_ interruption: HeadlessDevice.Interruption) -> JourneyRefusal? {
    guard device.interruptions.contains(interruption) else { return nil }
    return JourneyRefusal("\(interruption.name) is there already; '\(interruption.end.text)' first")
  }

  private func refusalToEnd(_ interruption: HeadlessDevice.Interruption) -> JourneyRefusal? {
    if device.interruptions.contains(interruption) { return nil }
    return JourneyRefusal("there is no \(interruption.name) that '\(interruption.end.text)' could end")
  }
}

extension HeadlessDevice.Interruption {
  fileprivate var name: String {
    switch self {
    case .controlCenter: "Control Center"
    case .call: "call"
    case .systemAlert: "prompt"
    }
  }
}

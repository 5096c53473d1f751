import HeadlessDevice
import UIKit

// A command that would change nothing is a mistake in the journey.

extension JourneyPlayer {
  func inFront() throws(Refusal) -> HeadlessDevice {
    let device = try requireRunning()
    guard device.isInForeground else { throw Refusal(message: "the app is in the background already") }
    return device
  }

  func without(_ interruption: HeadlessDevice.Interruption) throws(Refusal) -> HeadlessDevice {
    let device = try requireRunning()
    if device.interruptions.contains(interruption) {
      throw Refusal(message: "\(name(of: interruption)) is there already; '\(end(of: interruption))' first")
    }
    return device
  }

  func with(_ interruption: HeadlessDevice.Interruption) throws(Refusal) -> HeadlessDevice {
    let device = try requireRunning()
    guard device.interruptions.contains(interruption) else {
      throw Refusal(message: "there is no \(name(of: interruption)) that '\(end(of: interruption))' could end")
    }
    return device
  }

  /// - Parameter remedy: what to do instead.
  @discardableResult
  func locked(_ isLocked: Bool, for remedy: String = " already") throws(Refusal) -> HeadlessDevice {
    let device = try requireRunning()
    guard device.isLocked == isLocked else {
      throw Refusal(message: isLocked ? "the device is not locked" : "the device is locked" + remedy)
    }
    return device
  }

  private func name(of interruption: HeadlessDevice.Interruption) -> String {
    switch interruption {
    case .controlCenter: "Control Center"
    case .call: "call"
    case .systemAlert: "prompt"
    }
  }

  private func end(of interruption: HeadlessDevice.Interruption) -> String {
    switch interruption {
    case .controlCenter: "control-center close"
    case .call: "end call"
    case .systemAlert: "end prompt"
    }
  }
}

import HeadlessDevice

/// Decides whether an action of the system would change something on the device. One that would not is a mistake in the
/// journey.
struct SystemRules {
  let isInForeground: Bool
  let isLocked: Bool
  let interruptions: Set<HeadlessDevice.Interruption>

  /// - Returns: why `action` is refused; nil if it would change something.
  func refusal(of action: JourneyCommand.SystemAction) -> Refusal? {
    switch action {
    case .home: isInForeground ? nil : Refusal(message: "the app is in the background already")
    case .open: refusalToOpen
    case .controlCenter(isOpen: true): refusalToBegin(.controlCenter)
    case .controlCenter(isOpen: false): refusalToEnd(.controlCenter)
    case .call: refusalToBegin(.call)
    case .endCall: refusalToEnd(.call)
    case .prompt: refusalToBegin(.systemAlert)
    case .endPrompt: refusalToEnd(.systemAlert)
    case .lock: isLocked ? Refusal(message: "the device is locked already") : nil
    case .unlock: isLocked ? nil : Refusal(message: "the device is not locked")
    case .suspend, .kill: nil
    }
  }

  private var refusalToOpen: Refusal? {
    if isLocked { return Refusal(message: "the device is locked; 'unlock' it") }
    return isInForeground ? Refusal(message: "the app is open already") : nil
  }

  private func refusalToBegin(_ interruption: HeadlessDevice.Interruption) -> Refusal? {
    guard interruptions.contains(interruption) else { return nil }
    return Refusal(message: "\(name(of: interruption)) is there already; '\(end(of: interruption))' first")
  }

  private func refusalToEnd(_ interruption: HeadlessDevice.Interruption) -> Refusal? {
    if interruptions.contains(interruption) { return nil }
    return Refusal(message: "there is no \(name(of: interruption)) that '\(end(of: interruption))' could end")
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

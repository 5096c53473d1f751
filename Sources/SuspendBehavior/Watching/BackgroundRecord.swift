import LifecycleBehaviors

/// Writes on disk what the process does in the background.
@MainActor
package protocol BackgroundRecord: AnyObject {
  func enterBackground(at now: ClockReading, isHeld: Bool)
  func giveSign(at now: ClockReading, isHeld: Bool)
  func enterForeground()
}

import Journey
import UIKit

/// A screen that keeps the device awake gives the idle timer back before it is closed.
final class IdleTimerCheck: FuzzCheck {
  /// The screen that was visible when the timer was disabled.
  private var disabling: (screen: ObjectIdentifier, typeName: String)?

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    guard app.device.isRunning, UIApplication.shared.isIdleTimerDisabled else {
      // In the background a screen may give it back for the time being.
      if !app.device.isRunning || UIApplication.shared.applicationState != .background { disabling = nil }
      return []
    }
    if disabling == nil, let screen = app.path.last(where: \.isOfApp) {
      disabling = (ObjectIdentifier(screen), screen.typeName)
    }
    return []
  }

  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    guard let disabling, !app.screens.contains(where: { ObjectIdentifier($0) == disabling.screen }) else { return [] }
    return [
      FuzzFault(
        .idleTimer, of: disabling.typeName,
        """
        isIdleTimerDisabled became true on \(disabling.typeName), and still is after that was closed: the device does not lock itself any \
        more. Set it to false when the screen disappears, or add KeepAwakeBehavior.
        """)
    ]
  }
}

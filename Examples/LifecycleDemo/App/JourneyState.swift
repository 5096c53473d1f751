import FocusBehavior
import Foundation
import HeadlessDevice
import Journey
import UIKit

/// What is so in the app of a journey at one moment, in words.
struct JourneyState: Equatable {
  var seconds: TimeInterval
  /// `active`, `inactive`, `background`, `suspended`, or why there is no app.
  var app: String
  /// The screen, alert or overlay that the user sees; nil if there is none.
  var visible: String?
  var focused: [String] = []
  /// Which screen would have focus, and why it does not: the visible one, or the one below an alert.
  var reason: String?
}

extension JourneyState {
  @MainActor
  init(at seconds: TimeInterval, _ player: JourneyPlayer, _ overlay: DemoOverlay) {
    self.init(seconds: seconds, app: Self.appState(player.device))
    guard player.device.isRunning else { return }
    let screens = player.namedScreens
    visible = overlay.isShown ? "overlay" : player.visible?.journeyName
    focused = screens.filter { $0.focus?.hasFocus == true }.map(\.journeyName)
    let visibleScreen = screens.first { $0 === player.visible }
    reason = (visibleScreen ?? screens.last(where: \.isUnfocusedOnScreen)).flatMap(Self.reason)
  }

  @MainActor
  private static func appState(_ device: HeadlessDevice) -> String {
    guard device.isRunning else { return "not running" }
    if device.isSuspended { return "suspended" }
    return switch UIApplication.shared.applicationState {
    case .active: "active"
    case .inactive: "inactive"
    default: "background"
    }
  }

  @MainActor
  private static func reason(of screen: UIViewController) -> String? {
    guard let reason = screen.focus?.reason else { return nil }
    return "\(screen.journeyName): " + [reason.name, reason.coverName].compactMap(\.self).joined(separator: " ")
  }
}

extension UIViewController {
  /// Whether it has appeared, and something else than its disappearance keeps it from focus.
  fileprivate var isUnfocusedOnScreen: Bool {
    switch focus?.reason {
    case nil, .notAppeared, .disappeared, .detached: false
    default: focus?.hasFocus == false
    }
  }
}

extension JourneyState: CustomStringConvertible {
  var description: String {
    var parts = [String(format: "%.1f s", seconds), "app \(app)"]
    if let visible { parts.append("visible \(visible)") }
    if !focused.isEmpty {
      parts.append("focus \(focused.joined(separator: ", "))")
    } else if let reason {
      parts.append("no focus (\(reason))")
    }
    return parts.joined(separator: " · ")
  }
}

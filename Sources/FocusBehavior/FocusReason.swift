import UIKit

/// Why a screen has, or has not, the user's attention.
public enum FocusReason: Sendable {
  // MARK: Gained

  /// The screen's appearance is complete.
  case appeared
  /// What was presented over it is gone.
  case uncovered
  /// The app is active again.
  case appActive
  /// The screen's scene is active again.
  case sceneActive
  /// The screen's window is the key window again.
  case windowKey
  /// The screen's window is visible again.
  case windowVisible
  /// The screen is the most recently used of its ``FocusGroup`` again.
  case mostRecentlyUsed

  // MARK: Lost

  /// The screen has not appeared since the behavior was attached.
  case notAppeared
  /// The screen has left: popped, pushed over, another tab, removed.
  case disappeared
  /// Another view controller is presented over the screen.
  case covered(by: FocusCover)
  /// An alert or action sheet is presented over the screen.
  case alert(FocusCover)
  /// The app is in front and inactive: Control Center, a call, a permission prompt, Face ID.
  case appInactive
  /// The app is in the background.
  case appBackground
  /// The screen's scene is inactive while another scene of the app is active.
  case sceneInactive
  /// The screen's scene is in the background or disconnected while another scene of the app is not.
  case sceneBackground
  /// Another window of the same scene is the key window, or none is.
  case windowNotKey(FocusWindow?)
  /// The screen's window is hidden, or the screen is in none.
  case windowHidden
  /// Another screen of the same ``FocusGroup`` has been used more recently.
  case lessRecentlyUsed
  /// The behavior is leaving the screen.
  case detached
  /// The screen was released while it had focus, as with a window that nobody keeps and nobody has hidden. Only a
  /// closure that is not handed the screen can be told.
  case deinitialized

  /// The case's name, without what it carries: `"covered"`.
  public var name: String {
    switch self {
    case .appeared: "appeared"
    case .uncovered: "uncovered"
    case .appActive: "appActive"
    case .sceneActive: "sceneActive"
    case .windowKey: "windowKey"
    case .windowVisible: "windowVisible"
    case .mostRecentlyUsed: "mostRecentlyUsed"
    case .notAppeared: "notAppeared"
    case .disappeared: "disappeared"
    case .covered: "covered"
    case .alert: "alert"
    case .appInactive: "appInactive"
    case .appBackground: "appBackground"
    case .sceneInactive: "sceneInactive"
    case .sceneBackground: "sceneBackground"
    case .windowNotKey: "windowNotKey"
    case .windowHidden: "windowHidden"
    case .lessRecentlyUsed: "lessRecentlyUsed"
    case .detached: "detached"
    case .deinitialized: "deinitialized"
    }
  }

  /// What covers the screen, for ``covered(by:)`` and ``alert(_:)``.
  public var cover: FocusCover? {
    switch self {
    case .covered(let cover), .alert(let cover): cover
    case .appeared, .uncovered, .appActive, .sceneActive, .windowKey, .windowVisible, .mostRecentlyUsed: nil
    case .notAppeared, .disappeared, .appInactive, .appBackground, .sceneInactive, .sceneBackground: nil
    case .windowNotKey, .windowHidden, .lessRecentlyUsed, .detached, .deinitialized: nil
    }
  }

  /// The window that is key instead of the screen's own, for ``windowNotKey(_:)``.
  public var keyWindow: FocusWindow? {
    if case .windowNotKey(let window) = self { return window }
    return nil
  }
}

extension FocusReason: Equatable {
  /// Two reasons are equal if the case is the same and, where something covers the screen, the same controller does.
  /// Which other window is key makes no difference: that focus moves on elsewhere is no news.
  public static func == (left: FocusReason, right: FocusReason) -> Bool {
    left.name == right.name && left.cover == right.cover
  }
}

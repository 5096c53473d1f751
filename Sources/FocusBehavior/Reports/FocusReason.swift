import LifecycleBehaviors
import UIKit

/// Why a screen has, or has not, the user's attention.
///
/// ```swift
/// FocusBehavior { change in
///   if case .covered(by: let cover) = change.reason { print("covered by \(cover)") }
/// }
/// ```
/// Two reasons are equal if the case is the same and so is the cover it carries. For statistics use ``name``; for a log
/// print the reason itself. See <doc:WhatCountsAsAttention>.
///
/// ## Topics
///
/// ### The screen
///
/// - ``notAppeared``
/// - ``appeared``
/// - ``disappeared(_:)``
/// - ``detached``
/// - ``deinitialized``
///
/// ### What covers it
///
/// - ``covered(by:)``
/// - ``alert(by:)``
/// - ``uncovered``
///
/// ### Its window
///
/// - ``windowNotKey(by:)``
/// - ``windowKey``
/// - ``windowHidden``
/// - ``windowVisible``
///
/// ### The app and its scenes
///
/// - ``appInactive``
/// - ``appBackground``
/// - ``appActive``
/// - ``sceneInactive``
/// - ``sceneBackground``
/// - ``sceneActive``
///
/// ### Several screens
///
/// - ``lessRecentlyUsed``
/// - ``mostRecentlyUsed``
///
/// ### In statistics and in a log
///
/// - ``name``
/// - ``cover``
/// - ``description``
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum FocusReason: Hashable, Sendable {
  // MARK: Gained

  /// The screen's appearance is complete.
  case appeared
  /// Its cover has been dismissed.
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
  /// The screen has disappeared: popped, pushed over, another tab, removed.
  case disappeared(ScreenDisappearance)
  /// Another view controller is presented over the screen.
  case covered(by: FocusCover)
  /// An alert or action sheet is presented over the screen.
  case alert(by: FocusCover)
  /// The app is in the foreground and inactive: Control Center, a call, a permission prompt, Face ID.
  case appInactive
  /// The app is in the background.
  case appBackground
  /// The screen's scene is inactive while another scene of the app is active.
  case sceneInactive
  /// The screen's scene is in the background or disconnected while another scene of the app is not.
  case sceneBackground
  /// Another window of the same scene is the key window.
  case windowNotKey(by: FocusCover?)
  /// The screen's window is hidden, or the screen is in none.
  case windowHidden
  /// Another screen of the same ``FocusGroup`` has been used more recently.
  case lessRecentlyUsed
  /// The behavior is being removed from the screen.
  case detached
  /// The screen was released while it had focus, as with a window that is released without being hidden. Reported only to a
  /// closure that does not receive the screen.
  case deinitialized

  /// The case's name, without the object that it carries: `"covered"`, and `"popped"` for a screen that has disappeared so. It is the same in every run and for every screen, fit for
  /// counting.
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
    case .disappeared(let how): how.rawValue
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

  /// The cause of ``covered(by:)``, ``alert(by:)`` and ``windowNotKey(by:)``: a presented controller, or
  /// the window that is key instead of the screen's own.
  public var cover: FocusCover? {
    switch self {
    case .covered(by: let cover), .alert(by: let cover): cover
    case .windowNotKey(by: let window): window
    case .appeared, .uncovered, .appActive, .sceneActive, .windowKey, .windowVisible, .mostRecentlyUsed: nil
    case .notAppeared, .disappeared, .appInactive, .appBackground, .sceneInactive, .sceneBackground: nil
    case .windowHidden, .lessRecentlyUsed, .detached, .deinitialized: nil
    }
  }
}

extension FocusReason: CustomStringConvertible {
  /// For a log: the name, and what the case carries, as in `"covered by sheet QueueViewController"`,
  /// `"alert UIAlertController"` and `"windowNotKey, key is the window of LockViewController"`.
  public var description: String {
    switch self {
    case .covered(by: let cover): "\(name) by \(cover)"
    case .alert(by: let cover): "\(cover)"
    case .windowNotKey(by: let window?): "\(name), key is the \(window)"
    default: name
    }
  }
}

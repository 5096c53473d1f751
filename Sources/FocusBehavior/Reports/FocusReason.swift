import LifecycleBehaviors

/// Why a screen has focus, or why not.
///
/// ```swift
/// FocusBehavior { change in
///   if change.reason == .alert { print("an alert is over the screen") }
/// }
/// ```
///
/// The reason does not contain the cover that took focus: read ``FocusChange/cover``. <doc:WhyFocusWasLost> lists the
/// reason of each event. Later versions may have more reasons, so a `switch` over them needs a `default`.
///
/// ## Topics
///
/// ### Gained
///
/// - ``appeared``
/// - ``uncovered``
/// - ``appActive``
/// - ``sceneActive``
/// - ``sceneFrontmost``
/// - ``windowKey``
/// - ``windowVisible``
/// - ``viewVisible``
/// - ``mostRecentlyUsed``
///
/// ### Covered
///
/// - ``covered``
/// - ``alert``
///
/// ### Not on screen
///
/// - ``notAppeared``
/// - ``popped``
/// - ``dismissed``
/// - ``replaced``
/// - ``removed``
/// - ``windowClosed``
/// - ``pushedOver``
/// - ``tabChanged``
/// - ``pageTurned``
/// - ``disappeared``
/// - ``isDisappearance``
///
/// ### Windows, scenes and the app
///
/// - ``windowNotKey``
/// - ``windowHidden``
/// - ``viewHidden``
/// - ``appInactive``
/// - ``appBackground``
/// - ``sceneInactive``
/// - ``sceneBackground``
/// - ``sceneNotFrontmost``
///
/// ### Other
///
/// - ``lessRecentlyUsed``
/// - ``detached``
/// - ``deinitialized``
///
/// ### In statistics and in a log
///
/// - ``name``
public struct FocusReason: Hashable, Sendable, CustomStringConvertible {
  /// The name of the constant, such as `covered`. The name is the same in every run and for every screen, so you can count by it.
  public let name: String

  /// Whether the reason is a disappearance of the screen: true for ``popped``, ``dismissed``, ``replaced``, ``removed``,
  /// ``windowClosed``, ``pushedOver``, ``tabChanged``, ``pageTurned`` and ``disappeared``. False for ``covered`` and
  /// ``windowHidden``, even if the screen has disappeared too, for example under a full-screen presentation.
  ///
  /// ```swift
  /// FocusBehavior { [player] change in
  ///   if change.reason.isDisappearance { player.isMuted = true }
  /// }
  /// ```
  public let isDisappearance: Bool

  /// The ``name``.
  public var description: String { name }

  private init(_ name: String) {
    self.name = name
    isDisappearance = false
  }

  init(_ disappearance: ScreenDisappearance) {
    name = disappearance.name
    isDisappearance = true
  }
}

// MARK: Gained

extension FocusReason {
  /// The screen's appearance is complete.
  public static let appeared = FocusReason("appeared")
  /// The cover of the screen has been dismissed.
  public static let uncovered = FocusReason("uncovered")
  /// The app is active again.
  public static let appActive = FocusReason("appActive")
  /// The screen's scene is active again.
  public static let sceneActive = FocusReason("sceneActive")
  /// The user works in the screen's scene again.
  public static let sceneFrontmost = FocusReason("sceneFrontmost")
  /// The screen's window is the key window again.
  public static let windowKey = FocusReason("windowKey")
  /// The screen's window is visible again.
  public static let windowVisible = FocusReason("windowVisible")
  /// The screen's view is visible again.
  public static let viewVisible = FocusReason("viewVisible")
  /// The screen is the most recently used screen of its ``FocusGroup`` again.
  public static let mostRecentlyUsed = FocusReason("mostRecentlyUsed")
}

// MARK: Lost

extension FocusReason {
  /// Another view controller is presented over the screen.
  public static let covered = FocusReason("covered")
  /// An alert or action sheet is presented over the screen, or shown in a key window that shows nothing else.
  public static let alert = FocusReason("alert")
  /// Another window of the same scene is the key window.
  public static let windowNotKey = FocusReason("windowNotKey")
  /// The screen's window is hidden. A screen that is in no window has disappeared (``isDisappearance``), or is ``covered``.
  public static let windowHidden = FocusReason("windowHidden")
  /// The screen has appeared, but its view is not visible: the view or a view around it is hidden, transparent or collapsed, or
  /// the view is outside the window or clipped away, for example by a scroll view.
  public static let viewHidden = FocusReason("viewHidden")
  /// The app is in the foreground and inactive: Control Center, a call, a permission prompt, Face ID.
  public static let appInactive = FocusReason("appInactive")
  /// The app is in the background.
  public static let appBackground = FocusReason("appBackground")
  /// The screen's scene is inactive while another scene of the app is active.
  public static let sceneInactive = FocusReason("sceneInactive")
  /// The screen's scene is in the background or disconnected while another scene of the app is not.
  public static let sceneBackground = FocusReason("sceneBackground")
  /// On an iPad, the user works in another window, next to the screen's window.
  public static let sceneNotFrontmost = FocusReason("sceneNotFrontmost")
  /// Another screen of the same ``FocusGroup`` has been used more recently.
  public static let lessRecentlyUsed = FocusReason("lessRecentlyUsed")
  /// The behavior is being removed from the screen.
  public static let detached = FocusReason("detached")
  /// The screen was deallocated while it had focus, for example together with a visible window. Reported only to a closure that
  /// does not receive the screen.
  public static let deinitialized = FocusReason("deinitialized")
}

// MARK: Not on screen

extension FocusReason {
  /// The screen has not appeared since the behavior was attached.
  public static let notAppeared = FocusReason("notAppeared")
  /// The screen, or a controller that contains it, was popped.
  public static let popped = FocusReason(.closed(.popped))
  /// The screen, or a controller that contains it, was dismissed.
  public static let dismissed = FocusReason(.closed(.dismissed))
  /// Another screen took the screen's place in its container.
  public static let replaced = FocusReason(.closed(.replaced))
  /// The screen was removed from its container.
  public static let removed = FocusReason(.closed(.removed))
  /// The screen's window was closed.
  public static let windowClosed = FocusReason(.closed(.windowClosed))
  /// Another screen was pushed over this screen, or over a controller that contains this screen.
  public static let pushedOver = FocusReason(.pushedOver)
  /// Another tab is selected.
  public static let tabChanged = FocusReason(.tabChanged)
  /// Another page is shown.
  public static let pageTurned = FocusReason(.pageTurned)
  /// The screen disappeared in any other way: for example, its column was hidden, or your own container removed its view.
  public static let disappeared = FocusReason(.other)
}

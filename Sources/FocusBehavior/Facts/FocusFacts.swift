import LifecycleBehaviors

/// The facts about one screen at one moment; read off UIKit by `FocusReader`.
struct FocusFacts: Equatable {
  enum Appearance: CaseIterable {
    /// `viewDidAppear` has not been called since the behavior was attached.
    case notAppeared
    /// Between `viewDidAppear` and `viewDidDisappear`.
    case appeared
    /// After `viewDidDisappear`.
    case disappeared
  }

  enum Window: CaseIterable {
    case visible, hidden, none
  }

  /// The state of the app or of a scene.
  enum Activity: CaseIterable {
    case active, inactive, background
    /// Entering the foreground, and not active yet.
    case entering
  }

  var appearance = Appearance.appeared
  /// Why the screen has disappeared, where it has.
  var disappearance = ScreenDisappearance.other
  /// A transition of the screen, or of a controller that contains or presents it, is under way and may yet be cancelled.
  var isInTransition = false
  /// The nearest controller over the screen or over a controller that contains it; of several, one that counts.
  var cover: FocusCover?
  /// The cover is being presented or dismissed.
  var isCoverInTransition = false
  /// Its view could be seen if nothing were over it.
  var isInSight = true
  var window = Window.visible
  var isWindowKey = true
  /// The scene's key window, where it is another one.
  var keyWindow: FocusCover?
  var scene = Activity.active
  /// The user works in its scene and not in another one beside it.
  var isFrontmost = true
  var app = Activity.active
}

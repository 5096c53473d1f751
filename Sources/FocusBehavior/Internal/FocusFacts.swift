/// What is known about one screen at one moment; read from UIKit in `FocusFacts+UIKit.swift`.
struct FocusFacts: Equatable {
  enum Appearance: Hashable, CaseIterable {
    /// `viewDidAppear` has not come since the behavior was attached.
    case notAppeared
    /// Between `viewDidAppear` and `viewDidDisappear`.
    case appeared
    /// After `viewDidDisappear`.
    case disappeared
  }

  enum Window: Hashable, CaseIterable {
    case visible, hidden, none
  }

  enum Activity: Hashable, CaseIterable {
    case active, inactive, background
    /// On its way to the front, and not active yet.
    case entering
  }

  var appearance = Appearance.appeared
  /// The screen, or what it stands in or on, is on its way and may yet be taken back.
  var isInTransition = false
  /// The nearest controller presented by the screen or by a controller that contains it.
  var cover: FocusCover?
  /// What is presented is on its way, in or out.
  var isCoverInTransition = false
  var window = Window.visible
  var isWindowKey = true
  /// The scene's key window, where it is another one.
  var keyWindow: FocusCover?
  var scene = Activity.active
  var app = Activity.active
  /// Another member of the group could have focus too and has been used more recently.
  var isOutranked = false
}

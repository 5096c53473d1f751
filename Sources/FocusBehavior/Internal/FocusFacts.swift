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
  }

  var appearance = Appearance.appeared
  /// A transition with animation is under way: what is presented may yet be taken back.
  var isInTransition = false
  /// The nearest controller presented by the screen or by a controller that contains it.
  var cover: FocusCover?
  var window = Window.visible
  var isWindowKey = true
  var scene = Activity.active
  var app = Activity.active
}

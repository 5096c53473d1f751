import Foundation

/// The facts about one window of a scene.
struct WindowFacts: Equatable {
  /// It was key when the overlay was shown.
  var wasKey = false
  var isOverlay = false
  /// It is one of the system's own, such as the keyboard's.
  var isSystem = false
  var isVisible = true
  var canBecomeKey = true
  var level: CGFloat = 0
}

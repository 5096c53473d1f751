/// The facts about the surroundings of one field at one moment; read from UIKit in `InputFocusFacts+UIKit.swift`.
struct InputFocusFacts: Equatable {
  enum Place: Hashable, CaseIterable {
    /// No view is registered, or it has been deallocated.
    case nowhere
    /// In no window, or in a hidden one.
    case noWindow
    case inWindow
  }

  var place = Place.inWindow
  /// The screen has not appeared, or has disappeared for another reason than a cover, as far as a behavior knows it.
  var isScreenAway = false
  /// The screen or a controller that contains it is in a transition, or is the preview of a menu.
  var isInTransition = false
  /// Something is presented over the screen.
  var isCovered = false
  /// Another window of the scene is key.
  var isOtherWindowKey = false
  /// The scene is in front and active.
  var isActive = true
}

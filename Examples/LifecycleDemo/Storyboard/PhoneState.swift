/// What the user sees on the phone at one moment of a journey.
struct PhoneState: Equatable {
  /// What lies over a screen.
  struct Cover: Hashable {
    enum Form: String {
      case sheet, fullScreen, popover, alert, menu, overlay
    }

    var form: Form
    var name: String
    /// What is written on it, if it can be read.
    var content: PhoneContent?
  }

  /// What the system shows over the app, or in its place.
  enum System: String, Hashable {
    case controlCenter, call, prompt, lock, home
  }

  /// The screen below all covers.
  var screen: String
  /// What is written on it, if it can be read.
  var content: PhoneContent?
  /// How many screens its navigation controller has below it.
  var depth: Int
  /// The titles of the tab bar, if there is one, and which of them is selected.
  var tabs: [String] = []
  var selectedTab = 0
  /// From the back to the front.
  var covers: [Cover] = []
  var system: System?

  /// What is seen without what is written on the screen and on its covers.
  struct Outline: Hashable {
    var screen: String
    var depth: Int
    var selectedTab: Int
    var covers: [Cover]
    var system: System?
    var hasKeyboard: Bool
  }

  var outline: Outline {
    Outline(
      screen: screen, depth: depth, selectedTab: selectedTab,
      covers: covers.map { Cover(form: $0.form, name: $0.name) }, system: system,
      hasKeyboard: content?.isEdited == true)
  }
}

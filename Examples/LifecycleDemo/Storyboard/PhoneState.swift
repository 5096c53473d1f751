/// What the user sees on the phone at one moment of a journey.
struct PhoneState: Equatable {
  /// What lies over a screen.
  struct Cover: Hashable {
    enum Form: String {
      case sheet, undimmedSheet, fullScreen, popover, alert, menu, overlay
    }

    var form: Form
    var name: String
    /// What is written on it, if it can be read.
    var content: PhoneContent?
    /// Whether it belongs to a sheet, as a menu of a button there does.
    var isOnSheet = false
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
  /// From the back to the front.
  var systems: [System] = []

  /// What is seen, without what is written on it.
  struct Outline: Hashable {
    var screen: String?
    var depth = 0
    var selectedTab = 0
    var covers: [Cover] = []
    var systems: [System] = []
    var hasKeyboard = false
    /// Nil if nothing on screen can play.
    var isPlaying: Bool?
  }

  /// - Parameter isPlaying: whether the screen plays; nil if it has nothing to play.
  /// - Returns: what is seen; what is behind something that covers everything is not.
  func outline(isPlaying: Bool? = nil) -> Outline {
    if let wall = systems.last(where: { $0 == .home || $0 == .lock }) { return Outline(systems: [wall]) }
    let shown = covers.map { Cover(form: $0.form, name: $0.name, isOnSheet: $0.isOnSheet) }
    if let wall = shown.lastIndex(where: { $0.form == .fullScreen || $0.form == .overlay }) {
      return Outline(covers: Array(shown[wall...]), systems: systems)
    }
    return Outline(
      screen: screen, depth: depth, selectedTab: selectedTab, covers: shown, systems: systems,
      hasKeyboard: content?.isEdited == true, isPlaying: isPlaying)
  }
}

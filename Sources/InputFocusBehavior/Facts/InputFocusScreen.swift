/// The screen that a behavior has tied a focus to, and whether it is there.
struct InputFocusScreen {
  /// Why a screen is away, as found when it disappeared.
  ///
  /// Kept until the screen appears again: when a modal that took the screen away is dismissed, the modal may be gone
  /// before the screen is back.
  enum Absence {
    /// The screen has not appeared yet, or another one took its place.
    case navigation
    /// A modal was presented over the screen.
    case cover
  }

  /// The state of the behavior; it is deallocated with its screen.
  private weak var owner: AnyObject?
  private var lastAbsence: Absence?

  /// No behavior has the focus.
  init() {}

  /// A screen that has not appeared yet.
  init(of owner: AnyObject) {
    self.owner = owner
    lastAbsence = .navigation
  }

  var hasOwner: Bool { owner != nil }

  /// Why the screen is away; nil while it is there, and while no behavior knows.
  var absence: Absence? {
    get { hasOwner ? lastAbsence : nil }
    set { lastAbsence = newValue }
  }
}

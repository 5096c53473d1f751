/// The appearance of a bar's buttons in each of their states, as a value that is copied.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()
  private var style: UIBarButtonItem.Style

  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  public convenience override init() {
    self.init(style: .plain)
  }

  /// All values that were set before are reset.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states {
      state.values = .init()
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance(style: style)
    for (mine, theirs) in zip(states, copy.states) {
      theirs.values = mine.values
    }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarButtonItemAppearance else { return false }
    return MainActor.assumeIsolated { style == other.style && states.map(\.values) == other.states.map(\.values) }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { style.hashValue }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
}

/// The appearance of a bar's buttons in one state. It belongs to the appearance that has it.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  struct Values: Hashable {
    var textAttributes = TextAttributes()
    var titlePosition = UIOffset.zero
    var backgroundImage: UIImage?
    var backgroundImagePosition = UIOffset.zero
  }

  var values = Values()

  override init() {
    super.init()
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.textAttributes.values }
    set { values.textAttributes.values = newValue }
  }

  open var titlePositionAdjustment: UIOffset {
    get { values.titlePosition }
    set { values.titlePosition = newValue }
  }

  open var backgroundImage: UIImage? {
    get { values.backgroundImage }
    set { values.backgroundImage = newValue }
  }

  open var backgroundImagePositionAdjustment: UIOffset {
    get { values.backgroundImagePosition }
    set { values.backgroundImagePosition = newValue }
  }
}

/// The appearance of a bar's background, as a value that is copied.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  private struct Background: Hashable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var shadow: UIColor?
    var shadowImage: UIImage?
  }

  private var background = Background()
  open private(set) var idiom: UIUserInterfaceIdiom

  // MARK: Creating

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public convenience override init() {
    self.init(idiom: World.current.traits.userInterfaceIdiom)
  }

  /// Copies the values that appearances of both kinds have.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    background = barAppearance.background
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  // MARK: Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
    return MainActor.assumeIsolated { hasLook(of: other) }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { background.hashValue }
  }

  /// `other` is of the same class.
  func hasLook(of other: UIBarAppearance) -> Bool {
    idiom == other.idiom && background == other.background
  }

  // MARK: The background

  open func configureWithDefaultBackground() {
    background = Background(effect: UIBlurEffect(style: .systemChromeMaterial), shadow: .separator)
  }

  open func configureWithOpaqueBackground() {
    background = Background(color: .systemBackground, shadow: .separator)
  }

  open func configureWithTransparentBackground() {
    background = Background()
  }

  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }

  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageMode }
    set { background.imageMode = newValue }
  }

  open var shadowColor: UIColor? {
    get { background.shadow }
    set { background.shadow = newValue }
  }

  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }
}

/// Copies an appearance. A property stores a copy, so that later changes by the caller have no effect on it.
/// - Returns: the copy.
@available(iOS 13.0, *)
@MainActor
func duplicate<Appearance: NSCopying>(_ appearance: Appearance) -> Appearance {
  appearance.copy(with: nil) as? Appearance ?? appearance
}

/// The appearance of a navigation bar, as a value that is copied.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  private struct Titles: Hashable {
    var attributes = TextAttributes()
    var position = UIOffset.zero
    var largeAttributes = TextAttributes()
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?
  }

  private var titles = Titles()
  private var button = UIBarButtonItemAppearance(style: .plain)
  private var doneButton = UIBarButtonItemAppearance(style: .done)
  private var backButton = UIBarButtonItemAppearance(style: .plain)

  // MARK: Creating

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titles = other.titles
    button = duplicate(other.button)
    doneButton = duplicate(other.doneButton)
    backButton = duplicate(other.backButton)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }

  override func hasLook(of other: UIBarAppearance) -> Bool {
    guard let other = other as? UINavigationBarAppearance else { return false }
    return super.hasLook(of: other) && titles == other.titles && button == other.button
      && doneButton == other.doneButton && backButton == other.backButton
  }

  // MARK: Titles and buttons

  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.attributes.values }
    set { titles.attributes.values = newValue }
  }

  open var titlePositionAdjustment: UIOffset {
    get { titles.position }
    set { titles.position = newValue }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.largeAttributes.values }
    set { titles.largeAttributes.values = newValue }
  }

  open var buttonAppearance: UIBarButtonItemAppearance {
    get { button }
    set { button = duplicate(newValue) }
  }

  @available(iOS, introduced: 13.0, deprecated: 26.0)
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButton }
    set { doneButton = duplicate(newValue) }
  }

  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButton }
    set { backButton = duplicate(newValue) }
  }

  // MARK: The arrow

  /// Without one of the two images both are the system's own.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isComplete = backIndicatorImage != nil && transitionMaskImage != nil
    titles.backIndicator = isComplete ? backIndicatorImage : nil
    titles.backIndicatorMask = isComplete ? transitionMaskImage : nil
  }

  open var backIndicatorImage: UIImage { titles.backIndicator ?? .systemBackIndicator }

  open var backIndicatorTransitionMaskImage: UIImage { titles.backIndicatorMask ?? .systemBackIndicator }
}

extension UIImage {
  fileprivate static var systemBackIndicator: UIImage { UIImage(systemName: "chevron.backward") ?? UIImage() }
}

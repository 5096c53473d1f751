/// A bar of buttons. The toolbar of a navigation controller shows the `toolbarItems` of the screen on top.
@preconcurrency @MainActor
open class UIToolbar: UIView, ButtonBar {
  /// The navigation controller that the toolbar belongs to, if there is one.
  weak var stack: UINavigationController?

  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?

  // MARK: Items

  private var ownItems: [UIBarButtonItem]?

  open var items: [UIBarButtonItem]? {
    get { stack.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard stack == nil else { notModelled("UIToolbar.setItems(_:animated:) of a navigation controller's toolbar") }
    ownItems = items
  }

  /// Empty during a transition, when UIKit ignores touches.
  var shownButtons: [UIBarButtonItem] {
    stack?.runningStackTransition == nil ? items ?? [] : []
  }

  // MARK: Appearances (copied, as UIKit does)

  private var appearance = UIToolbarAppearance()
  private var compact: UIToolbarAppearance?
  private var scrollEdge: UIToolbarAppearance?
  private var compactScrollEdge: UIToolbarAppearance?

  @available(iOS 13.0, *)
  open var standardAppearance: UIToolbarAppearance {
    get { appearance }
    set { appearance = duplicate(newValue) }
  }

  @available(iOS 13.0, *)
  open var compactAppearance: UIToolbarAppearance? {
    get { compact }
    set { compact = newValue.map(duplicate) }
  }

  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { scrollEdge }
    set { scrollEdge = newValue.map(duplicate) }
  }

  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { compactScrollEdge }
    set { compactScrollEdge = newValue.map(duplicate) }
  }

  // MARK: Images

  private var backgroundImages = BarImages()
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, barMetrics] = backgroundImage
  }

  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[topOrBottom, barMetrics]
  }

  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }
}

/// The appearance of a toolbar, as a value that is copied.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private var button = UIBarButtonItemAppearance(style: .plain)
  private var doneButton = UIBarButtonItemAppearance(style: .done)

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    button = duplicate(other.button)
    doneButton = duplicate(other.doneButton)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { UIToolbarAppearance(barAppearance: self) }

  override func hasLook(of other: UIBarAppearance) -> Bool {
    guard let other = other as? UIToolbarAppearance else { return false }
    return super.hasLook(of: other) && button == other.button && doneButton == other.doneButton
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
}

/// The bar of a tab bar controller, or one that an app has created itself.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The tab bar controller that the bar belongs to, if there is one.
  weak var tabs: UITabBarController?

  @available(iOS 7.0, *)
  open var barStyle = UIBarStyle.default
  @available(iOS 7.0, *)
  open var isTranslucent = true
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?
  @available(iOS 10.0, *)
  open var unselectedItemTintColor: UIColor?
  @available(iOS 5.0, *)
  open var backgroundImage: UIImage?
  @available(iOS 6.0, *)
  open var shadowImage: UIImage?
  @available(iOS 5.0, *)
  open var selectionIndicatorImage: UIImage?

  private var appearance = UITabBarAppearance()
  private var scrollEdge: UITabBarAppearance?

  @available(iOS 13.0, *)
  open var standardAppearance: UITabBarAppearance {
    get { appearance }
    set { appearance = duplicate(newValue) }
  }

  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdge }
    set { scrollEdge = newValue.map(duplicate) }
  }

  // MARK: Items

  private var ownItems: [UITabBarItem]?
  private weak var ownSelection: UITabBarItem?

  /// The bar of a tab bar controller has the items of the tabs and cannot be given others.
  open var items: [UITabBarItem]? {
    get { tabs.map { $0.viewControllers?.map { $0.tabBarItem } } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    precondition(tabs == nil, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    ownItems = items
  }

  open weak var selectedItem: UITabBarItem? {
    get { tabs.map { $0.selectedViewController?.tabBarItem } ?? ownSelection }
    set {
      precondition(tabs == nil, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
      ownSelection = newValue
    }
  }
}

/// The appearance of a tab bar, as a value that is copied.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }

  open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }

  override func hasLook(of other: UIBarAppearance) -> Bool {
    guard let other = other as? UITabBarAppearance else { return false }
    return super.hasLook(of: other) && selectionIndicatorTintColor == other.selectionIndicatorTintColor
      && selectionIndicatorImage == other.selectionIndicatorImage
  }
}

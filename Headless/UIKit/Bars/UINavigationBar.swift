/// The bar of a navigation controller, or one that an app has created itself.
@preconcurrency @MainActor
open class UINavigationBar: UIView, ButtonBar {
  /// The navigation controller that the bar belongs to, if there is one.
  weak var stack: UINavigationController?

  // MARK: Appearance

  open var barStyle = UIBarStyle.default
  @available(iOS 3.0, *)
  open var isTranslucent = true
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?
  @available(iOS 5.0, *)
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  @available(iOS 11.0, *)
  open var prefersLargeTitles = false
  @available(iOS 11.0, *)
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  @available(iOS 6.0, *)
  open var shadowImage: UIImage?
  @available(iOS 7.0, *)
  open var backIndicatorImage: UIImage?
  @available(iOS 7.0, *)
  open var backIndicatorTransitionMaskImage: UIImage?

  private var backgroundImages = BarImages()
  private var titlePositions: [UIBarMetrics: CGFloat] = [:]

  @available(iOS 5.0, *)
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[.any, barMetrics] = backgroundImage
  }

  @available(iOS 5.0, *)
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[.any, barMetrics]
  }

  @available(iOS 7.0, *)
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, barMetrics] = backgroundImage
  }

  @available(iOS 7.0, *)
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barPosition, barMetrics]
  }

  @available(iOS 5.0, *)
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titlePositions[barMetrics] = adjustment
  }

  @available(iOS 5.0, *)
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titlePositions[barMetrics] ?? 0
  }

  // MARK: Appearances (copied, as UIKit does)

  private var appearances = BarAppearances()

  @available(iOS 13.0, *)
  open var standardAppearance: UINavigationBarAppearance {
    get {
      let appearance = appearances.standard ?? UINavigationBarAppearance()
      appearances.standard = appearance
      return appearance
    }
    set { appearances.standard = duplicate(newValue) }
  }

  @available(iOS 13.0, *)
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue.map(duplicate) }
  }

  @available(iOS 13.0, *)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue.map(duplicate) }
  }

  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue.map(duplicate) }
  }

  // MARK: Items

  private var ownItems: [UINavigationItem]?

  /// The bar of a navigation controller has the items of the stack and cannot be given others.
  open var items: [UINavigationItem]? {
    get { stack.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    precondition(
      stack == nil, "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    ownItems = items
  }

  open var topItem: UINavigationItem? { items?.last }

  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((items ?? []) + [item], animated: animated)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let top = topItem
    setItems(items?.dropLast(), animated: animated)
    return top
  }

  /// Empty during a transition, when UIKit ignores touches.
  var shownButtons: [UIBarButtonItem] {
    guard let topItem, stack?.runningStackTransition == nil else { return [] }
    return (topItem.leftBarButtonItems ?? []) + (topItem.rightBarButtonItems ?? [])
  }

  // MARK: The back button

  /// The user presses the back button.
  /// - Returns: whether there is one that receives the press.
  package func pressBack() -> Bool {
    guard let stack, showsBackButton else { return false }
    stack.popViewController(animated: true)
    return true
  }

  /// Whether there is a back button that can be pressed.
  package var showsBackButton: Bool {
    guard let stack, let topItem, backItem != nil else { return false }
    return stack.letsBackBePressed && topItem.showsBackButton
  }

  /// R153: the user chooses a screen from the menu of the back button.
  /// - Returns: whether there is a back button, and the menu has the screen.
  package func chooseBack(to screen: UIViewController) -> Bool {
    guard let stack, let topItem, stack.runningStackTransition == nil, topItem.showsBackButton,
      stack.viewControllers.dropLast().contains(screen)
    else { return false }
    stack.popToViewController(screen, animated: true)
    return true
  }
}

/// The appearances that a bar or an item has for each of its sizes.
@MainActor
struct BarAppearances {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
}

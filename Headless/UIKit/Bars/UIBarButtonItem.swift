/// A button in a navigation bar or a toolbar. The device can tap it where its bar is on screen.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  /// It is in no view hierarchy. A tap on the item is a tap on this view.
  open var customView: UIView?
  @available(iOS 5.0, *)
  open var tintColor: UIColor?
  /// Stored without effect.
  @available(iOS 14.0, *)
  open var menu: UIMenu?
  @available(iOS 15.0, *)
  open var isSelected = false
  @available(iOS 16.0, *)
  open var isHidden: Bool {
    get { isInvisible }
    set { isInvisible = newValue }
  }

  private(set) var isInvisible = false
  private var systemItem: SystemItem?
  private var storedPrimaryAction: UIAction?

  // MARK: Creating

  public override init() {
    super.init()
  }

  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    send(action, to: target, as: style)
  }

  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    send(action, to: target, as: style)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    send(action, to: target, as: .plain)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  @available(iOS 14.0, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// The title and the image of the action are not shown.
  @available(iOS 14.0, *)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  @available(iOS 14.0, *)
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return made(item)
  }

  @available(iOS 14.0, *)
  open class func flexibleSpace() -> Self {
    made(UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil))
  }

  private class func made<Item>(_ space: UIBarButtonItem) -> Item {
    guard let item = space as? Item else { notModelled("the spaces of a subclass of UIBarButtonItem") }
    return item
  }

  public required init?(coder: NSCoder) {
    coder.fail(UIBarButtonItem.self)
    return nil
  }

  private func send(_ action: Selector?, to target: Any?, as style: Style) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
    self.style = style
  }

  // MARK: The primary action

  /// Called in place of target and action. It sets the title and the image of the item, unless that is a system item.
  @available(iOS 14.0, *)
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set {
      storedPrimaryAction = newValue
      guard let newValue, systemItem == nil else { return }
      title = newValue.title
      image = newValue.image
    }
  }

  // MARK: The press

  /// The user presses the button.
  /// - Returns: whether the press was received.
  package func press() -> Bool {
    guard isEnabled, !isInvisible else { return false }
    return customView?.takeTap() ?? performAction()
  }

  func performAction() -> Bool {
    if let storedPrimaryAction {
      storedPrimaryAction.perform(from: self)
      return true
    }
    guard let action else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

/// A bar that shows buttons.
@MainActor
protocol ButtonBar {
  var shownButtons: [UIBarButtonItem] { get }
}

extension UIView {
  /// The buttons that the view shows, if it is a bar.
  package var shownItems: [UIBarButtonItem] { (self as? any ButtonBar)?.shownButtons ?? [] }
}

/// Columns side by side, or one of them where the width is compact (R45, R180 to R182). Its children's appearance follows from
/// their views' moves and from its own appearance, as in any container (R9, R13).
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    willSet { storedDelegate = newValue }
  }
  /// R133: the delegate that was set, whatever an override of `delegate` returns.
  weak var storedDelegate: (any UISplitViewControllerDelegate)?
  @available(iOS 14.0, *)
  open private(set) var style: UISplitViewController.Style

  /// The controllers of the columns. Those of iOS 14 put each into a navigation controller.
  var contained: [Column: UIViewController] = [:]
  /// What the app has set last, which the column retains.
  private var lastSet: [Column: WeakColumn] = [:]

  private struct WeakColumn {
    weak var controller: UIViewController?
    let isWrapped: Bool
  }

  open internal(set) var isCollapsed = false
  /// Stored without effect: the swipe that shows the primary column is not modelled.
  open var presentsWithGesture = true
  /// In the classic style, and with a column for compact widths.
  var storedTopColumn = Column.secondary
  var isInspectorShown = false
  /// Columns are changing their parents.
  var isArranging = false
  /// The stack on which the columns were when they were arranged last.
  weak var formerMergingStack: UINavigationController?

  // MARK: Creating

  @available(iOS 14.0, *)
  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UISplitViewController.self)
    return nil
  }

  // MARK: Columns

  open var viewControllers: [UIViewController] {
    get {
      let columns = Self.order.compactMap { contained[$0] }
      return style == .unspecified ? columns : columns.filter { $0.parent === self }
    }
    set {
      precondition(style == .unspecified, "Use setViewController(_:for:) for a split view controller with a style")
      precondition(newValue.count <= 2, "The classic style has a primary and a secondary controller only")
      contain(Dictionary(uniqueKeysWithValues: zip([Column.primary, .secondary], newValue)))
    }
  }

  /// R180: a controller for a column that has a stack is pushed.
  @available(iOS 14.0, *)
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    requireStyle()
    guard viewController(for: column) !== vc else { return }
    if let vc, !(vc is UINavigationController), let stack = contained[column] as? UINavigationController {
      lastSet[column] = WeakColumn(controller: vc, isWrapped: lastSet[column]?.isWrapped == true)
      return stack.pushViewController(vc, animated: false)
    }
    let isWrapped = column != .compact && !(vc is UINavigationController)
    lastSet[column] = WeakColumn(controller: vc, isWrapped: isWrapped)
    var new = contained
    new[column] = vc.map { isWrapped ? UINavigationController(rootViewController: $0) : $0 }
    contain(new)
  }

  /// Once what was set last is in the column's stack no more, it is that of the stack below.
  @available(iOS 14.0, *)
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    requireStyle()
    guard let stack = contained[column] as? UINavigationController, let last = lastSet[column] else {
      return contained[column]
    }
    let isInStack = stack.viewControllers.contains { $0 === last.controller }
    return isInStack ? last.controller : last.isWrapped ? stack.viewControllers.first : stack
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    notModelled("UISplitViewController.show(_:sender:)")
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard style == .unspecified else {
      setViewController(vc, for: .secondary)
      return show(.secondary)
    }
    storedTopColumn = .secondary
    viewControllers = viewControllers.prefix(1) + [vc]
  }

  override func release(_ child: UIViewController) {
    guard let column = contained.first(where: { $0.value === child })?.key else { return super.release(child) }
    contain(contained.filter { $0.key != column })
  }

  // MARK: Display mode

  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic {
    didSet { change(to: preferredDisplayMode) }
  }

  open internal(set) var displayMode = UISplitViewController.DisplayMode.oneBesideSecondary

  @available(iOS 14.0, *)
  open func show(_ column: UISplitViewController.Column) {
    requireStyle()
    reveal(column)
  }

  @available(iOS 14.0, *)
  open func hide(_ column: UISplitViewController.Column) {
    requireStyle()
    conceal(column)
  }

  private func requireStyle() {
    precondition(style != .unspecified, "Columns are for split view controllers made with init(style:)")
  }

  // MARK: Appearing

  open override func loadView() {
    view = ContainerView { [weak self] in self?.layOutColumns() }
  }

  override func followTraits() {
    viewIfLoaded?.setNeedsLayout()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showColumns(isAppearing: true)
  }
}

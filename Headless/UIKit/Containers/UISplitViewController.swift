/// Columns side by side, or one of them where the width is compact (R45). Its children's appearance follows from
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

  /// The columns as the app has set them.
  var columns: [Column: UIViewController] = [:]
  /// The same controllers. The columns of iOS 14 put each into a navigation controller.
  var contained: [Column: UIViewController] = [:]
  open internal(set) var isCollapsed = false
  /// Stored without effect: the swipe that shows the primary column is not modelled.
  open var presentsWithGesture = true
  /// The only column that is shown while collapsed.
  var topColumn = Column.secondary

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
    get { Self.order.compactMap { contained[$0] } }
    set {
      precondition(style == .unspecified, "Use setViewController(_:for:) for a split view controller with a style")
      precondition(newValue.count <= 2, "The classic style has a primary and a secondary controller only")
      columns = Dictionary(uniqueKeysWithValues: zip([Column.primary, .secondary], newValue))
      contain(columns)
    }
  }

  @available(iOS 14.0, *)
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    requireStyle()
    guard columns[column] !== vc else { return }
    columns[column] = vc
    var new = contained
    new[column] = vc.map { controller in
      let isWrapped = column != .compact && !(controller is UINavigationController)
      return isWrapped ? UINavigationController(rootViewController: controller) : controller
    }
    contain(new)
  }

  @available(iOS 14.0, *)
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    requireStyle()
    return columns[column]
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    notModelled("UISplitViewController.show(_:sender:)")
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    topColumn = .secondary
    guard style == .unspecified else { return setViewController(vc, for: .secondary) }
    viewControllers = viewControllers.prefix(1) + [vc]
  }

  override func release(_ child: UIViewController) {
    guard let column = contained.first(where: { $0.value === child })?.key else { return super.release(child) }
    columns[column] = nil
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

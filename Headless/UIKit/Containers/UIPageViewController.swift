/// Shows one page of many, turned by the app or by a finger (R44).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  let shownContent = ShownContent()
  var pages: [UIViewController]?
  /// The page whose move to this container was announced, and whose `didMove(toParent:)` was not called yet.
  var awaitedPage: UIViewController?
  var runningTurn: PageTurn?
  /// The page that was shown before, where it is still a child (W35).
  weak var turnedAway: UIViewController?
  /// Apps find it among the subviews, and turn scrolling off to keep the user from turning pages.
  private(set) weak var scrollView: UIScrollView?

  open weak var delegate: (any UIPageViewControllerDelegate)? {
    willSet { storedDelegate = newValue }
  }
  /// R133: the delegate that was set, whatever an override of `delegate` returns.
  weak var storedDelegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    willSet { storedDataSource = newValue }
  }
  /// R133: the data source that was set, whatever an override of `dataSource` returns.
  weak var storedDataSource: (any UIPageViewControllerDataSource)?
  open private(set) var transitionStyle: UIPageViewController.TransitionStyle
  open private(set) var navigationOrientation: UIPageViewController.NavigationOrientation
  open private(set) var spineLocation: UIPageViewController.SpineLocation

  // MARK: Creating

  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let location = options?[.spineLocation] as? Int
    spineLocation = style == .scroll ? .none : location.flatMap(SpineLocation.init) ?? .min
    if spineLocation == .mid { notModelled("UIPageViewController.SpineLocation.mid") }
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UIPageViewController.self)
    return nil
  }

  // MARK: Pages

  /// R129: an empty array while there is no page.
  open var viewControllers: [UIViewController]? { pages ?? [] }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if pages == nil, viewControllers?.isEmpty ?? true {
      completion?(true)
      return
    }
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      preconditionFailure(
        """
        The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1) \
        for the requested transition
        """)
    }
    setPage(page, animated: animated, completion: completion)
  }

  /// A page that the app removes keeps its view where it is (R27).
  override func release(_ child: UIViewController) {
    pages?.removeAll { $0 === child }
    if pages?.isEmpty == true { pages = nil }
    if awaitedPage === child { awaitedPage = nil }
    if shownContent.controller === child { shownContent.controller = nil }
    super.release(child)
  }

  // MARK: Appearing (R35: the forwarding happens inside these overrides)

  open override func loadView() {
    view = ContainerView { [weak self] in self?.showFirstPage() }
    guard transitionStyle == .scroll else { return }
    let scrollView = UIScrollView()
    scrollView.isPagingEnabled = true
    scrollView.fill(view)
    view.addSubview(scrollView)
    self.scrollView = scrollView
  }

  /// R174: in the style `scroll` the pages lie in a scroll view.
  override var viewOfContent: UIView {
    let view = loadedView
    return scrollView ?? view
  }

  override var shownChild: ShownContent? { shownContent }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shownContent.appear(pages?.first, in: self, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shownContent.containerDidChange(self)
    settleMove()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    runningTurn?.finishNow()
    shownContent.containerWillDisappear(animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shownContent.containerDidChange(self)
  }

  /// R44: the first page has appeared before it is laid out for the first time.
  private func showFirstPage() {
    guard awaitedPage != nil, awaitedPage === shownContent.controller, runningTurn == nil, view.visibleWindow != nil
    else { return }
    if let page = shownContent.controller, page.appearance == .appearing, page.needsDidCall { page.endAppearance() }
    settleMove()
  }
}

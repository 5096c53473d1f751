/// A stack of controllers of which the top one is shown (R31-R39).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  let shownContent = ShownContent()
  var moves = PendingMoves()
  var pendingIsAnimated = false
  /// R139: the new top was in the stack before.
  var pendingIsPop = false
  /// R115: animations were on when the stack changed.
  var pendingTakesTime = true
  /// A transition is starting: the new top controller loads its view.
  var isStartingTransition = false
  var firstScreen = FirstScreen()
  /// W26: the root of the initializer, until it has appeared.
  weak var awaitedRoot: UIViewController?
  /// The pop that a finger is carrying out.
  var swipe: Swipe?

  open weak var delegate: (any UINavigationControllerDelegate)? {
    willSet { storedDelegate = newValue }
  }
  /// R133: the delegate that was set, whatever an override of `delegate` returns.
  weak var storedDelegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.stack = self
    return bar
  }()
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.delegate = popGestureDelegate
    return recognizer
  }()
  private lazy var popGestureDelegate = PopGestureDelegate(of: self)
  /// R166: a swipe anywhere in the content.
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }
  private(set) lazy var contentPop: UIGestureRecognizer? = {
    guard World.current.systemVersion >= 26 else { return nil }
    let recognizer = UIPanGestureRecognizer()
    recognizer.delegate = popGestureDelegate
    return recognizer
  }()

  // MARK: Creating

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    if World.current.weakRules.rootsMoveWhenTheyAppear { awaitedRoot = rootViewController }
    // R173: an override sees the root.
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UINavigationController.self)
    return nil
  }

  // MARK: The system's bars

  /// A navigation bar that is shown decides on its own style.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
  @available(iOS 14.0, *)
  open override var childViewControllerForPointerLock: UIViewController? { topViewController }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }

  open var visibleViewController: UIViewController? { storedPresented ?? topViewController }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(viewController) else {
      return World.current.raise(
        "Pushing the same view controller instance more than once is not supported (\(viewController))")
    }
    takeBackKeptScreen()
    changeStack(to: children + [viewController], animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let top = topViewController
    changeStack(to: Array(children.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(of: viewController) else {
      World.current.raise("Tried to pop to a view controller that doesn't exist: \(viewController)")
      return nil
    }
    let popped = Array(children[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    changeStack(to: Array(children[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = children.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// R37: a child of a navigation controller is a member of its stack.
  open override func addChild(_ childController: UIViewController) {
    changeStack(to: children + [childController], animated: false)
  }

  override func release(_ child: UIViewController) {
    guard children.contains(child) else { return finishDepartureEarly(of: child) }
    changeStack(to: children.filter { $0 !== child }, animated: false)
  }

  // MARK: The bar

  private var barIsHidden = false

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    barIsHidden = hidden
    navigationBar.isHidden = hidden
  }

  /// Stored without effect: nothing is scrolled, tapped or turned here that would hide a bar.
  @available(iOS 8.0, *)
  open var hidesBarsOnSwipe = false
  @available(iOS 8.0, *)
  open var hidesBarsOnTap = false
  @available(iOS 8.0, *)
  open var hidesBarsWhenKeyboardAppears = false
  @available(iOS 8.0, *)
  open var hidesBarsWhenVerticallyCompact = false

  // MARK: The toolbar

  private var toolbarIsHidden = true
  private var madeToolbar: UIToolbar?

  @available(iOS 3.0, *)
  open var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let bar = UIToolbar()
    bar.stack = self
    bar.isHidden = toolbarIsHidden
    madeToolbar = bar
    viewIfLoaded?.addSubview(bar)
    return bar
  }

  @available(iOS 3.0, *)
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  @available(iOS 3.0, *)
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbarIsHidden = hidden
    toolbar.isHidden = hidden
  }

  override func beginAwaitedTransition() {
    super.beginAwaitedTransition()
    // R178: a pop may have no coordinator before it begins.
    let mayBegin = !pendingIsPop || World.current.weakRules.departuresHaveCoordinatorsAtOnce
    if pendingIsAnimated, mayBegin { startDeferredTransition() }
  }

  // MARK: Appearing (R35: the forwarding happens inside these overrides)

  open override func loadView() {
    view = ContainerView { [weak self] in self?.startDeferredTransition() }
    view.addSubview(navigationBar)
    if let madeToolbar { view.addSubview(madeToolbar) }
  }

  override var shownChild: ShownContent? { shownContent }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shownContent.appear(topViewController, in: self, animated: animated)
    firstScreen.willShow(in: self, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shownContent.containerDidChange(self)
    firstScreen.didShow(in: self, animated: animated)
    awaitedRoot = nil
    settleMoves()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    runningStackTransition?.finishNow()
    shownContent.containerWillDisappear(animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shownContent.containerDidChange(self)
    shownContent.remove(unlessIn: children)
    settleMoves()
  }

  var runningStackTransition: UIKit.Transition?
}

/// UIKit's own delegate of the gestures that go back (R192). `beginSwipeBack()` has the conditions that no delegate changes.
private final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?

  init(of navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigationController?.isNavigationBarHidden == false
  }
}

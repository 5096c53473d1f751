/// A controller of one screen or of a part of it.
///
/// A subclass can override only what is declared in the class itself, so this file is the list of what an app may set,
/// call and override. The work is done in the extensions, in this folder and in Appearance, Presentation and Bars.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, @preconcurrency NSCoding {
  // State that belongs together is one value, declared beside the code that uses it.
  var viewStorage: UIView?
  var progress = AppearanceProgress()
  var modal = ModalLinks()
  var barItems = ScreenBarItems()
  var runningTransition: UIKit.Transition?

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    coder.fail(UIViewController.self)
    return nil
  }

  /// R121: fails the coder.
  open func encode(with coder: NSCoder) { coder.fail(UIViewController.self) }

  // MARK: Loading (UIViewController+Loading.swift)

  open var view: UIView! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }
  open var viewIfLoaded: UIView? { viewStorage }
  open var isViewLoaded: Bool { viewStorage != nil }
  open func loadViewIfNeeded() { _ = loadedView }
  /// R5: a plain view with the screen's bounds.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}

  // MARK: Appearing (the folder Appearance)

  open func viewWillAppear(_ animated: Bool) { noteSuperCall(.viewWillAppear) }
  @available(iOS 13.0, *)
  open func viewIsAppearing(_ animated: Bool) { noteSuperCall(.viewIsAppearing) }
  open func viewDidAppear(_ animated: Bool) { noteSuperCall(.viewDidAppear) }
  open func viewWillDisappear(_ animated: Bool) { noteSuperCall(.viewWillDisappear) }
  open func viewDidDisappear(_ animated: Bool) { noteSuperCall(.viewDidDisappear) }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Navigation, tab and page controllers forward to the content they show, inside their own overrides (R35).
  var shownChild: ShownContent? { nil }
  /// The view into which a container puts the view of the child it shows.
  var viewOfContent: UIView { loadedView }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginExplicitTransition(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endExplicitTransition() }

  // MARK: Layout

  /// R28: called in place of the root view's own update, which the base implementation calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  var addedSafeAreaInsets = UIEdgeInsets.zero
  /// The device has no bars and edges: the safe area is what controllers add.
  @available(iOS 11.0, *)
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { addedSafeAreaInsets }
    set { setAddedSafeAreaInsets(newValue) }
  }
  @available(iOS 11.0, *)
  open func viewSafeAreaInsetsDidChange() {}
  @available(iOS 11.0, *)
  open func viewLayoutMarginsDidChange() {}
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false

  // MARK: Containment (UIViewController+Containment.swift, R22-R27)

  /// The controller that contains this one. The containers retain it.
  open internal(set) weak var parent: UIViewController? {
    didSet { if needsSettling { World.current.loop.setNeedsTurn() } }
  }
  open internal(set) var children: [UIViewController] = []
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  /// Another parent is adding this controller to its children.
  var isBeingAdopted = false

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  /// Removes a child. Containers that keep lists of their own override it.
  func release(_ child: UIViewController) { unlink(child) }
  /// R24: announcing the departure is what sets `isMovingFromParent`.
  open func willMove(toParent parent: UIViewController?) { isMovingFromParent = parent == nil }
  open func didMove(toParent parent: UIViewController?) { isMovingToParent = false }

  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }
  open var splitViewController: UISplitViewController? { nearestAncestor() }
  weak var anyTab: AnyObject?
  /// R160: the tab whose provider has created this controller.
  @available(iOS 18.0, *)
  open var tab: UITab? { anyTab as? UITab }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    replaceChild(
      fromViewController, with: toViewController, duration: duration, animations: animations, completion: completion)
  }

  // MARK: Presentation (the folder Presentation)

  open var isBeingPresented: Bool { modal.arrival.isReported }
  open var isBeingDismissed: Bool { modal.departure.isReported }
  /// R48: presented by this controller or by its nearest ancestor.
  open var presentedViewController: UIViewController? { storedPresented }
  /// R48: the presenter of this controller or of its farthest presented ancestor.
  open var presentingViewController: UIViewController? { storedPresenting }

  /// R113: never reads `.automatic`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.requestedStyle.resolved }
    set { modal.requestedStyle = newValue }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Data: it has no effect here.
  @available(iOS 18.0, *)
  open var preferredTransition: UIViewController.Transition?
  open var definesPresentationContext = false
  @available(iOS 13.0, *)
  open var isModalInPresentation = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var presentationController: UIPresentationController? { madePresentationController(for: nil, source: self) }
  open var popoverPresentationController: UIPopoverPresentationController? { presentationControllerOfKind() }
  @available(iOS 15.0, *)
  open var sheetPresentationController: UISheetPresentationController? { presentationControllerOfKind() }

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModals(animated: flag, completion: completion)
  }
  /// The nearest container that overrides it shows the controller; without one the controller is presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContainer(vc, sender: sender) }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    beginAwaitedTransition()
    return offeredTransition
  }
  /// R140: a transition that was requested in this turn has a coordinator at once. Asking for it begins the transition. R178: a
  /// dismissal may have none before it begins.
  func beginAwaitedTransition() {
    (modal.transition ?? modal.presenting?.modal.transition)?.beginIfAnimated()
    parent?.beginAwaitedTransition()
  }

  // MARK: Bars (ScreenBarItems.swift)

  open var title: String? {
    didSet { barItems.setTitle(title) }
  }
  open var navigationItem: UINavigationItem { madeNavigationItem }
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { barItems.tabBarItem = newValue }
  }
  open var hidesBottomBarWhenPushed = false
  @available(iOS 3.0, *)
  open var toolbarItems: [UIBarButtonItem]?
  @available(iOS 3.0, *)
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var isEditing: Bool {
    get { barItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { barItems.isEditing = editing }
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

  // MARK: The system's bars

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The bar is not drawn, so there is nothing to update: a test reads the preferences directly.
  open func setNeedsStatusBarAppearanceUpdate() {}
  @available(iOS 11.0, *)
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  @available(iOS 11.0, *)
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  @available(iOS 11.0, *)
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  @available(iOS 11.0, *)
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  @available(iOS 11.0, *)
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  @available(iOS 11.0, *)
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  @available(iOS 14.0, *)
  open var prefersPointerLocked: Bool { false }
  @available(iOS 14.0, *)
  open var childViewControllerForPointerLock: UIViewController? { nil }
  @available(iOS 14.0, *)
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  @available(iOS 26.0, *)
  open var prefersInterfaceOrientationLocked: Bool { false }
  @available(iOS 26.0, *)
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  @available(iOS 26.0, *)
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  @available(iOS, introduced: 6.0, deprecated: 16.0)
  open var shouldAutorotate: Bool { true }

  // MARK: Size and traits (UIContentContainer.swift, EnvironmentChange.swift)

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? World.current.traits
  }
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// A container takes new traits here, whatever its subclass does with them.
  func followTraits() {}

  /// The base implementation calls it on the children that get another size by it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }
  /// The base implementation calls it on the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { children.forEach { $0.willTransition(to: newCollection, with: coordinator) } }
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open var preferredContentSize = CGSize.zero {
    didSet { if oldValue != preferredContentSize { announcePreferredContentSize() } }
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func didReceiveMemoryWarning() {}

  // MARK: Responder chain

  /// R106: the presenting controller for a presented one, else the superview, which is the window for a root.
  open override var next: UIResponder? { modal.presenting ?? viewIfLoaded?.superview ?? rootWindow }

  /// R103: a presented controller for which this is true leaves the keyboard where it is. A form sheet that was
  /// resolved from `.automatic` does not.
  open var disablesAutomaticKeyboardDismissal: Bool { modal.requestedStyle == .formSheet }

  package override var responderWindow: UIWindow? { viewIfLoaded?.window }
}

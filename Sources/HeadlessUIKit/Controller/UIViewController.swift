@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, @preconcurrency NSCoding {
  // MARK: Stored state

  var viewStorage: UIView?
  /// Where the controller stands in its appearance (R12).
  package internal(set) var appearance = Appearance.disappeared {
    didSet {
      appearanceChanges += 1
      let transaction = World.current.transaction
      needsDidCall ? transaction.settleLater(self) : transaction.forget(self)
    }
  }
  /// Tells a callback's caller whether the callback has changed the appearance.
  private(set) var appearanceChanges = 0
  var appearanceIsAnimated = false
  /// `viewIsAppearing` is still to come in this appearance (R7).
  var awaitsViewIsAppearing = false
  /// A did-call that waits for the commit (R9, R10).
  var pendingDid: PendingDid?
  /// `beginAppearanceTransition` was called and its end was not: the window's moves are ignored (R16).
  var isInExplicitTransition = false

  /// The controller that contains this one. Links are kept by the containers.
  open internal(set) weak var parent: UIViewController? {
    didSet { if needsSettling { World.current.loop.setNeedsTurn() } }
  }
  open internal(set) var children: [UIViewController] = []
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  var modal = ModalLinks()
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  /// R113: never reads `.automatic`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { requestedPresentationStyle == .automatic ? .resolvedAutomatic : requestedPresentationStyle }
    set { requestedPresentationStyle = newValue }
  }
  private var requestedPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  @available(iOS 13.0, *)
  open var isModalInPresentation = false
  var runningTransition: Transition?

  open var title: String? {
    didSet {
      madeNavigationItem?.title = title
      madeTabBarItem?.title = title
    }
  }
  var madeNavigationItem: UINavigationItem?
  var madeTabBarItem: UITabBarItem?

  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    madeNavigationItem = item
    return item
  }

  open var tabBarItem: UITabBarItem! {
    get {
      if let madeTabBarItem { return madeTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      madeTabBarItem = item
      return item
    }
    set { madeTabBarItem = newValue }
  }

  @available(iOS 3.0, *)
  @available(tvOS, unavailable)
  open var toolbarItems: [UIBarButtonItem]?

  @available(iOS 3.0, *)
  @available(tvOS, unavailable)
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  open var hidesBottomBarWhenPushed = false
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  // MARK: Making

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UIViewController.self)
    return nil
  }

  /// R121: fails the coder.
  open func encode(with coder: NSCoder) {
    coder.fail(UIViewController.self)
  }

  // MARK: Loading (R4-R6)

  open var view: UIView! {
    get { loadedView }
    set {
      if let newValue { checkOwnership(of: newValue) }
      if let old = viewStorage, old !== newValue {
        old.controller = nil
      }
      viewStorage = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { viewStorage }

  open var isViewLoaded: Bool { viewStorage != nil }

  open func loadViewIfNeeded() {
    _ = loadedView
  }

  /// R5: a plain view with the screen's bounds.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}

  // MARK: Appearing

  open func viewWillAppear(_ animated: Bool) {}
  @available(iOS 13.0, *)
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginExplicitTransition(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    endExplicitTransition()
  }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    replaceChild(
      fromViewController, with: toViewController, duration: duration, animations: animations, completion: completion)
  }

  // MARK: Layout

  /// R28: stands for the root view, whose own update the base implementation calls.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// The device has bars and edges nowhere: the safe area is what controllers add.
  @available(iOS 11.0, *)
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { addedSafeAreaInsets }
    set {
      guard let viewIfLoaded else {
        addedSafeAreaInsets = newValue
        return
      }
      viewIfLoaded.notifyOfSafeArea { addedSafeAreaInsets = newValue }
    }
  }
  private var addedSafeAreaInsets = UIEdgeInsets.zero

  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false

  @available(iOS 11.0, *)
  open func viewSafeAreaInsetsDidChange() {}
  @available(iOS 11.0, *)
  open func viewLayoutMarginsDidChange() {}

  // MARK: Editing

  private var editing = false

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    madeEditButton?.show(isEditing: editing)
  }

  private var madeEditButton: EditButtonItem?

  @available(tvOS, unavailable)
  open var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let item = EditButtonItem(for: self)
    madeEditButton = item
    return item
  }

  // MARK: Containment (R22-R27)

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.release(self)
    if !isBeingAdopted { leaveAsOrphan() }
  }

  /// Another parent takes this controller in.
  var isBeingAdopted = false

  /// Gives up a child; containers that keep their own lists override it.
  func release(_ child: UIViewController) {
    unlink(child)
  }

  /// R24: announcing the departure is what sets `isMovingFromParent`.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil
  }

  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
  }

  /// Navigation, tab and page controllers forward to the content they show, inside their own overrides (R35).
  var shownChild: ShownContent? { nil }
  var managesAppearanceOfChildren: Bool { shownChild != nil }

  /// Whether a child's did-call comes with this controller's.
  func leads(_ child: UIViewController) -> Bool {
    if let shownChild { return shownChild.controller === child }
    return shouldAutomaticallyForwardAppearanceMethods && isInHierarchy(child)
  }

  /// The children that hear of this controller's appearance.
  var childrenInAppearance: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, !managesAppearanceOfChildren else { return [] }
    return children.filter(isInHierarchy)
  }

  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  // MARK: Presentation

  /// R48: presented by this controller or by its nearest ancestor.
  open var presentedViewController: UIViewController? { storedPresented }

  /// R48: the presenter of this controller or of its farthest presented ancestor.
  open var presentingViewController: UIViewController? { storedPresenting }

  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  @available(iOS 15.0, *)
  @available(tvOS, unavailable)
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModals(animated: flag, completion: completion)
  }

  /// The nearest container that has a way of its own shows it; where there is none it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  open var presentationController: UIPresentationController? { madePresentationController(for: nil, source: self) }

  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: The system's bars

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Nobody draws the bar: whoever asks reads what is preferred by then.
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

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  @available(iOS, introduced: 6.0, deprecated: 16.0)
  open var shouldAutorotate: Bool { true }

  // MARK: Environment

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? World.current.traits
  }

  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The base implementation tells the children that get another size by it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
  }

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open var preferredContentSize = CGSize.zero {
    didSet {
      let container: (any UIContentContainer)? = parent ?? modal.controller
      if oldValue != preferredContentSize { container?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The base implementation tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.willTransition(to: newCollection, with: coordinator)
    }
  }

  /// What a container makes of new traits, whatever its subclass does with them.
  func followTraits() {}

  open func didReceiveMemoryWarning() {}

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transitionInProgress }

  /// R106: the presenting controller for a presented one, else the superview, which is the window for a root.
  open override var next: UIResponder? {
    modal.presenting ?? viewIfLoaded?.superview ?? rootWindow
  }

  /// The window of a root whose view is not in it, for now or not yet.
  private var rootWindow: UIWindow? {
    World.current.scenes.lazy.flatMap(\.windows).first { $0.rootViewController === self }
  }

  /// R103: presented, it leaves the keyboard where it is. A form sheet that was not asked for does not.
  open var disablesAutomaticKeyboardDismissal: Bool { requestedPresentationStyle == .formSheet }

  package override var responderWindow: UIWindow? { viewIfLoaded?.window }
}

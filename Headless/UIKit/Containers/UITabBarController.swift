/// Parallel controllers of which one is shown (R40-R43).
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private let shownContent = ShownContent()
  open weak var delegate: (any UITabBarControllerDelegate)? {
    willSet { storedDelegate = newValue }
  }
  /// R133: the delegate that was set, whatever an override of `delegate` returns.
  weak var storedDelegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.tabs = self
    return bar
  }()
  // Not named `tabs`: an app that reads the property of iOS 18 would get the error that it is private.
  private var screensOfTabs: [UIViewController]?
  private var selected: UIViewController?
  private var isSwitching = false
  /// The screen on top of the selected stack has hidden the bar, not the app.
  private var barIsHiddenByScreen = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UITabBarController.self)
    return nil
  }

  // MARK: Tabs

  /// R41: nil until it is set. Setting it makes all of them children, and loads the selected one only.
  open var viewControllers: [UIViewController]? {
    get { screensOfTabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    isSettingTabs = true
    madeMore?.removeNow((screensOfTabs ?? []).filter { !isUnderMore($0, of: new) || !isInMore($0) })
    isSettingTabs = false
    changeTabs(to: childControllers(of: new)) {
      screensOfTabs = viewControllers
      if selected.map({ !new.contains($0) && !children.contains($0) }) ?? true { select(new.first) }
    }
    if let selected, content(for: selected) !== selected { putIntoMore(selected) }
    if madeMore != nil { viewIfLoaded?.setNeedsLayout() }
  }

  private func changeTabs(to new: [UIViewController], _ body: () -> Void = {}) {
    let (departing, arriving) = changeChildren(to: new)
    body()
    if appearance == .disappeared { shownContent.remove(unlessIn: new) }
    departing.forEach { $0.parent = nil }
    departing.forEach { $0.finishDeparture() }
    arriving.forEach { $0.didMove(toParent: self) }
  }

  /// R43: a child of a tab bar controller is a tab.
  open override func addChild(_ childController: UIViewController) {
    setViewControllers((screensOfTabs ?? []) + [childController], animated: false)
  }

  override func release(_ child: UIViewController) {
    setViewControllers(screensOfTabs?.filter { $0 !== child }, animated: false)
  }

  // MARK: More (R190)

  private var madeMore: UINavigationController?
  private var isSettingTabs = false

  /// Shows a list of the tabs for which the bar has no room, and the one of them that was chosen.
  open var moreNavigationController: UINavigationController {
    if let madeMore { return madeMore }
    let made = UINavigationController(rootViewController: UIViewController())
    madeMore = made
    return made
  }

  /// A bar of a compact width has room for five.
  private func isUnderMore(_ screen: UIViewController, of tabs: [UIViewController]) -> Bool {
    tabs.count > 5 && traitCollection.horizontalSizeClass == .compact && tabs[4...].contains(screen)
  }

  private func isInMore(_ tab: UIViewController) -> Bool { moreNavigationController.viewControllers.contains(tab) }

  /// W35: whether tabs under More that are not shown are children.
  private func childControllers(of tabs: [UIViewController]) -> [UIViewController] {
    let inBar = tabs.filter { !isUnderMore($0, of: tabs) }
    guard inBar.count < tabs.count else { return tabs }
    let hidden = tabs.dropFirst(inBar.count).filter { !isInMore($0) }
    return inBar + (World.current.weakRules.hiddenControllersHaveParents ? hidden : []) + [moreNavigationController]
  }

  /// What is shown for a tab.
  private func content(for tab: UIViewController?) -> UIViewController? {
    guard let tab, isUnderMore(tab, of: screensOfTabs ?? []) else { return tab }
    return moreNavigationController
  }

  private func putIntoMore(_ tab: UIViewController) {
    let more = moreNavigationController
    guard more.topViewController !== tab else { return }
    more.removeNow(screensOfTabs ?? [])
    let others = children.filter { $0 !== tab }
    shownContent.remove(unlessIn: others)
    changeTabs(to: others)
    more.pushViewController(tab, animated: false)
  }

  /// A tab has left More's stack, by Back.
  func screenHasLeftMore(_ tab: UIViewController) {
    guard !isSettingTabs, let screensOfTabs, screensOfTabs.contains(tab) else { return }
    if selected === tab { selected = moreNavigationController }
    changeTabs(to: childControllers(of: screensOfTabs))
  }

  override func followTraits() {
    if let screensOfTabs { setViewControllers(screensOfTabs, animated: false) }
  }

  // MARK: Tabs of iOS 18

  // Not typed, because a stored property cannot be newer than its class.
  private var anyTabs: [AnyObject] = []
  private weak var anySelectedTab: AnyObject?

  @available(iOS 18.0, *)
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  private var modeValue = 0
  /// Stored without effect: a tab in a group can be tapped in every mode.
  @available(iOS 18.0, *)
  open var mode: UITabBarController.Mode {
    get { Mode(rawValue: modeValue) ?? .automatic }
    set { modeValue = newValue.rawValue }
  }

  @available(iOS 18.0, *)
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// The tabs of the bar; those in groups are in the sidebar. Setting them creates the controllers of all of them but those in
  /// groups.
  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { anyTabs.compactMap { $0 as? UITab } }
    set { setTabs(newValue, animated: false) }
  }

  @available(iOS 18.0, *)
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    anyTabs = tabs
    tabs.forEach { $0.owner = self }
    setViewControllers(tabs.compactMap(\.shownController), animated: animated)
    if selectedTab == nil { anySelectedTab = tabs.first.map { ($0 as? UITabGroup)?.leaf ?? $0 } }
  }

  @available(iOS 18.0, *)
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.compactMap { $0.tab(withIdentifier: identifier) }.first
  }

  /// A group chooses a tab in it.
  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { anySelectedTab as? UITab }
    set { if let newValue { choose(newValue) } }
  }

  @available(iOS 18.0, *)
  private func choose(_ tab: UITab) {
    let leaf = (tab as? UITabGroup)?.leaf ?? tab
    let path = leaf.path
    guard let root = path.first, tabs.contains(root) else {
      preconditionFailure("selectedTab must be one of tabs, or in a group of them, got \(tab)")
    }
    anySelectedTab = leaf
    (root as? UITabGroup)?.choose(path: path.dropFirst())
    if let shown = root.shownController { select(shown) }
  }

  /// The user taps a tab in the bar or in the sidebar.
  @available(iOS 18.0, *)
  package func tap(_ tab: UITab) {
    guard let root = tab.path.first, tabs.contains(root),
      storedDelegate?.tabBarController(self, shouldSelectTab: tab) ?? true
    else { return }
    let old = selectedTab
    choose(tab)
    if let new = selectedTab { storedDelegate?.tabBarController(self, didSelectTab: new, previousTab: old) }
  }

  // MARK: Selection

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(
        newValue.map { children.contains($0) || screensOfTabs?.contains($0) == true } ?? false,
        "selectedViewController must be one of viewControllers, got \(String(describing: newValue))")
      select(newValue)
    }
  }

  open var selectedIndex: Int {
    get { selected.flatMap { screensOfTabs?.firstIndex(of: $0) } ?? NSNotFound }
    set {
      guard let screensOfTabs, screensOfTabs.indices.contains(newValue) else { return }
      select(screensOfTabs[newValue])
    }
  }

  /// The user taps a tab (R42). A tap on the selected tab pops its stack to the root.
  package func tap(_ controller: UIViewController) {
    guard viewControllers?.contains(controller) == true || controller === madeMore else { return }
    guard storedDelegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === selected { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    select(controller)
    storedDelegate?.tabBarController(self, didSelect: controller)
  }

  private func select(_ controller: UIViewController?) {
    guard controller !== selected else { return }
    selected = controller
    if let controller, content(for: controller) !== controller { putIntoMore(controller) }
    updateTabBar()
    guard appearance.isOnScreen else { return }
    if World.current.weakRules.tabSwitchIsSynchronous {
      showSelected()
    } else {
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// A selection made inside a switch waits for its end.
  private func showSelected() {
    guard !isSwitching else { return }
    isSwitching = true
    defer { isSwitching = false }
    while appearance.isOnScreen, shownContent.controller !== content(for: selected) {
      show(content(for: selected))
    }
  }

  /// R40: the new one is announced before the old one.
  private func show(_ new: UIViewController?) {
    let old = shownContent.controller
    new?.loadViewIfNeeded()
    new?.beginContentTransition(true, animated: false)
    old?.beginContentTransition(false, animated: false)
    shownContent.place(new, in: self)
    old?.endTransition()
    if appearance != .appearing { viewIfLoaded?.layoutTree() }
    new?.endTransition()
  }

  // MARK: The system's bars

  /// R131: the screen on top of the selected stack hides the tab bar, or shows it again.
  func updateTabBar() {
    let isHidden = (selected as? UINavigationController)?.topViewController?.hidesBottomBarWhenPushed ?? false
    guard isHidden != barIsHiddenByScreen else { return }
    barIsHiddenByScreen = isHidden
    tabBar.isHidden = isHidden
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
  @available(iOS 14.0, *)
  open override var childViewControllerForPointerLock: UIViewController? { selectedViewController }

  // MARK: Appearing (R35: the forwarding happens inside these overrides)

  open override func loadView() {
    view = ContainerView { [weak self] in self?.showSelected() }
    view.addSubview(tabBar)
  }

  override var shownChild: ShownContent? { shownContent }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shownContent.appear(content(for: selected), in: self, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shownContent.containerDidChange(self)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shownContent.containerWillDisappear(animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shownContent.containerDidChange(self)
    shownContent.remove(unlessIn: children)
  }
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  @available(iOS 18.0, *)
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
}

/// A tab of a tab bar and its sidebar (R160).
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UITab: NSObject {
  open private(set) var identifier: String
  open var title: String
  open var image: UIImage?
  open var userInfo: Any?
  open internal(set) weak var parent: UITabGroup?
  private var made: UIViewController?
  private let provider: ((UITab) -> UIViewController)?
  weak var owner: UITabBarController?
  /// Screens that were pushed above the tab's own controller, while another tab of the group is chosen (W22).
  var pushed: [UIViewController] = []

  /// - Parameters:
  ///   - title: stored without effect.
  ///   - image: stored without effect.
  ///   - identifier: unique in the tab bar controller.
  ///   - viewControllerProvider: returns the tab's controller when it is needed first.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// Nil until it is needed first, and where there is no provider.
  open var viewController: UIViewController? { made }

  open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

  /// The outermost group around the tab, or the tab itself, that manages a navigation controller.
  open var managingTabGroup: UITabGroup? {
    let groups = path.compactMap { $0 as? UITabGroup }
    return groups.first { $0.managingNavigationController != nil }
  }

  /// From the outermost group to the tab.
  var path: [UITab] { (parent?.path ?? []) + [self] }

  /// The controller, which is created when it is needed first.
  func controller() -> UIViewController? {
    if made == nil, let new = provider?(self) {
      made = new
      new.anyTab = self
    }
    return made
  }

  /// The controller that the tab bar controller shows for this tab of its own.
  var shownController: UIViewController? { controller() }

  func tab(withIdentifier identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

/// A section of the sidebar.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UITabGroup: UITab {
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      children.forEach { $0.parent = self }
    }
  }
  open var defaultChildIdentifier: String?
  /// Shows the controllers of the group and of the chosen tab in it, from the outside inwards. Without one the group's own
  /// controller is shown.
  open var managingNavigationController: UINavigationController?
  private weak var chosen: UITab?

  /// - Parameters: as in ``UITab``.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    children.forEach { $0.parent = self }
  }

  open var selectedChild: UITab? {
    get { chosen }
    set {
      precondition(
        newValue.map(children.contains) ?? true,
        "selectedChild must be one of children, got \(String(describing: newValue))")
      choose(newValue)
    }
  }

  open func tab(forIdentifier identifier: String) -> UITab? { tab(withIdentifier: identifier) }

  override func tab(withIdentifier identifier: String) -> UITab? {
    super.tab(withIdentifier: identifier) ?? children.lazy.compactMap { $0.tab(withIdentifier: identifier) }.first
  }

  // MARK: Choosing

  /// The chosen tab in this group and in the groups inside it; without one the default, or the first.
  var leaf: UITab {
    let child = chosen ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    return (child as? UITabGroup)?.leaf ?? child ?? self
  }

  private func choose(_ tab: UITab?) {
    guard let manager = managingTabGroup else {
      chosen = tab
      return
    }
    manager.change { chosen = tab }
  }

  /// The tab is chosen in this group and in those between.
  func choose(path: ArraySlice<UITab>) {
    change { [self] in
      var group: UITabGroup? = self
      for tab in path {
        group?.chosen = tab
        group = tab as? UITabGroup
      }
    }
  }

  /// R160: the navigation controller shows the chosen tab's controllers, and the screens that were pushed above the former one
  /// are put aside.
  private func change(_ body: () -> Void) {
    let old = leaf
    body()
    guard let navigation = managingNavigationController, leaf !== old || navigation.viewControllers.isEmpty else {
      return
    }
    if World.current.weakRules.tabsKeepPushedScreens {
      let ofTabs = old.path.compactMap(\.viewController)
      old.pushed = navigation.viewControllers.filter { !ofTabs.contains($0) }
    }
    navigation.setViewControllers(shownStack, animated: false)
  }

  private var shownStack: [UIViewController] {
    let tabs = leaf.path.drop { $0 !== self }
    return tabs.compactMap { $0.controller() } + leaf.pushed
  }

  override var shownController: UIViewController? {
    guard let managingNavigationController else { return controller() }
    if managingNavigationController.viewControllers.isEmpty {
      managingNavigationController.setViewControllers(shownStack, animated: false)
    }
    return managingNavigationController
  }
}

@preconcurrency @MainActor
open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene? {
    didSet { didChangeScene(from: oldValue) }
  }

  open var windowLevel = UIWindow.Level.normal

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaceRootView(of: oldValue)
    }
  }

  package private(set) lazy var input = WindowInput(window: self)
  /// The sequence in which windows of one level came to the front.
  private(set) var order = 0

  @available(iOS 13.0, *)
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: World.current.size(of: windowScene)))
    isHidden = true
    self.windowScene = windowScene
    windowScene.attach(self)
  }

  @available(iOS, introduced: 2.0, deprecated: 26.0)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    // An app without scenes has one all the same, and every window belongs to it.
    if belongsToApp, let scene = World.current.application.implicitScene {
      windowScene = scene
      scene.attach(self)
    }
  }

  public required init?(coder: NSCoder) {
    coder.fail(UIWindow.self)
    return nil
  }

  open override var window: UIWindow? { self }

  open var screen: UIScreen {
    get { windowScene?.screen ?? World.current.screen }
    set { notModelled("setting UIWindow.screen; assign windowScene") }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  // MARK: Visibility

  /// R61, R62: showing a window puts the root view into it; hiding one lets its controllers disappear.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      isHidden ? leaveScreen() : enterScreen()
    }
  }

  /// Shown in a connected scene. R62: a window without a scene is never shown.
  package private(set) var isOnScreen = false

  // MARK: Key status

  open var isKeyWindow: Bool { windowScene?.currentKeyWindow === self }

  @available(iOS 15.0, *)
  open var canBecomeKey: Bool { true }

  open func makeKey() {
    windowScene?.makeKey(self)
  }

  open func makeKeyAndVisible() {
    bringToFront()
    isHidden = false
    makeKey()
  }

  open func becomeKey() {}

  open func resignKey() {}

  // MARK: Steps

  /// And not to the system, whose windows stand in no scene.
  var belongsToApp: Bool { true }

  func bringToFront() {
    order = (windowScene?.windows.map(\.order).max() ?? 0) + 1
  }

  private func enterScreen() {
    // Assigning a scene comes back here.
    if windowScene == nil, belongsToApp, let scene = World.current.sceneWithoutManifest() {
      order = 0
      return windowScene = scene
    }
    guard windowScene?.isConnected == true else { return }
    if order == 0 { bringToFront() }
    let move = AppearanceMove(of: self, isEntering: true, isLeaving: false)
    isOnScreen = true
    // Controllers that already stand in the window, such as modal ones, appear with it.
    move.will()
    move.did()
    replaceRootView(of: nil)
    setTreeNeedsLayout()
    World.current.keyboard.update()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
  }

  package func leaveScreen() {
    guard isOnScreen else { return }
    endModalTransitions()
    let move = AppearanceMove(of: self, isEntering: false, isLeaving: true)
    move.will()
    isOnScreen = false
    move.did()
    windowScene?.windowDidLeaveScreen(self)
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  /// R59: the old tree leaves the window, whatever it presents stays where it is.
  private func replaceRootView(of old: UIViewController?) {
    if let oldView = old?.viewIfLoaded, oldView.superview === self { oldView.removeFromSuperview() }
    guard isOnScreen, let root = rootViewController, root.viewIfLoaded?.superview !== self else { return }
    let view = root.loadedView
    guard !root.isCoveredByModal else { return }
    view.fill(self)
    insertSubview(view, at: 0)
  }

  private func didChangeScene(from old: UIWindowScene?) {
    guard old !== windowScene else { return }
    let wasShown = !isHidden
    if isOnScreen { leaveScreen() }
    old?.detach(self)
    windowScene?.attach(self)
    if wasShown { enterScreen() }
  }
}

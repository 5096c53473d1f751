@preconcurrency @MainActor
open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene? {
    didSet { didChangeScene(from: oldValue) }
  }

  open var windowLevel = UIWindow.Level.normal

  open var rootViewController: UIViewController? {
    didSet { update() }
  }

  package private(set) lazy var input = WindowInput(window: self)
  /// The root whose view is in the window, or will be when the window is shown.
  private var placedRoot: UIViewController?
  /// R189: roots from before, which present what is in the window still.
  private var formerRoots: [UIViewController] = []
  private var isUpdating = false
  /// The order in which windows of one level were brought to the front.
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
    // UIKit creates a scene for an app without scenes, and every window belongs to it.
    if belongsToApp, let scene = World.current.application.implicitScene {
      windowScene = scene
      scene.attach(self)
    }
  }

  @available(iOS, introduced: 2.0, deprecated: 26.0)
  public convenience init() {
    self.init(frame: .zero)
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
    didSet { if oldValue != isHidden { update() } }
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

  /// Windows of the system belong to no app and are in no scene.
  var belongsToApp: Bool { true }

  func bringToFront() {
    order = (windowScene?.windows.map(\.order).max() ?? 0) + 1
  }

  /// Carries out the requested changes, one after the other. A change that a callback requests waits until the change
  /// that called it is complete (T24).
  private func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    while true {
      if placedRoot !== rootViewController {
        exchangeRoot()
      } else if isOnScreen != isMeantToBeOnScreen {
        isOnScreen ? leaveScreen() : enterScreen()
      } else if !isHidden, windowScene == nil, belongsToApp, let scene = World.current.sceneWithoutManifest() {
        order = 0
        windowScene = scene
      } else {
        return
      }
    }
  }

  private var isMeantToBeOnScreen: Bool { !isHidden && windowScene?.isConnected == true }

  private func enterScreen() {
    if order == 0 { bringToFront() }
    let move = AppearanceMove(of: self, isEntering: true, isLeaving: false)
    isOnScreen = true
    World.current.shownWindows.keep(self)
    // Controllers whose views are in the window already, such as modal ones, appear with it.
    move.will()
    move.did()
    placeRootView()
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
    World.current.shownWindows.release(self)
    move.did()
    windowScene?.windowDidLeaveScreen(self)
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  /// R59, R189: the old root view leaves the window. What it presents stays in place, and alive.
  private func exchangeRoot() {
    let old = placedRoot
    placedRoot = rootViewController
    formerRoots = (formerRoots + [old].compactMap(\.self)).filter { $0 !== placedRoot }
    releaseFormerRoots()
    if let oldView = old?.viewIfLoaded, oldView.superview === self { oldView.removeFromSuperview() }
    placeRootView()
  }

  /// Those that present nothing any more.
  func releaseFormerRoots() {
    formerRoots.removeAll { $0.modal.presented == nil }
  }

  private func placeRootView() {
    guard isOnScreen, let root = placedRoot, root.viewIfLoaded?.superview !== self else { return }
    let view = root.loadedView
    guard !root.isCoveredByModal else { return }
    view.fill(self)
    insertSubview(view, at: 0)
  }

  private func didChangeScene(from old: UIWindowScene?) {
    guard old !== windowScene else { return }
    if isOnScreen { leaveScreen() }
    old?.detach(self)
    windowScene?.attach(self)
    update()
  }
}

extension UIWindow {
  /// R60: normal 0, statusBar 1000, alert 2000.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow {
  /// R64: posted after `becomeKey()`; the object is the window.
  nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
    .init("UIWindowDidBecomeKeyNotification")
  }
  /// R64: posted after `resignKey()`; the object is the window.
  nonisolated public class var didResignKeyNotification: NSNotification.Name {
    .init("UIWindowDidResignKeyNotification")
  }
  nonisolated public class var didBecomeVisibleNotification: NSNotification.Name {
    .init("UIWindowDidBecomeVisibleNotification")
  }
  nonisolated public class var didBecomeHiddenNotification: NSNotification.Name {
    .init("UIWindowDidBecomeHiddenNotification")
  }
}

/// A scene's windows and its key window (R63-R66).
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open private(set) var screen: UIScreen
  private var attached: [WeakWindow] = []
  package private(set) weak var currentKeyWindow: UIWindow?

  package init(session: UISceneSession, screen: UIScreen) {
    self.screen = screen
    super.init(session: session)
  }

  /// The scene does not retain its windows. An app does, usually in the scene delegate.
  open var windows: [UIWindow] { attached.compactMap(\.window) }

  @available(iOS 15.0, *)
  open var keyWindow: UIWindow? { currentKeyWindow }

  @available(iOS, introduced: 13.0, deprecated: 26.0)
  open var interfaceOrientation: UIInterfaceOrientation { World.current.interfaceOrientation }

  open var traitCollection: UITraitCollection { World.current.traits(of: self) }

  func attach(_ window: UIWindow) {
    attached.removeAll { $0.window == nil || $0.window === window }
    attached.append(WeakWindow(window: window))
  }

  func detach(_ window: UIWindow) {
    attached.removeAll { $0.window == nil || $0.window === window }
    if currentKeyWindow === window { passOnKey(from: window) }
  }

  /// R64: the old window resigns before the new one becomes key.
  func makeKey(_ window: UIWindow) {
    guard currentKeyWindow !== window, window.canBecomeKey else { return }
    let old = currentKeyWindow
    currentKeyWindow = World.current.weakRules.noKeyWindowWhileResigning ? nil : window
    resign(old)
    currentKeyWindow = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    World.current.keyboard.update()
  }

  /// R66: the front-most visible window becomes key.
  func windowDidLeaveScreen(_ window: UIWindow) {
    if currentKeyWindow === window { passOnKey(from: window) }
  }

  private func passOnKey(from window: UIWindow) {
    if let next = frontWindow(where: { $0 !== window && $0.canBecomeKey }) {
      makeKey(next)
    } else {
      currentKeyWindow = nil
      resign(window)
      World.current.keyboard.update()
    }
  }

  /// - Returns: the window on screen with the highest level, and of those the one that was brought to the front last.
  func frontWindow(where isMeant: (UIWindow) -> Bool = { _ in true }) -> UIWindow? {
    windows
      .filter { $0.isOnScreen && isMeant($0) }
      .max { ($0.windowLevel.rawValue, $0.order) < ($1.windowLevel.rawValue, $1.order) }
  }

  private func resign(_ window: UIWindow?) {
    guard let window else { return }
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
}

extension World {
  /// The scene that the user works in comes first (R161), and those that are not active last.
  package var scenesFrontFirst: [UIWindowScene] {
    scenes.filter(\.isWorkedIn) + scenes.filter { !$0.isWorkedIn }
  }
}

extension UIWindowScene {
  fileprivate var isWorkedIn: Bool {
    activationState == .foregroundActive && traitCollection.activeAppearance != .inactive
  }
}

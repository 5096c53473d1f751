/// The keyboard of the device: up while the first responder of a key window takes input (R68, R101).
@MainActor
package final class Keyboard {
  /// On the screen; nil while the keyboard is down.
  package private(set) var frame: CGRect?
  /// Whom it types for.
  package private(set) weak var client: UIResponder?
  private var motion: KeyboardMotion?
  private var window: KeyboardWindow?

  /// R69: the keyboard's own, which the application lists among the app's.
  var windows: [UIWindow] { window.map { [$0] } ?? [] }

  /// Follows the first responders and the key windows.
  func update() {
    let newClient = World.current.scenes.lazy.compactMap { $0.currentKeyWindow?.input.keyboardClient }.first
    let newFrame = newClient?.inputHeight.map(Self.frame)
    let oldFrame = frame
    guard newClient !== client || newFrame != oldFrame else { return }
    client = newClient
    frame = newFrame
    guard let motion = KeyboardMotion(from: oldFrame, to: newFrame) else { return }
    showWindow(newFrame != nil)
    start(motion)
  }

  /// Every will has its did: what is still moving arrives before it moves on.
  private func start(_ motion: KeyboardMotion) {
    arrive()
    self.motion = motion
    for name in motion.willNotifications where self.motion === motion {
      motion.post(name)
    }
    World.current.animations.run(for: KeyboardMotion.duration) { [weak self] _ in
      if self?.motion === motion { self?.arrive() }
    }
  }

  private func arrive() {
    guard let motion else { return }
    self.motion = nil
    motion.didNotifications.forEach(motion.post)
  }

  private func showWindow(_ isShown: Bool) {
    let window = self.window ?? KeyboardWindow(frame: .zero)
    window.frame = World.current.screen.bounds
    self.window = window
    window.isHidden = !isShown
  }

  private static func frame(height: CGFloat) -> CGRect {
    let screen = World.current.screen.bounds
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }
}

extension UIResponder {
  /// That of the system's keyboard in portrait, with the bar of suggestions.
  private static let keyboardHeight: CGFloat = 336

  /// The height of the input view it asks for; nil where it takes no input.
  var inputHeight: CGFloat? {
    inputView?.bounds.height ?? (bringsUpKeyboard ? Self.keyboardHeight : nil)
  }
}

/// R69: a window of the system's, listed by `UIApplication.windows`, in no scene and never key.
@MainActor
final class KeyboardWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: 10_000_000)
  }

  required init?(coder: NSCoder) {
    coder.fail(UIWindow.self)
    return nil
  }

  override var belongsToApp: Bool { false }

  override var canBecomeKey: Bool { false }
}

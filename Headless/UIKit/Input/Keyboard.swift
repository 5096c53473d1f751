/// The keyboard of the device: shown while the first responder of a key window receives its input (R68, R101).
@MainActor
package final class Keyboard {
  /// In the coordinates of the screen; nil while the keyboard is hidden.
  package private(set) var frame: CGRect?
  /// The responder that receives the input.
  package private(set) weak var client: UIResponder?
  private var motion: KeyboardMotion?
  private var window: KeyboardWindow?

  /// R69: the keyboard's own window, which the application lists among the app's.
  var windows: [UIWindow] { window.map { [$0] } ?? [] }

  /// Follows the first responders and the key windows.
  package func update() {
    let newClient = World.current.scenesFrontFirst.lazy.compactMap { $0.currentKeyWindow?.input.keyboardClient }.first
    let newFrame = newClient?.inputHeight.map(Self.frame)
    let oldFrame = frame
    guard newClient !== client || newFrame != oldFrame else { return }
    client = newClient
    frame = newFrame
    guard let motion = KeyboardMotion(from: oldFrame, to: newFrame) else { return }
    showWindow(newFrame != nil)
    start(motion)
  }

  /// Every will-notification has its did-notification: a keyboard that is still moving arrives before it moves again.
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
  /// The height of the system's keyboard in portrait, with the bar of suggestions.
  private static let keyboardHeight: CGFloat = 336

  /// The height of the keyboard or of the input view in its place; nil where the responder shows neither.
  var inputHeight: CGFloat? {
    inputView?.bounds.height ?? (bringsUpKeyboard ? Self.keyboardHeight : nil)
  }
}

/// R69: a window of the system. `UIApplication.windows` lists it; it is in no scene and never key.
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

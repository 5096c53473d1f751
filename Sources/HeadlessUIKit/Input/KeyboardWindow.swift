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

/// R69: a window of the system's, listed by `UIApplication.windows`, in no scene and never key.
@MainActor
final class KeyboardWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = nil
    windowLevel = UIWindow.Level(rawValue: 10_000_000)
  }

  required init?(coder: NSCoder) {
    notModelled("UIWindow.init(coder:)")
  }

  override var canBecomeKey: Bool { false }
}

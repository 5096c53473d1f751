/// A blur, which is known by its style only.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  private init(_ style: Style) {
    self.style = style
    super.init()
  }

  public convenience init(style: UIBlurEffect.Style) {
    self.init(style)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect).map { $0.style == style } ?? false
  }

  open override var hash: Int { style.hashValue }
}

extension UIBlurEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    @available(iOS 10.0, *)
    case regular = 4
    @available(iOS 10.0, *)
    case prominent = 5
    @available(iOS 13.0, *)
    case systemUltraThinMaterial = 6
    @available(iOS 13.0, *)
    case systemThinMaterial = 7
    @available(iOS 13.0, *)
    case systemMaterial = 8
    @available(iOS 13.0, *)
    case systemThickMaterial = 9
    @available(iOS 13.0, *)
    case systemChromeMaterial = 10
  }
}

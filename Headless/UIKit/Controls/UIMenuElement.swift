/// An element of a menu, or what a control performs.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  open private(set) var title: String
  open private(set) var image: UIImage?

  /// Not for apps, but what an app's subclass can't inherit would keep the convenience initializers from it too.
  @usableFromInline init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Itself, but for an action, which alone may change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

@available(iOS 13.0, *)
extension UIMenuElement {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
}

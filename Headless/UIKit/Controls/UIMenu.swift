/// A menu of a button (R138). The device opens it; its elements are not tapped here.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
  }

  open private(set) var identifier = Identifier(UUID().uuidString)
  open private(set) var options: UIMenu.Options = []
  open private(set) var children: [UIMenuElement] = []

  /// - Parameters:
  ///   - title: stored without effect.
  ///   - image: stored without effect.
  ///   - identifier: a unique one where none is given.
  ///   - options: stored without effect.
  ///   - children: stored without effect.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(title: title, image: image)
    if let identifier { self.identifier = identifier }
    self.options = options
    self.children = children
  }
}

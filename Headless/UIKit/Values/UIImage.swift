/// An image, which is known by its name only. No catalog is read, and it is not drawn.
open class UIImage: NSObject, @unchecked Sendable {
  private struct Content: Hashable {
    var source = Source.empty
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
  }

  private enum Source: Hashable {
    case empty
    case named(String)
    case symbol(String)
  }

  private let content: Content

  public override init() {
    content = Content()
    super.init()
  }

  private init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Any name but an empty one gives an image.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(Content(source: .named(name)))
  }

  /// Any name but an empty one gives an image.
  @available(iOS 13.0, *)
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(Content(source: .symbol(name)))
  }

  open var size: CGSize {
    guard content.source == .empty else { notModelled("UIImage.size of an image with a name") }
    return .zero
  }

  open var renderingMode: RenderingMode { content.renderingMode }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    var content = content
    content.renderingMode = renderingMode
    return UIImage(content)
  }

  @available(iOS 13.0, *)
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  @available(iOS 13.0, *)
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    var content = content
    content.tintColor = color
    content.renderingMode = renderingMode
    return UIImage(content)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    content == (object as? UIImage)?.content
  }

  open override var hash: Int { content.hashValue }
}

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for a control to call.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  open private(set) var identifier = Identifier(UUID().uuidString)
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state = State.off
  /// The control, while it calls the handler.
  @available(iOS 14.0, *)
  open var sender: Any? { currentSender }

  private var currentSender: Any?
  private var handler: UIActionHandler = { _ in }
  private var newTitle: String
  private var newImage: UIImage?

  @usableFromInline override init(title: String, image: UIImage?) {
    newTitle = title
    newImage = image
    super.init(title: title, image: image)
  }

  /// - Parameters:
  ///   - title: the title that a control shows.
  ///   - image: the image that a control shows.
  ///   - identifier: a unique one where none is given.
  ///   - discoverabilityTitle: stored without effect.
  ///   - attributes: stored without effect.
  ///   - state: stored without effect.
  ///   - handler: called with the action.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(title: title, image: image)
    if let identifier { self.identifier = identifier }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: newTitle, image: newImage, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
  }

  /// Unlike the title of other elements it may change.
  open override var title: String {
    get { newTitle }
    set { newTitle = newValue }
  }

  open override var image: UIImage? {
    get { newImage }
    set { newImage = newValue }
  }

  package func perform(from sender: Any?) {
    currentSender = sender
    handler(self)
    currentSender = nil
  }
}

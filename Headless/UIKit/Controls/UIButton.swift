/// A control with a title that the user taps.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    @available(iOS 13.0, *)
    case close = 7
  }

  open private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  // As `Any`, because a stored property cannot be newer than its class.
  private var anyConfiguration: Any?
  private var anyMenu: Any?
  private lazy var label = UILabel()

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// The button has the title and the image of the action, and performs it for `.primaryActionTriggered`.
  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  @available(iOS 14.0, *)
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  @available(iOS 15.0, *)
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  @available(iOS 14.0, *)
  private func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Appearance

  @available(iOS 15.0, *)
  open var configuration: UIButton.Configuration? {
    get { anyConfiguration as? Configuration }
    set { anyConfiguration = newValue }
  }

  open var titleLabel: UILabel? {
    label.text = currentTitle
    label.textColor = currentTitleColor
    return label
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }

  /// A state without a title of its own has the title of the normal state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }

  open var currentTitle: String? { title(for: state) }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
  }

  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }

  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
  }

  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

  open var currentImage: UIImage? { image(for: state) }

  // MARK: Touches

  @available(iOS 14.0, *)
  open var menu: UIMenu? {
    get { anyMenu as? UIMenu }
    set {
      anyMenu = newValue
      isContextMenuInteractionEnabled = newValue != nil
    }
  }

  /// R138: the menu is presented over the screen of the button.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    anyMenu.map { _ in UIContextMenuConfiguration() }
  }

  override func sendTap() {
    super.sendTap()
    sendActions(for: .primaryActionTriggered)
  }
}

@available(iOS 15.0, *)
extension UIButton {
  /// The appearance of a button, as a value.
  public struct Configuration: Hashable {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator = false
    private var style: String

    public static func plain() -> Configuration { Configuration(style: "plain") }
    public static func tinted() -> Configuration { Configuration(style: "tinted") }
    public static func gray() -> Configuration { Configuration(style: "gray") }
    public static func filled() -> Configuration { Configuration(style: "filled") }
    public static func borderless() -> Configuration { Configuration(style: "borderless") }
    public static func bordered() -> Configuration { Configuration(style: "bordered") }
    public static func borderedTinted() -> Configuration { Configuration(style: "borderedTinted") }
    public static func borderedProminent() -> Configuration { Configuration(style: "borderedProminent") }

    private init(style: String) {
      self.style = style
    }
  }
}

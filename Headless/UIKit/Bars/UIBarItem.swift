/// An item of a bar, stored as values.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  @available(iOS 11.0, *)
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  @available(iOS 11.0, *)
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    coder.fail(UIBarItem.self)
    return nil
  }

  /// R121: fails the coder.
  open func encode(with coder: NSCoder) {
    coder.fail(UIBarItem.self)
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }
}

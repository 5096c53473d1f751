/// A sign that something is going on, hidden while it is not
/// (developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped).
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    @available(iOS 13.0, *)
    case medium = 100
    @available(iOS 13.0, *)
    case large = 101
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    case whiteLarge = 0
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    case white = 1
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    case gray = 2
  }

  open var style: UIActivityIndicatorView.Style
  open private(set) var isAnimating = false
  /// Nil restores the standard color.
  @available(iOS 5.0, *)
  open var color: UIColor! = .systemGray {
    didSet { if color == nil { color = .systemGray } }
  }
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Fails the coder, as other views do (R121). It cannot return nil, so it creates an indicator at rest.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
    coder.fail(UIActivityIndicatorView.self)
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}

/// How far something is, as a value between 0 and 1 (developer.apple.com/documentation/uikit/uiprogressview/progress).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private var current: Float = 0
  open var progressViewStyle = Style.default
  @available(iOS 5.0, *)
  open var progressTintColor: UIColor?
  @available(iOS 5.0, *)
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var progress: Float {
    get { current }
    set { current = min(max(0, newValue), 1) }
  }

  /// The new value holds at once.
  @available(iOS 5.0, *)
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}

/// Text that is read, as a value: it has no size of its own.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor! = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var isEnabled = true
  open var isHighlighted = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  @available(iOS 10.0, *)
  open var adjustsFontForContentSizeCategory = false

  /// Unlike other views it lets touches pass.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

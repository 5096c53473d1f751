/// Text that the user cannot edit, as a value: it has no size of its own.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String?
  /// Nil resets it.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) } }
  }
  /// Nil resets it.
  open var textColor: UIColor! = UIColor.label {
    didSet { if textColor == nil { textColor = UIColor.label } }
  }
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var isEnabled = true
  open var isHighlighted = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  @available(iOS 10.0, *)
  open var adjustsFontForContentSizeCategory = false

  /// Unlike other views it ignores touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// One item of a collection view, while it is on screen.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  /// As `Any`, because a stored property cannot be newer than its class.
  private var anyContentConfiguration: Any?

  open var contentView: UIView { content }
  open var isSelected = false
  open var isHighlighted = false

  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// Kept, and in no view hierarchy: it would be shown while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.fill(self)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UICollectionViewCell.self)
    return nil
  }

  /// Stored as a value: no content view is created from it.
  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { anyContentConfiguration as? any UIContentConfiguration }
    set { anyContentConfiguration = newValue }
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    guard let new else { return }
    insertSubview(new, at: 0)
    new.fill(self)
  }

  // MARK: Touches

  /// A recognizer of the cell or of a view around it is first, as in any view. The collection view selects the item if none
  /// takes the touch.
  package override func takeTap() -> Bool {
    recognizeTap { collectionView?.takeTap(on: self) == true }
  }

  private var collectionView: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
  }
}

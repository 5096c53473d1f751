/// A view that a collection view uses again for another place: a cell, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called when the view is used again for another place.
  open func prepareForReuse() {}

  /// Called with the attributes that the layout has given the view, after those of `UIView` are set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Sets what the attributes have of every view.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    transform = .identity
    frame = attributes.frame
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

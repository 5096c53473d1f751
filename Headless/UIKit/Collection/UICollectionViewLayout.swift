/// Where the elements of a collection view are. A subclass overrides what it decides.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    coder.fail(UICollectionViewLayout.self)
    return nil
  }

  /// R121: fails the coder.
  open func encode(with coder: NSCoder) { coder.fail(UICollectionViewLayout.self) }

  /// The layout is prepared again in the next layout of the collection view.
  open func invalidateLayout() {
    collectionView?.layoutIsInvalid()
  }

  /// Called before the collection view asks for attributes, and after each invalidation.
  open func prepare() {}

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Called when the bounds have changed, by a scroll too.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open var collectionViewContentSize: CGSize { .zero }
}

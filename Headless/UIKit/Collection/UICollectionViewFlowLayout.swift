/// Items in lines, one after the other, with a header and a footer for each section.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  @available(iOS 10.0, *)
  nonisolated public class var automaticSize: CGSize {
    CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
  }

  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  /// Stored without effect: cells have no size of their own here, so each has `itemSize`.
  @available(iOS 8.0, *)
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Only the extent along the scroll direction is used. Where it is 0, no header is shown.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }

  private var geometry = FlowGeometry()
  private var preparedBounds = CGRect.zero

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    preparedBounds = collectionView.bounds
    let isHorizontal = scrollDirection == .horizontal
    geometry = FlowGeometry(
      (0..<collectionView.numberOfSections).map { section($0, in: collectionView) },
      breadth: isHorizontal ? preparedBounds.height : preparedBounds.width, isHorizontal: isHorizontal)
  }

  private func section(_ section: Int, in view: UICollectionView) -> FlowGeometry.Section {
    let items = 0..<view.numberOfItems(inSection: section)
    guard let delegate = view.storedDelegate as? any UICollectionViewDelegateFlowLayout else {
      return FlowGeometry.Section(
        inset: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        header: headerReferenceSize, footer: footerReferenceSize, items: items.map { _ in itemSize })
    }
    return FlowGeometry.Section(
      inset: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section),
      header: delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section),
      items: items.map {
        delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
      })
  }

  // MARK: What the collection view asks for

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    geometry.sections.indices.flatMap { attributes(ofSection: $0, in: rect) }
  }

  private func attributes(ofSection section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let frames = geometry.sections[section]
    let items = frames.items.indices.filter { frames.items[$0].intersects(rect) }
    let first = IndexPath(item: 0, section: section)
    let edges = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      .compactMap { layoutAttributesForSupplementaryView(ofKind: $0, at: first) }.filter { $0.frame.intersects(rect) }
    return edges + items.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard
      geometry.sections.indices.contains(indexPath.section),
      geometry.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = geometry.sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard geometry.sections.indices.contains(indexPath.section) else { return nil }
    let frames = geometry.sections[indexPath.section]
    let frame =
      switch elementKind {
      case UICollectionView.elementKindSectionHeader: frames.header
      case UICollectionView.elementKindSectionFooter: frames.footer
      default: nil as CGRect?
      }
    guard let frame else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    return attributes
  }

  /// Lines break elsewhere in a view of another breadth.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    scrollDirection == .horizontal
      ? newBounds.height != preparedBounds.height : newBounds.width != preparedBounds.width
  }
}

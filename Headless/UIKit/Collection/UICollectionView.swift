/// Items at the places that a layout gives them. In each layout the data source provides the cells of the items that are in
/// the bounds.
///
/// Changes of items take effect in the next layout and without animation.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  var elements = CollectionElements()
  var counts: [Int] = []
  var selected: Set<IndexPath> = []
  var needsReload = true
  var needsPreparation = true
  /// The elements on screen are those from before the last change.
  var hasNewItems = false
  var laidOutBounds = CGRect.zero
  private var layout: UICollectionViewLayout

  // MARK: Creating

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    coder.fail(UICollectionView.self)
    return nil
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// The new layout takes effect in the next layout of the view. The elements on screen stay the same views.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    self.layout.collectionView = nil
    self.layout = layout
    layout.collectionView = self
    layoutIsInvalid()
  }

  open var backgroundView: UIView? {
    didSet {
      if let oldValue, oldValue !== backgroundView, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Items

  /// The data source provides the items again in the next layout. No item stays selected.
  open func reloadData() {
    selected = []
    setNeedsItems()
  }

  open var numberOfSections: Int { currentCounts.count }

  open func numberOfItems(inSection section: Int) -> Int { currentCounts[section] }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return preparedLayout.layoutAttributesForElements(in: spot)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// - Returns: nil for an item that is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements.shown[.init(path: indexPath)] as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.shown.first { $0.value === cell }?.key.path
  }

  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  open var indexPathsForVisibleItems: [IndexPath] {
    elements.shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  @available(iOS 9.0, *)
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    elements.shown[.init(kind: elementKind, path: indexPath)]
  }

  @available(iOS 9.0, *)
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  @available(iOS 9.0, *)
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.shown.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Changing items

  open func insertItems(at indexPaths: [IndexPath]) { setNeedsItems() }

  open func deleteItems(at indexPaths: [IndexPath]) {
    selected.subtract(indexPaths)
    setNeedsItems()
  }

  open func reloadItems(at indexPaths: [IndexPath]) { setNeedsItems() }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsItems() }

  open func insertSections(_ sections: IndexSet) { setNeedsItems() }

  open func deleteSections(_ sections: IndexSet) {
    selected = selected.filter { !sections.contains($0.section) }
    setNeedsItems()
  }

  open func reloadSections(_ sections: IndexSet) { setNeedsItems() }

  open func moveSection(_ section: Int, toSection newSection: Int) { setNeedsItems() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    if let completion { World.current.animations.run(for: 0.25, end: completion) }
  }

  // MARK: Cells and other views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    elements.classes[.init(identifier: identifier)] = cellClass
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    elements.classes[.init(kind: elementKind, identifier: identifier)] = viewClass
  }

  /// - Precondition: a class is registered for the identifier.
  /// - Returns: a cell that has left the screen, or a new one of the registered class.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = elements.take(.init(identifier: identifier)) as? UICollectionViewCell else {
      preconditionFailure("the class registered for \(identifier) is not a subclass of UICollectionViewCell")
    }
    return cell
  }

  /// - Precondition: a class is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    elements.take(.init(kind: elementKind, identifier: identifier))
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// The delegate is not called.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    select(indexPath)
    if let indexPath, !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  /// The delegate is not called.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  override func showElements() {
    if !elements.shown.isEmpty, !needsReload { layOutElements() }
  }
}

// Which items there are, which elements are on screen, and their views.

extension UICollectionView {
  /// Objective-C lets a subclass narrow the type of `delegate`, Swift does not.
  var collectionDelegate: (any UICollectionViewDelegate)? { storedDelegate as? any UICollectionViewDelegate }

  func setNeedsItems() {
    needsReload = true
    layoutIsInvalid()
  }

  func layoutIsInvalid() {
    needsPreparation = true
    setNeedsLayout()
  }

  /// The data source is called if the items have changed since the last call.
  var currentCounts: [Int] {
    guard needsReload else { return counts }
    needsReload = false
    hasNewItems = true
    counts =
      dataSource.map { source in
        (0..<source.numberOfSections(in: self)).map { source.collectionView(self, numberOfItemsInSection: $0) }
      } ?? []
    return counts
  }

  var preparedLayout: UICollectionViewLayout {
    let layout = collectionViewLayout
    _ = currentCounts
    if needsPreparation {
      needsPreparation = false
      layout.prepare()
      contentSize = layout.collectionViewContentSize
    }
    return layout
  }

  // MARK: On screen

  func layOutElements() {
    backgroundView?.frame = bounds
    if laidOutBounds != bounds {
      laidOutBounds = bounds
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout()
        needsPreparation = true
      }
    }
    let layout = preparedLayout
    let visible = (layout.layoutAttributesForElements(in: bounds) ?? []).filter { $0.frame.intersects(bounds) }
    let stay = hasNewItems ? [] : Set(visible.map(\.place))
    hasNewItems = false
    for (place, view) in elements.shown.sorted(by: { $0.key < $1.key }) where !stay.contains(place) {
      end(view, at: place)
    }
    for attributes in visible.sorted(by: { $0.place < $1.place }) {
      if let view = elements.shown[attributes.place] {
        view.take(attributes)
      } else if !needsReload {
        show(attributes)
      }
    }
    arrange(visible)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let dataSource else { return }
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      elements.shown[attributes.place] = cell
      cell.take(attributes)
      cell.isSelected = selected.contains(path)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      addSubview(cell)
    case .supplementaryView:
      let kind = attributes.representedElementKind ?? ""
      let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      elements.shown[attributes.place] = view
      view.take(attributes)
      collectionDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      addSubview(view)
    case .decorationView: notModelled("decoration views of a UICollectionViewLayout")
    }
  }

  private func end(_ view: UICollectionReusableView, at place: CollectionElements.Place) {
    elements.shown[place] = nil
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place.path)
    } else if let kind = place.kind {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: place.path)
    }
    elements.keep(view, of: place.kind)
  }

  /// Views with a higher `zIndex` are in front of the others.
  private func arrange(_ visible: [UICollectionViewLayoutAttributes]) {
    for attributes in visible.sorted(by: { $0.zIndex < $1.zIndex }) where attributes.zIndex > 0 {
      if let view = elements.shown[attributes.place] { bringSubviewToFront(view) }
    }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    guard let item = preparedLayout.layoutAttributesForItem(at: path)?.frame else { return }
    var offset = contentOffset
    if position.contains(.top) { offset.y = item.minY }
    if position.contains(.centeredVertically) { offset.y = item.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = item.maxY - bounds.height }
    if position.contains(.left) { offset.x = item.minX }
    if position.contains(.centeredHorizontally) { offset.x = item.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = item.maxX - bounds.width }
    scroll(
      to: CGPoint(
        x: min(max(0, offset.x), max(0, contentSize.width - bounds.width)),
        y: min(max(0, offset.y), max(0, contentSize.height - bounds.height))), animated: animated)
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var place: CollectionElements.Place { .init(kind: representedElementKind, path: indexPath) }
}

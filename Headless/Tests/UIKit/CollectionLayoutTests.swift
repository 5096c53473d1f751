import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Headers and footers, delegates that decide about sizes, registrations, and layouts of an app's own. Sources:
/// developer.apple.com/documentation/uikit, pages of UICollectionViewFlowLayout, UICollectionViewDelegateFlowLayout,
/// UICollectionView.CellRegistration and UICollectionViewLayout.
@MainActor
@Suite(.oneDevice)
struct CollectionLayoutTests: FixtureSuite {
  let fixture = PlainScreen()
  private let source = Sections()

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    view.dataSource = source
    view.delegate = source
    screen.view.addSubview(view)
    device.turn()
    return view
  }

  @Test("Each section has its header, items with an inset, and footer; the next section is below")
  func sections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 5, right: 7)
    layout.minimumLineSpacing = 20
    source.perSection = 7
    let view = show(layout)
    // Six items of 50 with 10 between them are in a line of 379 points.
    #expect(view.layoutAttributesForItem(at: [0, 5])?.frame == CGRect(x: 307, y: 45, width: 50, height: 50))
    #expect(view.layoutAttributesForItem(at: [0, 6])?.frame == CGRect(x: 7, y: 115, width: 50, height: 50))
    #expect(view.layoutAttributesForItem(at: [1, 0])?.frame.minY == 215)
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.frame == CGRect(x: 0, y: 170, width: 393, height: 40))
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
    #expect(view.contentSize.height == 340)
  }

  @Test("A delegate's answers are used in place of the layout's values; what it does not answer is the layout's")
  func delegate() {
    let layout = UICollectionViewFlowLayout()
    let sizes = SizingDelegate()
    let view = show(layout)
    view.delegate = sizes
    layout.invalidateLayout()
    device.turn()
    #expect(view.layoutAttributesForItem(at: [0, 1])?.frame == CGRect(x: 110, y: 0, width: 101, height: 30))
    #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.size == CGSize(width: 100, height: 30))
  }

  @Test("A registration makes the cell ready for its item, with a cell of its class")
  func registration() {
    var log: [String] = []
    let view = show(UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<NamedCell, String> { cell, path, item in
      cell.name = item
      log.append("\(path.item) \(item)")
    }
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: [0, 3], item: "x")
    #expect(cell.name == "x")
    #expect(view.dequeueConfiguredReusableCell(using: registration, for: [0, 4], item: nil).name == "made")
    #expect(log == ["3 x"])
  }

  @Test("A layout of the app's own decides; it is prepared after each invalidation, not after each scroll")
  func ownLayout() {
    let layout = Staircase()
    let view = show(layout)
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 20, y: 500, width: 30, height: 30))
    #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 1]])
    #expect(view.contentSize == CGSize(width: 300, height: 5000))
    #expect(view.cellForItem(at: [0, 1])?.alpha == 0.5)
    let prepared = layout.preparations
    view.contentOffset.y = 500
    device.turn()
    #expect(view.indexPathsForVisibleItems == [[0, 1], [0, 2]])
    #expect(layout.preparations == prepared)
    layout.invalidateLayout()
    device.turn()
    #expect(layout.preparations == prepared + 1)
  }
}

private final class Sections: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var perSection = 10

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { perSection }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}

private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100 + indexPath.item, height: 30) }
}

private final class NamedCell: UICollectionViewCell {
  var name: String

  override init(frame: CGRect) {
    name = "made"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

/// Each item is 500 points below the one before.
private final class Staircase: UICollectionViewLayout {
  private(set) var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 5000) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 20 * indexPath.item, y: 500 * indexPath.item, width: 30, height: 30)
    attributes.alpha = 0.5
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

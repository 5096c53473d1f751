import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Collection views: for which items the data source is called, and which item the user selects. Sources:
/// developer.apple.com/documentation/uikit, pages of UICollectionView, UICollectionViewDelegate, UICollectionViewFlowLayout and
/// UICollectionViewController; Collection View Programming Guide for iOS, "Managing the Visual State for Selections and
/// Highlights".
@MainActor
@Suite(.oneDevice)
struct CollectionTests {
  let device = HeadlessDevice()
  private let layout = UICollectionViewFlowLayout()
  private let screen: PhotosScreen

  init() {
    // Three items in a line, 100 points from line to line.
    layout.itemSize = CGSize(width: 100, height: 90)
    screen = PhotosScreen(collectionViewLayout: layout)
    device.launch(showing: screen)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("The data source is called for the items in the bounds and for no others")
  func visible() {
    // 852 points high: nine lines of three.
    #expect(screen.flush() == (0..<27).map { "cell \($0)" })
    #expect(screen.collectionView.indexPathsForVisibleItems == (0..<27).map { path($0) })
    #expect(screen.collectionView.contentSize == CGSize(width: 393, height: 3390))
    #expect(screen.collectionView.cellForItem(at: path(4))?.frame == CGRect(x: 110, y: 100, width: 100, height: 90))
    #expect(screen.collectionView.cellForItem(at: path(27)) == nil)
    #expect(screen.collectionView.indexPathForItem(at: CGPoint(x: 115, y: 110)) == path(4))
    #expect(screen.collectionView.indexPathForItem(at: CGPoint(x: 105, y: 110)) == nil)
  }

  @Test("An item that is scrolled out of the bounds ends, and its cell is reused for one that enters them")
  func reuse() throws {
    _ = screen.flush()
    let first = try #require(screen.collectionView.cellForItem(at: path(2)))
    screen.collectionView.contentOffset.y = 100
    device.turn()
    #expect(
      screen.flush() == ["end 0", "end 1", "end 2", "reuse", "cell 27", "reuse", "cell 28", "reuse", "cell 29"])
    #expect(screen.collectionView.cellForItem(at: path(27)) === first)
  }

  @Test("A tap highlights the item, selects it, deselects the earlier one and ends the highlight, in this order")
  func selecting() {
    _ = screen.flush()
    #expect(device.tapItem(at: path(1), in: screen.collectionView))
    #expect(
      screen.flush() == [
        "should highlight 1", "did highlight 1", "should select 1", "did select 1", "primary 1", "did unhighlight 1",
      ])
    #expect(device.tapItem(at: path(2), in: screen.collectionView))
    #expect(
      screen.flush() == [
        "should highlight 2", "did highlight 2", "should select 2", "did deselect 1", "did select 2", "primary 2",
        "did unhighlight 2",
      ])
    #expect(screen.collectionView.indexPathsForSelectedItems == [path(2)])
    #expect(screen.collectionView.cellForItem(at: path(2))?.isSelected == true)
    #expect(screen.collectionView.cellForItem(at: path(1))?.isSelected == false)
    #expect(screen.collectionView.cellForItem(at: path(2))?.isHighlighted == false)
  }

  @Test(
    "A delegate that refuses to highlight stops the touch; one that refuses to select still gets the primary action")
  func refusing() {
    _ = screen.flush()
    screen.unhighlighted = 3
    #expect(!device.tapItem(at: path(3), in: screen.collectionView))
    #expect(screen.flush() == ["should highlight 3"])
    screen.unselectable = 4
    #expect(device.tapItem(at: path(4), in: screen.collectionView))
    #expect(
      screen.flush() == ["should highlight 4", "did highlight 4", "should select 4", "primary 4", "did unhighlight 4"])
    #expect(screen.collectionView.indexPathsForSelectedItems == [])
    #expect(!device.tapItem(at: path(80), in: screen.collectionView))
    screen.collectionView.allowsSelection = false
    #expect(!device.tapItem(at: path(5), in: screen.collectionView))
    #expect(screen.flush() == [])
  }

  @Test("Where several may be selected, a tap on a selected item deselects it if the delegate allows it")
  func several() {
    screen.collectionView.allowsMultipleSelection = true
    device.tapItem(at: path(1), in: screen.collectionView)
    device.tapItem(at: path(2), in: screen.collectionView)
    #expect(screen.collectionView.indexPathsForSelectedItems == [path(1), path(2)])
    _ = screen.flush()
    device.tapItem(at: path(1), in: screen.collectionView)
    #expect(
      screen.flush() == [
        "should highlight 1", "did highlight 1", "should deselect 1", "did deselect 1", "did unhighlight 1",
      ])
    screen.sticky = 2
    device.tapItem(at: path(2), in: screen.collectionView)
    #expect(screen.collectionView.indexPathsForSelectedItems == [path(2)])
  }

  @Test("The delegate is not called when the app selects and deselects items, and reloadData selects none")
  func programmatic() {
    _ = screen.flush()
    screen.collectionView.selectItem(at: path(4), animated: false, scrollPosition: [])
    #expect(screen.collectionView.cellForItem(at: path(4))?.isSelected == true)
    screen.collectionView.deselectItem(at: path(4), animated: false)
    #expect(screen.collectionView.indexPathsForSelectedItems == [])
    screen.collectionView.selectItem(at: path(4), animated: false, scrollPosition: [])
    #expect(screen.flush() == [])
    screen.collectionView.reloadData()
    #expect(screen.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("After reloadData the data source is called for every visible item in the next layout")
  func reload() {
    _ = screen.flush()
    screen.count = 2
    screen.collectionView.reloadData()
    #expect(screen.flush() == [])
    #expect(screen.collectionView.numberOfItems(inSection: 0) == 2)
    device.turn()
    #expect(screen.flush().suffix(4) == ["reuse", "cell 0", "reuse", "cell 1"])
    #expect(screen.collectionView.visibleCells.count == 2)
  }

  @Test("An item is on screen in the next layout after scrollToItem")
  func scrolling() {
    screen.collectionView.scrollToItem(at: path(99), at: .bottom, animated: false)
    device.turn()
    #expect(screen.collectionView.indexPathsForVisibleItems.last == path(99))
    #expect(screen.collectionView.contentOffset.y == CGFloat(3390 - 852))
    screen.collectionView.scrollToItem(at: path(0), at: .top, animated: true)
    #expect(device.isAnimating)
    device.finishTransitions()
    #expect(screen.collectionView.contentOffset.y == 0)
  }

  @Test("Items are laid out again for another breadth, when a property of the layout changes, and for another layout")
  func relayout() {
    screen.collectionView.frame.size.width = 200
    device.turn()
    #expect(screen.collectionView.cellForItem(at: path(1))?.frame.minX == 0)
    layout.itemSize.width = 60
    device.turn()
    #expect(screen.collectionView.cellForItem(at: path(1))?.frame.minX == 70)
    let sideways = UICollectionViewFlowLayout()
    sideways.scrollDirection = .horizontal
    sideways.itemSize = CGSize(width: 60, height: 400)
    screen.collectionView.collectionViewLayout = sideways
    device.turn()
    #expect(screen.collectionView.cellForItem(at: path(2))?.frame.origin == CGPoint(x: 70, y: 0))
  }

  @Test("A collection view is in the root view of its controller, which clears the selection when it appears again")
  func controller() {
    #expect(screen.collectionView.superview === screen.view)
    #expect(screen.collectionViewLayout === layout)
    for clears in [true, false] {
      screen.clearsSelectionOnViewWillAppear = clears
      screen.collectionView.selectItem(at: path(4), animated: false, scrollPosition: [])
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
      #expect((screen.collectionView.indexPathsForSelectedItems == []) == clears)
    }
  }

  @Test("A control in a cell receives the tap in place of the cell, and a covered cell receives none")
  func reach() throws {
    let cell = try #require(screen.collectionView.cellForItem(at: path(0)))
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.contentView.addSubview(toggle)
    #expect(device.tap(toggle) && toggle.isOn)
    screen.present(UIViewController(), animated: false)
    device.finishTransitions()
    #expect(!device.tapItem(at: path(0), in: screen.collectionView))
    #expect(screen.collectionView.indexPathsForSelectedItems == [])
  }
}

private final class PhotosScreen: UICollectionViewController {
  var count = 100
  var unhighlighted: Int?
  var unselectable: Int?
  var sticky: Int?
  private var log: [String] = []

  func flush() -> [String] {
    defer { log = [] }
    return log
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? PhotoCell {
      if cell.wasReused { log.append("reuse") }
      cell.wasReused = false
    }
    log.append("cell \(indexPath.item)")
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath.item)")
  }

  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    log.append("should highlight \(indexPath.item)")
    return indexPath.item != unhighlighted
  }

  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("did highlight \(indexPath.item)")
  }

  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.append("did unhighlight \(indexPath.item)")
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.append("should select \(indexPath.item)")
    return indexPath.item != unselectable
  }

  override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    log.append("should deselect \(indexPath.item)")
    return indexPath.item != sticky
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("did select \(indexPath.item)")
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("did deselect \(indexPath.item)")
  }

  override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    log.append("primary \(indexPath.item)")
  }
}

private final class PhotoCell: UICollectionViewCell {
  var wasReused = false

  override func prepareForReuse() {
    super.prepareForReuse()
    wasReused = true
  }
}

import ItemFocusBehavior
import UIKit

/// A row of books that scrolls sideways.
final class ShelfCell: UITableViewCell, UIScrollViewDelegate {
  private(set) var shelf = 0
  var didScroll: (_ shelf: Int, _ offset: CGFloat) -> Void = { _, _ in }
  let scrollView = UIScrollView()
  private let covers = (0..<ListGeometry.booksOfShelf).map { _ in UIView() }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = CGRect(
      x: ListGeometry.shelfMargin, y: ListGeometry.shelfTop, width: bounds.width - 2 * ListGeometry.shelfMargin,
      height: ListGeometry.bookSize.height)
  }

  func show(_ shelf: Int, offset: CGFloat) {
    self.shelf = shelf
    if scrollView.superview == nil {
      contentView.addSubview(scrollView)
      scrollView.delegate = self
      scrollView.contentSize = CGSize(
        width: ListGeometry.bookDistance * CGFloat(covers.count), height: ListGeometry.bookSize.height)
      for (number, cover) in covers.enumerated() {
        cover.frame = CGRect(
          origin: CGPoint(x: CGFloat(number) * ListGeometry.bookDistance, y: 0), size: ListGeometry.bookSize)
        scrollView.addSubview(cover)
      }
    }
    scrollView.contentOffset.x = offset
  }

  func scroll(to offset: CGFloat) {
    scrollView.setContentOffset(CGPoint(x: offset, y: 0), animated: false)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // A flicked shelf moves on while the list is off screen. A cell that waits for its next use is out of the list.
    if superview != nil { didScroll(shelf, scrollView.contentOffset.x) }
  }

  var books: [ItemPlace<Int>] {
    covers.enumerated().compactMap { number, cover in
      let id = shelf * 100 + number
      return ListGeometry.counts(id) ? ItemPlace(id, in: cover) : nil
    }
  }
}

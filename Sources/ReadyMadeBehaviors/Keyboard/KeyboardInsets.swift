import ScreenSupport
import UIKit

/// The height that has been added to the insets of a scroll view for the keyboard.
@MainActor
final class KeyboardInsets {
  private weak var scrollView: UIScrollView?
  private var added: CGFloat = 0

  /// Keeps the end of the scroll view clear.
  /// - Parameters:
  ///   - scrollView: the scroll view.
  ///   - keyboard: the keyboard's frame, in the coordinates of the device's screen.
  ///   - mayGrow: false where only less may be added than there is.
  func clear(_ scrollView: UIScrollView, of keyboard: CGRect, mayGrow: Bool) {
    if self.scrollView !== scrollView { remove() }
    self.scrollView = scrollView
    guard let window = scrollView.window else { return }
    let cover = KeyboardCover(
      keyboard: window.convert(screenFrame: keyboard),
      view: scrollView.convert(scrollView.bounds, to: nil as UIView?))
    // The keyboard also covers what UIKit adds for the safe area.
    let safeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    let height = max(0, cover.height - safeArea)
    add(mayGrow ? height : min(added, height))
  }

  func remove() {
    add(0)
  }

  private func add(_ height: CGFloat) {
    let change = height - added
    // Set first: the scroll view's delegate is called next, which may dismiss the keyboard.
    added = height
    scrollView?.contentInset.bottom += change
    scrollView?.verticalScrollIndicatorInsets.bottom += change
  }
}

/// A keyboard over a view, both in the same coordinates.
struct KeyboardCover {
  var keyboard: CGRect
  var view: CGRect

  /// Points that are covered at the view's bottom. A keyboard that floats over the view does not cover its edge.
  var height: CGFloat {
    let isOver = keyboard.minX < view.maxX && keyboard.maxX > view.minX && keyboard.minY < view.maxY
    // A difference of less than a point is an error of rounding between coordinate spaces.
    guard isOver, keyboard.maxY > view.maxY - 1 else { return 0 }
    return view.maxY - max(keyboard.minY, view.minY)
  }
}

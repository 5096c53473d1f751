import UIKit

/// What a keyboard covers of a view, both in the same coordinates.
struct KeyboardCover {
  var keyboard: CGRect
  var view: CGRect

  /// Points that are covered at the view's bottom. A keyboard that floats over the view covers none of its edge.
  var height: CGFloat {
    let isOver = keyboard.minX < view.maxX && keyboard.maxX > view.minX && keyboard.minY < view.maxY
    // Less than a point is what was rounded off on the way between coordinate spaces.
    guard isOver, keyboard.maxY > view.maxY - 1 else { return 0 }
    return view.maxY - max(keyboard.minY, view.minY)
  }
}

/// A finger on a scroll view, which has one at a time. It has no effect any more when it was lifted or taken away.
@MainActor
package final class ScrollFinger {
  weak var view: UIScrollView?
  /// The offset at the start.
  let start: CGPoint
  /// The offset if the content followed the finger beyond its ends as within them.
  package internal(set) var way: CGPoint
  var isDragging = false
  /// The delegate is being told of the end.
  var isLifted = false
  /// The finger has stopped a deceleration and has not moved since (R199).
  var hasCaught: Bool

  init(on view: UIScrollView, way: CGPoint, hasCaught: Bool) {
    (self.view, self.way, self.hasCaught) = (view, way, hasCaught)
    start = view.contentOffset
  }

  /// The finger moves to where the content would have this offset.
  package func move(to way: CGPoint) {
    view?.drag(to: way)
  }

  /// The finger is lifted.
  /// - Parameter velocity: in points a second.
  package func lift(velocity: CGPoint) {
    view?.lift(velocity: velocity)
  }
}

/// A finger that is drawn over a view. It begins with the first move
/// (developer.apple.com/documentation/uikit/uipangesturerecognizer).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  // In the coordinates of the window.
  private var translation = CGPoint.zero
  private var velocity = CGPoint.zero

  override var takesOneFinger: Bool { minimumNumberOfTouches <= 1 && maximumNumberOfTouches >= 1 }

  /// Since the pan began, or since `setTranslation(_:in:)`.
  open func translation(in view: UIView?) -> CGPoint { difference(translation, in: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      self.translation = translation
      return
    }
    let (start, end) = (view.convert(CGPoint.zero, to: nil as UIView?), view.convert(translation, to: nil as UIView?))
    self.translation = CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// In points a second.
  open func velocity(in view: UIView?) -> CGPoint { difference(velocity, in: view) }

  private func difference(_ difference: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return difference }
    let (start, end) = (
      view.convert(CGPoint.zero, from: nil as UIView?), view.convert(difference, from: nil as UIView?)
    )
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  // MARK: The finger

  private var isTouched = false

  package func touch() {
    isTouched = true
  }

  package func move(byX x: CGFloat, y: CGFloat) {
    guard isEnabled, isTouched else { return }
    translation = CGPoint(x: translation.x + x, y: translation.y + y)
    moveLocation(byX: x, y: y)
    if state == .possible { begin() } else { change() }
  }

  package func end(cancelled: Bool, velocity: CGPoint) {
    isTouched = false
    guard isUnderWay else { return }
    self.velocity = velocity
    finish(cancelled ? .cancelled : .ended)
  }

  override func becomePossible() {
    super.becomePossible()
    translation = .zero
    velocity = .zero
  }
}

/// Pans that begin at an edge of the screen. The device moves none of them but the one of a navigation controller.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

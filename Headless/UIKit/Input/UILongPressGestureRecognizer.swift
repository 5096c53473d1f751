/// A finger that rests. It begins when the finger has rested long enough, and ends when the finger is lifted
/// (developer.apple.com/documentation/uikit/uilongpressgesturerecognizer).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  override var takesOneFinger: Bool { numberOfTapsRequired == 0 && numberOfTouchesRequired == 1 }
}

/// Taps. One that asks for several taps or several fingers recognizes nothing here.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override var takesOneFinger: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

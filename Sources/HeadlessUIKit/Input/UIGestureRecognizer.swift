/// Whether a gesture may begin; the finger itself is the device's.
@MainActor
open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

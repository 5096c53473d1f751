/// Whether a gesture may begin. The device moves the finger itself.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  private struct Action {
    weak var target: AnyObject?
    var selector: Selector
  }

  private var actions: [Action] = []

  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Kept without effect: views receive no touches of their own here, so none is ever cancelled.
  open var cancelsTouchesInView = true

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// The recognizer does not retain its target.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(Action(target: target as AnyObject, selector: action))
  }

  func sendActions() {
    for action in actions {
      if let target = action.target { action.selector.perform(on: target, with: self) }
    }
  }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

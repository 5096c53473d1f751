/// Whether a gesture may begin. The device moves the finger itself.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  private struct Action {
    weak var target: AnyObject?
    var selector: Selector
  }

  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: State { .ended }
  }

  private var actions: [Action] = []

  open internal(set) weak var view: UIView?
  /// `ended` while a tap is sent to the targets.
  open var state = State.possible
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

  /// Without Objective-C selectors cannot be compared, so all actions of a target are removed together.
  open func removeTarget(_ target: Any?, action: Selector?) {
    if action != nil { notModelled("UIGestureRecognizer.removeTarget(_:action:) for one action") }
    actions.removeAll { target == nil || $0.target === target.map { $0 as AnyObject } }
  }

  /// The user taps.
  func recognize() {
    state = .ended
    sendActions()
    state = .possible
  }

  private func sendActions() {
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

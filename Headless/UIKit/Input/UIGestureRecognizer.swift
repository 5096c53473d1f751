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
  /// A recognizer that is disabled during its gesture cancels it
  /// (developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled).
  open var isEnabled = true {
    didSet { if !isEnabled, isUnderWay { finish(.cancelled) } }
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// R165: a tap recognizer for which this is false leaves the touch to the view below it, such as a row. Other recognizers keep it
  /// without effect: views receive no touches of their own here.
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

  // MARK: The finger

  /// In the coordinates of the window.
  private var location = CGPoint.zero

  /// Where the finger is, or was last.
  open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil as UIView?) ?? location }

  /// Whether it can recognize what one finger does once.
  var takesOneFinger: Bool { true }

  /// Whether a gesture has begun and not ended.
  package var isUnderWay: Bool { state == .began || state == .changed }

  /// The delegate is asked last.
  var mayBegin: Bool {
    isEnabled && takesOneFinger && !isUnderWay && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  package func touch(_ point: CGPoint) {
    location = point
  }

  func moveLocation(byX x: CGFloat, y: CGFloat) {
    location = CGPoint(x: location.x + x, y: location.y + y)
  }

  /// A gesture that is recognized once, at its end.
  package func recognize() {
    finish(.ended)
  }

  package func begin() {
    state = .began
    sendActions()
  }

  package func change() {
    guard isUnderWay else { return }
    state = .changed
    sendActions()
  }

  package func finish(_ state: State) {
    self.state = state
    sendActions()
    becomePossible()
  }

  /// Called when the gesture is over, before another one can begin.
  func becomePossible() {
    state = .possible
  }

  private func sendActions() {
    for action in actions {
      if let target = action.target { action.selector.perform(on: target, with: self) }
    }
  }
}

/// A view that tells its targets of events.
@preconcurrency @MainActor
open class UIControl: UIView {
  private struct Action {
    weak var target: AnyObject?
    var selector: Selector
    var events: Event
  }

  private var actions: [Action] = []

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  /// The control does not keep its target.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    guard let target else { notModelled("UIControl.addTarget(_:action:for:) without a target") }
    actions.append(Action(target: target as AnyObject, selector: action, events: controlEvents))
  }

  /// Selectors cannot be told apart where there is no Objective-C, so all of a target's actions go together.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    if action != nil { notModelled("UIControl.removeTarget(_:action:for:) for one action") }
    let removed = target.map { $0 as AnyObject }
    for index in actions.indices where removed == nil || actions[index].target === removed {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { $0.target as? AnyHashable })
  }

  open var allControlEvents: UIControl.Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    // An action may add and remove targets.
    for action in actions where !action.events.isDisjoint(with: controlEvents) {
      // The action of a target that is gone is nobody else's.
      if let target = action.target { sendAction(action.selector, to: target, for: nil) }
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  package override func takeTap() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    return true
  }
}

/// A view that calls its targets and actions when an event happens.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private struct Registration {
    var receiver: Receiver
    var events: Event
  }

  private enum Receiver {
    case target(WeakTarget, Selector)
    /// The first in the responder chain that has the method.
    case chain(Selector)
    case action(UIAction)

    var target: AnyObject? {
      if case .target(let target, _) = self { target.object } else { nil }
    }

    var action: UIAction? {
      if case .action(let action) = self { action } else { nil }
    }
  }

  private struct WeakTarget {
    weak var object: AnyObject?
  }

  private var registrations: [Registration] = []

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  /// Whether the control follows a finger.
  open internal(set) var isTracking = false
  /// The control performs the action for `.primaryActionTriggered`.
  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Targets

  /// The control does not retain its target. Without a target the action is sent along the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let receiver = target.map { Receiver.target(WeakTarget(object: $0 as AnyObject), action) } ?? .chain(action)
    registrations.append(Registration(receiver: receiver, events: controlEvents))
  }

  /// Without Objective-C selectors cannot be compared, so all actions of a target are removed together.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    if action != nil { notModelled("UIControl.removeTarget(_:action:for:) for one action") }
    let removed = target.map { $0 as AnyObject }
    remove(controlEvents) { $0.action == nil && (removed == nil || $0.target === removed) }
  }

  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.receiver.target as? AnyHashable })
  }

  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Actions

  /// The control retains the action. It replaces one with the same identifier.
  @available(iOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(receiver: .action(action), events: controlEvents))
  }

  @available(iOS 14.0, *)
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  @available(iOS 14.0, *)
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  private func remove(_ events: Event, where isMeant: (Receiver) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index].receiver) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  // MARK: Menu

  private lazy var ownMenuInteraction = UIContextMenuInteraction(delegate: self)
  private var hasMenuInteraction: Bool { ownMenuInteraction.view != nil }
  /// A stored property cannot be newer than its class.
  private var opensMenu = false

  /// A tap opens the menu, if the control has one, and sends no action.
  @available(iOS 14.0, *)
  open var showsMenuAsPrimaryAction: Bool {
    get { opensMenu }
    set { opensMenu = newValue }
  }

  /// Whether a hold opens the menu that the control's own configuration makes. A button sets it with its menu
  /// (developer.apple.com/documentation/uikit/uibutton/menu).
  @available(iOS 14.0, *)
  open var isContextMenuInteractionEnabled: Bool {
    get { hasMenuInteraction }
    set {
      guard newValue != hasMenuInteraction else { return }
      newValue ? addInteraction(ownMenuInteraction) : removeInteraction(ownMenuInteraction)
    }
  }

  @available(iOS 14.0, *)
  open var contextMenuInteraction: UIContextMenuInteraction? { hasMenuInteraction ? ownMenuInteraction : nil }

  @available(iOS 14.0, *)
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  @available(iOS 14.0, *)
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  @available(iOS 14.0, *)
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Sending

  open func sendActions(for controlEvents: UIControl.Event) {
    // An action may add and remove targets.
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.receiver {
      case .target(let target, let selector):
        // When the target was deallocated, the action is sent to no other object.
        if let target = target.object { sendAction(selector, to: target, for: nil) }
      case .chain(let selector): sendAction(selector, to: nil, for: nil)
      case .action(let action): sendAction(action)
      }
    }
  }

  @available(iOS 14.0, *)
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// The user has changed the value. A change of the value is the primary action too
  /// (developer.apple.com/documentation/uikit/uisegmentedcontrol/init(frame:actions:)).
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  package override func takeTap() -> Bool {
    guard isEnabled else { return false }
    if opensMenu, hasMenuInteraction { return ownMenuInteraction.open() }
    sendTap()
    return true
  }

  /// The actions of a tap that opens no menu.
  func sendTap() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }
}

extension UIControl {
  /// The events of a control. This stand-in sends none of the drags, no `touchDownRepeat` and no `menuActionTriggered`.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    @available(iOS 9.0, *)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    @available(iOS 14.0, *)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var normal: State { [] }
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
}

import LifecycleBehaviors
import UIKit

/// Which field of a screen has the keyboard, and which should have it.
///
/// ```swift
/// let inputFocus = InputFocus<Field>(initial: .title, order: [.title, .note])
/// inputFocus.register(titleField, as: .title)
/// inputFocus.register(noteView, as: .note)
/// ```
///
/// What is desired and what is actual are kept apart. A request is carried out as soon as it can be: at once, or when
/// the field's view is in a window, the transition over, the modal gone, the window key, the app active. Whatever the
/// user taps replaces it, and a keyboard that the user sends away is not desired any more. A field that a modal,
/// another window or the background has interrupted stays desired if the ``policy`` says so, and is edited again
/// afterwards.
///
/// Whether a field may be edited is never asked beforehand, as asking runs its delegate; the delegates are the app's
/// own. Everything happens on the main thread. The focus keeps no view alive.
@MainActor
public final class InputFocus<Field: Hashable> {
  /// Called when another field is edited, or none any more: when the turn of the run loop is over, so that a move from
  /// field to field is one change. One closure; assigning another replaces it. For several readers there is ``changes``.
  public var didChange: (@MainActor (InputFocusChange<Field>) -> Void)?

  /// Called when a request was given up; what is desired is then what is actual. Without it an issue is reported.
  /// One closure; assigning another replaces it.
  public var didFail: (@MainActor (InputFocusFailure<Field>) -> Void)?

  /// The fields in the order of the next and previous commands and the return key. While it is empty the return key
  /// does what it does without a focus; otherwise it moves to the next field, and lets the keyboard go at the last
  /// one.
  /// - Precondition: no field comes twice.
  public var order: [Field] {
    didSet {
      Self.check(order)
      Set(oldValue).subtracting(order).forEach(stopListening)
      engine.lookLater()
    }
  }

  let engine: InputFocusEngine<Field>
  let readers = InputFocusReaders<Field>()
  private var relay: ReturnKeyRelay?

  /// - Parameters:
  ///   - initial: the field to edit first. Like every request it waits for the first field to be registered.
  ///   - order: the fields in the order of the return key. See ``order``.
  ///   - policy: after which interruptions a field is edited again.
  ///   - attempts: how often a field is tried in all that has no view, no window, or refuses. Waiting for the end of a
  ///     transition, of a modal or of another interruption is not an attempt and has no limit.
  ///   - retryInterval: seconds between two attempts, and between two looks at whether a modal is gone. 0.1 s is the
  ///     limit up to which people take a reaction for immediate (Nielsen, Usability Engineering, 1993).
  ///   - time: the clocks and timers to use.
  /// - Precondition: no field comes twice in `order`, `attempts` is positive, `retryInterval` finite and at least 0.01.
  public init(
    initial: Field? = nil, order: [Field] = [], policy: InputFocusPolicy = .standard,
    attempts: Int = 10, retryInterval: TimeInterval = 0.1, time: LifecycleTime = .current
  ) {
    Self.check(order)
    self.order = order
    engine = InputFocusEngine(
      policy: policy, retries: InputFocusRetries(attempts: attempts, interval: retryInterval), time: time)
    if let initial { engine.reconciler.ask(initial) }
    relay = ReturnKeyRelay { [weak self] in self?.didReturn(in: $0) }
    engine.didChange = { [weak self] in
      self?.didChange?($0)
      self?.readers.receive($0)
    }
    engine.didFail = { [weak self] in self?.tell($0) }
    engine.willLook = { [weak self] in self?.listenToReturnKeys() }
  }

  /// After which interruptions a field is edited again.
  public var policy: InputFocusPolicy {
    get { engine.reconciler.policy }
    set { engine.reconciler.policy = newValue }
  }

  // MARK: What is, and what should be

  /// The field that should be edited; nil when none should.
  public var desired: Field? { engine.reconciler.wish.field }

  /// The field that is first responder in its window; nil when no registered field is.
  public var actual: Field? { engine.editedField }

  // MARK: Fields

  /// Says which view stands for a field. A second view takes the place of the first.
  ///
  /// - Parameters:
  ///   - view: a text field, a text view, or another view that becomes first responder; it is not kept.
  ///   - field: what the view stands for.
  public func register(_ view: UIView, as field: Field) {
    if engine.view(for: field) !== view { stopListening(to: field) }
    engine.register(field) { [weak view] in view }
  }

  /// Forgets the view of a field. Does nothing when there is none.
  public func unregister(_ field: Field) {
    stopListening(to: field)
    engine.unregister(field)
  }

  // MARK: Return key

  private func listenToReturnKeys() {
    for case let view as UITextField in order.compactMap(engine.view(for:)) {
      relay?.listen(to: view)
    }
  }

  /// UIKit lets the keyboard go where anybody listens.
  private func stopListening(to field: Field) {
    if let view = engine.view(for: field) as? UITextField { relay?.stopListening(to: view) }
  }

  private func didReturn(in view: UITextField) {
    guard let field = engine.field(of: view), order.contains(field) else { return }
    // UIKit would let the keyboard go by itself, and then nobody knew that it was not an interruption.
    if !move(.forward, from: field) { endEditing() }
  }

  private func tell(_ failure: InputFocusFailure<Field>) {
    if let didFail { return didFail(failure) }
    let attempts = engine.reconciler.maximumAttempts
    LifecycleIssue.report("InputFocus<\(Field.self)> gave up after \(attempts) attempts: \(failure). Set didFail.")
  }

  private static func check(_ order: [Field]) {
    precondition(
      Set(order).count == order.count,
      "InputFocus.order must have each field once, got \(order). Write each field once.")
  }
}

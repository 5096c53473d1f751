import LifecycleBehaviors
import UIKit

/// Looks at the fields, asks the reconciler what to do, and does it. One at a time, and never inside itself.
@MainActor
final class InputFocusEngine<Field: Hashable> {
  var reconciler: InputFocusReconciler<Field>
  /// Whoever tells of the screen's life.
  weak var owner: AnyObject?
  /// Why the screen is not there; nil while it is. It counts while there is an owner.
  var absence: InputFocusAbsence?
  var didChange: (InputFocusChange<Field>) -> Void = { _ in }
  var didFail: (InputFocusFailure<Field>) -> Void = { _ in }
  var willLook: () -> Void = {}
  /// What is desired and what is are as they will be until something happens.
  var didSettle: () -> Void = {}
  private var views = InputFocusViews<Field>()
  private let time: LifecycleTime
  private let reminder: InputFocusReminder
  private var observer: InputFocusObserver?
  /// A field has been registered: from now on one that is not is missing.
  private var hasBegun = false
  private var isLookDue = false
  private var isActing = false
  /// The view of the same screen that began to be edited last and stands for no field.
  private weak var otherView: UIView?
  /// The field that is being told to begin right now.
  private var beginning: Field?
  /// The field of the last change that was told.
  private var toldField: Field?

  init(policy: InputFocusPolicy, retries: InputFocusRetries, time: LifecycleTime) {
    reconciler = InputFocusReconciler(policy: policy, maximumAttempts: retries.attempts)
    self.time = time
    reminder = InputFocusReminder(every: retries.interval, time: time)
    observer = InputFocusObserver(
      didBegin: { [weak self] in self?.didBegin($0) }, didEnd: { [weak self] in self?.didEnd($0) },
      mayHaveChanged: { [weak self] in self?.lookLater() },
      mayBePossible: { [weak self] in
        if self?.reconciler.wish.isWaiting == true { self?.lookLater() }
      })
  }

  // MARK: Fields

  func register(_ field: Field, _ view: @escaping @MainActor () -> UIView?) {
    hasBegun = true
    views.set(view, for: field)
    lookLater()
  }

  func unregister(_ field: Field) {
    views.set(nil, for: field)
    lookLater()
  }

  func view(for field: Field) -> UIView? { views[field] }

  func field(of view: UIView) -> Field? { views.field(of: view) }

  /// The registered field that is first responder.
  var editedField: Field? { views.edited(known: reconciler.actual) }

  // MARK: What happens

  private func didBegin(_ view: UIView) {
    // One that was overtaken while its delegate was told is not first responder any more.
    guard view.isFirstResponder else { return lookLater() }
    let isUnasked = view === ReturningResponder.current
    if let field = field(of: view) {
      if isUnasked || field == beginning { reconciler.beganUnasked(field) } else { reconciler.began(field) }
    } else {
      if !isUnasked, let window = concernedView?.window, window === view.window {
        reconciler.otherBegan(obstacle, isLast: view === otherView)
      }
      // What begins on a screen above is not given back when that screen goes.
      if view.nearestViewController === views.any?.nearestViewController { otherView = view }
    }
    lookLater()
  }

  private func didEnd(_ view: UIView) {
    if let field = field(of: view), field == reconciler.actual, !view.isFirstResponder { reconciler.ended(obstacle) }
    lookLater()
  }

  // MARK: Wishes

  /// Takes a wish and carries it out if possible. What began before it, and is announced only after, comes first.
  func wish(_ change: (inout InputFocusReconciler<Field>) -> Void) {
    reconciler.observe(editedField, obstacle)
    change(&reconciler)
    look(isTurnOver: false)
  }

  // MARK: Looking

  /// Looks when this turn of the run loop is over: why a field has ended may be known only then.
  func lookLater() {
    guard !isLookDue else { return }
    isLookDue = true
    time.perform { [weak self] in
      guard let self else { return }
      isLookDue = false
      look()
      tellChange()
      didSettle()
    }
  }

  /// Looks, and acts, at once.
  func look(isTurnOver: Bool = true) {
    guard hasBegun else { return }
    guard !isActing else { return lookLater() }
    isActing = true
    reminder.stop()
    willLook()
    let facts = facts
    let step = reconciler.nextStep(actual: editedField, InputFocusObstacle(facts), isTurnOver: isTurnOver)
    let failure = perform(step, facts)
    isActing = false
    if editedField != toldField { lookLater() }
    if let failure { didFail(failure) }
  }

  private var facts: InputFocusFacts { InputFocusFacts(of: concernedView, absence: owner == nil ? nil : absence) }

  private var obstacle: InputFocusObstacle? { InputFocusObstacle(facts) }

  private var concernedView: UIView? {
    reconciler.concernedField.flatMap(view(for:))
  }

  private func tellChange() {
    let field = editedField
    guard field != toldField else { return }
    let change = InputFocusChange(field: field, previousField: toldField, timestamp: time.read().uptime)
    toldField = field
    didChange(change)
  }

  // MARK: Acting

  private func perform(_ step: InputFocusStep<Field>, _ facts: InputFocusFacts) -> InputFocusFailure<Field>? {
    switch step {
    case .nothing: return nil
    case .lookAgain: lookAgain(facts)
    case .fail(let failure): return failure
    case .begin(let field):
      if !begin(field) { return perform(reconciler.refused(), facts) }
    case .end(let field):
      if !end(field) { return perform(reconciler.refused(), facts) }
    }
    return nil
  }

  /// Answers false where the view refused, and not where the app has wished something else in the meantime.
  private func begin(_ field: Field) -> Bool {
    guard let view = views[field] else { return false }
    beginning = field
    view.becomeFirstResponder()
    beginning = nil
    if view.isFirstResponder { reconciler.beganUnasked(field) }
    return reconciler.wish.field != field || reconciler.wish == .met(field)
  }

  private func end(_ field: Field) -> Bool {
    guard let view = views[field] else { return true }
    view.resignFirstResponder()
    return !view.isFirstResponder || reconciler.wish != .none
  }

  /// An inactive app waits to hear that it is active again.
  private func lookAgain(_ facts: InputFocusFacts) {
    guard facts.isActive else { return }
    reminder.start(
      transition: concernedView?.nearestViewController?.transitionCoordinator, look: { [weak self] in self?.look() },
      lookLater: { [weak self] in self?.lookLater() })
  }
}

import LifecycleBehaviors
import UIKit

/// Makes the first responder agree with the request: reads the facts, has the reconciler decide, and takes the step.
///
/// After a request it takes a step at once. After everything else it takes one when this turn of the run loop is over,
/// because the reason why a field has ended may be known only then. It never takes a step inside another one.
@MainActor
final class InputFocusEngine<Field: Hashable> {
  /// The screen of the fields. After each change there is an update.
  var screen = InputFocusScreen() {
    didSet { setNeedsUpdate() }
  }
  private let fields: InputFocusFields<Field>
  private let reports: InputFocusReports<Field>
  private let time: LifecycleTime
  private let reminder: InputFocusReminder
  private var monitor: InputFocusMonitor?
  private var reconciler: InputFocusReconciler<Field>
  private lazy var update = DeferredUpdate(time) { [weak self] in self?.stepAndReport() }
  /// Set while a view becomes or resigns first responder, which may run the app's code.
  private var stepInProgress: InputFocusStep<Field>?
  /// The view that began to be edited last of those that are on the fields' screen and not registered.
  private weak var lastUnregisteredView: UIView?

  init(
    _ fields: InputFocusFields<Field>, _ reports: InputFocusReports<Field>,
    _ reconciler: InputFocusReconciler<Field>, retryInterval: TimeInterval, time: LifecycleTime
  ) {
    self.fields = fields
    self.reports = reports
    self.reconciler = reconciler
    self.time = time
    reminder = InputFocusReminder(every: retryInterval, time: time)
    monitor = InputFocusMonitor { [weak self] in self?.receive($0) }
  }

  var policy: InputFocusPolicy {
    get { reconciler.policy }
    set { reconciler.policy = newValue }
  }

  var request: InputFocusRequest<Field> { reconciler.request }

  /// The registered field that is first responder.
  var editedField: Field? { fields.edited(known: reconciler.editedField) }

  /// Changes the request and carries it out if possible.
  func carryOut(_ change: (inout InputFocusReconciler<Field>) -> Void) {
    // A field that began before the request, without a notification until now, must not replace the request.
    reconciler.observe(editing: editedField, obstacle)
    change(&reconciler)
    step(isTurnOver: false)
  }

  func setNeedsUpdate() {
    update.setNeedsUpdate()
  }

  // MARK: Events

  private func receive(_ event: InputFocusMonitor.Event) {
    switch event {
    case .began(let view): didBegin(view)
    case .ended(let view): didEnd(view)
    case .mayHaveChanged: break
    case .mayBePossible: if !request.isWaiting { return }
    }
    setNeedsUpdate()
  }

  private func didBegin(_ view: UIView) {
    // The delegate may have moved on while the view began.
    guard view.isFirstResponder else { return }
    let isGivenBack = view === ReturningResponder.current
    if let field = fields.field(of: view) {
      reconciler.began(field, byUser: !isGivenBack && stepInProgress != .begin(field))
      return
    }
    if !isGivenBack, let window = relevantView?.window, window === view.window {
      reconciler.unregisteredViewBegan(obstacle, isLast: view === lastUnregisteredView)
    }
    // UIKit does not give back what begins on a screen above when that screen is gone.
    if view.nearestViewController === fields.viewController { lastUnregisteredView = view }
  }

  private func didEnd(_ view: UIView) {
    guard let field = fields.field(of: view), field == reconciler.editedField, !view.isFirstResponder else { return }
    reconciler.ended(obstacle)
  }

  // MARK: Steps

  private func stepAndReport() {
    step(isTurnOver: true)
    reports.report(editedField, at: time)
    reports.didUpdate()
  }

  private func step(isTurnOver: Bool) {
    guard fields.hasBegun else { return }
    guard stepInProgress == nil else { return setNeedsUpdate() }
    reminder.stop()
    fields.listenToReturnKeys()
    let facts = facts
    let step = reconciler.nextStep(
      editing: editedField, InputFocusObstacle(facts), isTurnOver: isTurnOver)
    let failure = take(step, facts)
    if editedField != reports.reportedField { setNeedsUpdate() }
    if let failure { reports.report(failure, after: reconciler.maximumAttempts) }
  }

  /// - Returns: the failure to report, if there is one.
  private func take(_ step: InputFocusStep<Field>, _ facts: InputFocusFacts) -> InputFocusFailure<Field>? {
    stepInProgress = step
    let isDone =
      switch step {
      case .begin(let field): fields.begin(field)
      case .end(let field): fields.end(field)
      case .nothing, .lookAgain, .fail: true
      }
    stepInProgress = nil
    switch step {
    case .nothing: return nil
    case .begin, .end: return take(reconciler.nextStep(after: step, isDone: isDone), facts)
    case .lookAgain:
      // An active app gets no notification when the obstacle is gone; an inactive one does when it is active again.
      if facts.isActive { remind() }
      return nil
    case .fail(let failure): return failure
    }
  }

  private func remind() {
    reminder.start(
      transition: relevantView?.nearestViewController?.transitionCoordinator,
      didPass: { [weak self] in self?.step(isTurnOver: true) }, didEnd: { [weak self] in self?.setNeedsUpdate() })
  }

  // MARK: Facts

  private var facts: InputFocusFacts { InputFocusFacts(of: relevantView, absence: screen.absence) }

  private var obstacle: InputFocusObstacle? { InputFocusObstacle(facts) }

  private var relevantView: UIView? { reconciler.relevantField.flatMap { fields[$0] } }
}

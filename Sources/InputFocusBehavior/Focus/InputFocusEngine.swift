import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Makes the first responder agree with the request: passes events and facts to the reconciler, and takes the steps on which
/// the reconciler decides.
///
/// After a request, the engine takes a step immediately. After every other event, the engine takes a step at the end of the
/// current run-loop iteration, because the reason why a field has ended may be known only then. Steps are never nested.
@MainActor
final class InputFocusEngine<Field: Hashable & Sendable> {
  /// The screen of the fields. After each change there is an update.
  var screen = InputFocusScreen() {
    didSet { setNeedsUpdate() }
  }
  // The closures and streams of the app.
  var didChange: ((InputFocusChange<Field>) -> Void)?
  var didFail: ((InputFocusFailure<Field>) -> Void)?
  var readers: [InputFocusReader<Field>] = []
  /// Called after each update, with or without a change.
  var didUpdate: () -> Void = {}
  /// The field of the last change.
  private var reportedField: Field?
  /// The app's line of the request, for issues.
  private var requestSite: CallSite?

  private let fields: InputFocusFields<Field>
  /// Calls for the next attempt.
  private var nextAttempt: LifecycleSubscription?
  /// Calls at the end of each iteration, while a step waits for the obstacle to change. At rest there is no iteration.
  private var obstacleWatch: LifecycleSubscription?
  private var monitor: InputFocusMonitor?
  private var reconciler: InputFocusReconciler<Field>
  private lazy var update = DeferredUpdate { [weak self] in self?.stepAndReport() }
  /// Set while a view becomes or resigns first responder, which may run the app's code.
  private var stepInProgress: InputFocusStep<Field>?
  /// How many failures are being reported, one inside the other: `didFail` may request a field that fails as well.
  private var failuresInReport = 0
  /// The view that began to be edited last, of the views on the fields' screen that are not registered.
  private weak var lastUnregisteredView: UIView?

  init(_ fields: InputFocusFields<Field>, _ reconciler: InputFocusReconciler<Field>) {
    self.fields = fields
    self.reconciler = reconciler
    monitor = InputFocusMonitor { [weak self] in self?.receive($0) }
  }

  var options: InputFocusOptions {
    get { reconciler.options }
    set { reconciler.options = newValue }
  }

  var request: InputFocusRequest<Field> { reconciler.request }

  /// The registered field that is first responder.
  var editedField: Field? { fields.edited(known: reconciler.editedField) }

  /// Carries out a request of the app, if possible.
  /// - Parameters:
  ///   - request: the request.
  ///   - callSite: the app's line, for issues; nil where it is not known.
  func carryOut(_ request: InputFocusEvent<Field>, from callSite: CallSite? = nil) {
    // A field that began before the request, without a notification until now, must not replace the request.
    reconciler.handle(.found(editedField), obstacle)
    reconciler.handle(request)
    requestSite = callSite
    step(isIterationOver: false)
  }

  func setNeedsUpdate() {
    update.setNeedsUpdate()
  }

  /// A field has been registered or unregistered, or the order is another one.
  func fieldsDidChange() {
    if reconciler.editedField != nil { fields.listenToReturnKey(of: editedField) }
    setNeedsUpdate()
  }

  // MARK: Events

  private func receive(_ event: InputFocusMonitor.Event) {
    switch event {
    case .began(let view): didBegin(view)
    case .ended(let view): didEnd(view)
    case .mayHaveChanged: break
    case .mayBePossible: if !isStepOpen { return }
    }
    setNeedsUpdate()
  }

  /// Whether a request waits, or a field that should not be edited is.
  private var isStepOpen: Bool { request.isWaiting || request == .none && reconciler.editedField != nil }

  private func didBegin(_ view: UIView) {
    // The delegate may have moved on while the view began.
    guard view.isFirstResponder else { return }
    let isGivenBack = view === ReturningResponder.current
    if let field = field(of: view) {
      reconciler.handle(.began(field, byUser: !isGivenBack && stepInProgress != .begin(field)), obstacle)
      return
    }
    if !isGivenBack, let window = relevantView?.window, window === view.window {
      reconciler.handle(.unregisteredViewBegan(isLast: view === lastUnregisteredView), obstacle)
    }
    // UIKit does not give back what begins on a screen above when that screen is gone.
    if view.nearestViewController === fields.viewController { lastUnregisteredView = view }
  }

  private func didEnd(_ view: UIView) {
    guard let field = field(of: view), field == reconciler.editedField, !view.isFirstResponder else { return }
    reconciler.handle(.ended, obstacle)
  }

  /// First reads the two fields that most notifications are about, so that a move does not search all of them.
  private func field(of view: UIView) -> Field? {
    for case let field? in [reconciler.editedField, request.field] where fields[field] === view { return field }
    return fields.field(of: view)
  }

  // MARK: Steps

  private func stepAndReport() {
    step(isIterationOver: true)
    report(editedField)
    didUpdate()
  }

  private func step(isIterationOver: Bool) {
    guard fields.hasBegun else { return }
    guard stepInProgress == nil else { return setNeedsUpdate() }
    guard failuresInReport < 2 else { return tryAgain() }
    nextAttempt = nil
    obstacleWatch = nil
    let facts = facts(isIterationOver: isIterationOver)
    let obstacle = InputFocusObstacle(facts)
    reconciler.handle(.found(editedField), obstacle)
    let failure = take(reconciler.handle(.stepIsDue(isIterationOver: isIterationOver), obstacle), facts)
    let editedField = editedField
    fields.listenToReturnKey(of: editedField)
    if editedField != reportedField { setNeedsUpdate() }
    if let failure { report(failure) }
  }

  /// - Returns: the failure to report, if there is one.
  private func take(_ step: InputFocusStep<Field>, _ facts: InputFocusFacts) -> InputFocusFailure<Field>? {
    switch step {
    case .begin(let field): return take(after(step) { fields.begin(field) }, facts)
    case .end(let field): return take(after(step) { fields.end(field) }, facts)
    // An inactive app gets a notification when it is active again.
    case .tryAgain: if facts.isActive { tryAgain() }
    case .awaitChange: awaitChange(of: InputFocusObstacle(facts))
    case .nothing: break
    case .fail(let failure): return failure
    }
    return nil
  }

  /// Takes the step with a closure that returns whether the view did what it required.
  /// - Returns: what follows.
  private func after(_ step: InputFocusStep<Field>, _ isDone: () -> Bool) -> InputFocusStep<Field> {
    stepInProgress = step
    let isDone = isDone()
    stepInProgress = nil
    return reconciler.handle(.tried(step, isDone: isDone))
  }

  private func tryAgain() {
    nextAttempt = LifecycleTime.current.schedule(after: options.retryInterval) { [weak self] in
      self?.step(isIterationOver: true)
    }
  }

  private func awaitChange(of obstacle: InputFocusObstacle?) {
    obstacleWatch = LifecycleTime.current.afterEachIteration { [weak self] in
      guard let self, InputFocusObstacle(facts(isIterationOver: true)) != obstacle else { return }
      setNeedsUpdate()
    }
  }

  // MARK: Reports

  /// Reports a change if `field` is not the field of the last change.
  private func report(_ field: Field?) {
    guard field != reportedField else { return }
    let change = InputFocusChange(
      field: field, previousField: reportedField, timestamp: LifecycleTime.current.read().uptime)
    reportedField = field
    didChange?(change)
    for reader in readers { reader.receive(change) }
  }

  /// Reports a failure to the app's closure, and otherwise as an issue.
  private func report(_ failure: InputFocusFailure<Field>) {
    if let didFail {
      failuresInReport += 1
      didFail(failure)
      failuresInReport -= 1
      return
    }
    let attempts = options.attempts == 1 ? "1 attempt" : "\(options.attempts) attempts"
    LifecycleIssue.report(
      .inputFocusFailed,
      """
      InputFocus<\(Field.self)> gave up after \(attempts): \(failure). \(failure.advice) If this is expected, set didFail.
      """,
      on: fields.viewController, at: requestSite)
  }

  // MARK: Facts

  private func facts(isIterationOver: Bool) -> InputFocusFacts {
    InputFocusFacts(of: relevantView, isIterationOver: isIterationOver, absence: screen.absence)
  }

  /// The obstacle, read in the middle of the app's code.
  private var obstacle: InputFocusObstacle? { InputFocusObstacle(facts(isIterationOver: false)) }

  private var relevantView: UIView? { reconciler.relevantField.flatMap { fields[$0] } }
}

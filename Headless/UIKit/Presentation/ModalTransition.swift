/// The views and callbacks of one presentation or dismissal (R49-R55).
@MainActor
final class ModalTransition: EndingWithProcess {
  let isDismissal: Bool
  let presenter: UIViewController
  /// Presented controllers, nearest to the presenter first. A presentation has one.
  private(set) var chain: [UIViewController]
  let removesPresenter: Bool
  let isAnimated: Bool
  /// The argument of the callbacks (R132, W14).
  let passesAnimated: Bool
  private let completion: (() -> Void)?
  private var followUps: [(_ hasDismissed: Bool) -> Void] = []
  /// R115: animations were on when the transition was requested.
  private let takesTime = UIView.areAnimationsEnabled
  private var transition: Transition?
  /// The did-calls are under way.
  private var isEnding = false
  private var isCutShort = false
  private let followsEndingTransition: Bool
  /// Begins the transition at the next commit.
  private var awaitedStart: (() -> Void)?

  var top: UIViewController { chain[chain.count - 1] }

  init(
    _ chain: [UIViewController], by presenter: UIViewController, isDismissal: Bool, removesPresenter: Bool,
    isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.chain = chain
    self.presenter = presenter
    self.isDismissal = isDismissal
    self.removesPresenter = removesPresenter
    self.isAnimated = isAnimated
    self.completion = completion
    let isPlainInDidAppear = !isDismissal && World.current.calls.isInDidAppear
    passesAnimated =
      isAnimated || isPlainInDidAppear && !World.current.weakRules.plainPresentationInDidAppearStaysPlain
    followsEndingTransition = presenter.modal.transition?.isEnding == true
    presenter.modal.transition = self
    didBegin()
  }

  /// Runs `block` when the transition is over, after the completion.
  func whenOver(_ block: @escaping (_ hasDismissed: Bool) -> Void) {
    followUps.append(block)
  }

  /// R114, W2: without animation it is under way when the call returns, or starts after the commit (R142). Requested
  /// inside a will-call, or inside the did-calls of the transition before, it starts after the commit in any case.
  func begin(_ start: @escaping () -> Void) {
    let world = World.current
    let startsAtOnce =
      !isAnimated && world.weakRules.plainPresentationStartsAtOnce && !world.calls.isInWillCall
      && !followsEndingTransition
    if startsAtOnce { return start() }
    awaitedStart = start
    world.transaction.afterCommit(beginNow)
  }

  /// R140: somebody asks for the coordinator before the commit.
  func beginIfAnimated() {
    if isAnimated, !isDismissal || World.current.weakRules.departuresHaveCoordinatorsAtOnce { beginNow() }
  }

  /// The presented controller may present another one before the commit (R114), although it is in no window yet (R142).
  var awaitsPlainStart: Bool { !isAnimated && awaitedStart != nil }

  private func beginNow() {
    let start = awaitedStart
    awaitedStart = nil
    start?()
  }

  /// R191: another dismissal may have ended between the request and the start.
  /// - Returns: whether any controller is left to dismiss.
  func dropDismissed() -> Bool {
    let left = chain.filter { $0.modal.presenting != nil }
    if !left.isEmpty { chain = left }
    return !left.isEmpty
  }

  /// The presenter may have presented another one meanwhile (W3).
  func unlink(_ controller: UIViewController) {
    if let presenter = controller.modal.presenting, presenter.modal.presented === controller {
      presenter.modal.presented = nil
      presenter.modal.viewIsRemoved = false
    }
    controller.modal.presenting = nil
    window?.releaseFormerRoots()
  }

  // MARK: Running

  var window: UIWindow? { presenter.viewIfLoaded?.window ?? transition?.containerView.window }

  func makeTransition(
    from: UIViewController, to: UIViewController, in container: UIView, style: UIModalPresentationStyle = .none,
    isInteractive: Bool = false, animator: () -> (any UIViewControllerAnimatedTransitioning)?
  ) -> Transition {
    let transition = Transition(
      from: from, to: to, in: container, isAnimated: isAnimated, isInteractive: isInteractive, takesTime: takesTime,
      presentationStyle: style, animator: animator)
    self.transition = transition
    World.current.modalTransitions.append(self)
    let isSheet = top.modal.style?.isSheet == true
    let waits = !isAnimated && !isInteractive && !World.current.weakRules.plainPresentationStartsAtOnce
    // R142: without animation the did-calls follow at once, but those of a sheet a little later, with a coordinator.
    if isAnimated || waits && isSheet { transition.offer(by: [from, to]) }
    transition.endsAtOnce = waits && !isSheet
    return transition
  }

  func run(_ transition: Transition, end: @escaping (_ isCancelled: Bool) -> Void) {
    transition.run { [self] isCancelled in
      World.current.modalTransitions.removeAll { $0 === self }
      isEnding = true
      end(isCancelled)
      isEnding = false
    } didFinish: { [self] in
      isCutShort ? World.current.transaction.afterCommit(finish) : finish()
    }
  }

  /// Ends the transition now, because another change has to follow (R11). Its completion waits for the commit all the
  /// same.
  func cutShort() {
    isCutShort = true
    transition?.finishNow()
  }

  /// R52, R54: the completion runs last, when the links have their final values.
  func finish() {
    finish(completion: completion)
  }

  func finish(completion: (() -> Void)?) {
    didEnd()
    if presenter.modal.transition === self { presenter.modal.transition = nil }
    completion?()
    let hasDismissed = isDismissal && transition?.isCancelled != true
    followUps.forEach { $0(hasDismissed) }
  }
}

extension ModalTransition {
  func abandon() {
    if presenter.modal.transition === self { presenter.modal.transition = nil }
    for controller in chain where controller.modal.dismissal === self { controller.modal.dismissal = nil }
    followUps = []
    awaitedStart = nil
  }
}

extension UIWindow {
  /// The transitions of a window that is about to be hidden end while it is still shown (R119).
  func endModalTransitions() {
    for transition in World.current.modalTransitions where transition.window === self {
      transition.cutShort()
    }
  }
}

/// One transition between controllers, animated or not, and the coordinator it offers while it runs (R38).
@MainActor
package final class Transition: NSObject, UIViewControllerTransitionCoordinator, EndingWithProcess {
  package static let duration: TimeInterval = 0.35

  package let isAnimated: Bool
  /// R115: while animations are off, an animated transition takes no time.
  private let takesTime: Bool
  package let initiallyInteractive: Bool
  package private(set) var isInteractive: Bool
  package private(set) var isCancelled = false
  package private(set) var hasEnded = false
  package let containerView: UIView
  package let presentationStyle: UIModalPresentationStyle
  package let from: UIViewController?
  package let to: UIViewController?
  /// The app's own animation. An interactive transition has none.
  let animator: (any UIViewControllerAnimatedTransitioning)?

  /// The controllers that offer it as their `transitionCoordinator`.
  private var carriers: [UIViewController] = []
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionObservers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var finish: ((_ isCancelled: Bool) -> Void)?
  private var didFinish: () -> Void = {}
  /// It ends as soon as it runs: its end was requested inside the will-calls, or R142 demands it.
  var endsAtOnce = false
  private var isEnding = false

  package init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView, isAnimated: Bool,
    isInteractive: Bool = false, takesTime: Bool = true, presentationStyle: UIModalPresentationStyle = .none,
    animator: () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
  ) {
    self.animator = isAnimated && !isInteractive ? animator() : nil
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
    self.takesTime = takesTime && UIView.areAnimationsEnabled
    self.isInteractive = isInteractive
    self.presentationStyle = presentationStyle
    initiallyInteractive = isInteractive
    super.init()
  }

  // MARK: Running

  /// The controllers have it as their coordinator until it ends.
  func offer(by controllers: [UIViewController]) {
    carriers = controllers
    carriers.forEach { $0.runningTransition = self }
  }

  /// Starts the animation after the will-calls. When it ends `finish` runs, and then `didFinish`, when no controller
  /// has it as its coordinator any more. An interactive transition waits for `endInteraction`. A transition without
  /// animation ends after the next commit.
  package func run(finish: @escaping (_ isCancelled: Bool) -> Void, didFinish: @escaping () -> Void = {}) {
    self.finish = finish
    self.didFinish = didFinish
    didBegin()
    let animations = alongside
    alongside = []
    animations.forEach { $0(self) }
    if endsAtOnce { return end() }
    if isInteractive { return }
    if let animator {
      animator.animateTransition(using: self)
    } else if isAnimated {
      settle(after: Self.duration)
    } else {
      World.current.transaction.afterCommit { self.end() }
    }
  }

  /// The finger lifts: the rest of the transition, or its reversal, is animated. It has no effect when the transition
  /// is not interactive any more.
  package func endInteraction(cancelled: Bool, progress: TimeInterval = 0.5) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    interactionObservers.forEach { $0(self) }
    settle(after: Self.duration * (cancelled ? progress : 1 - progress))
  }

  /// The container leaves the screen meanwhile: the transition ends now, and an interactive one is cancelled.
  package func finishNow() {
    if isInteractive {
      isInteractive = false
      isCancelled = true
      interactionObservers.forEach { $0(self) }
    }
    if finish == nil { endsAtOnce = true } else { end() }
  }

  private func settle(after duration: TimeInterval) {
    World.current.animations.run(for: takesTime ? duration : 0) { _ in self.end() }
  }

  func end() {
    guard !hasEnded, !isEnding, let finish else { return }
    isEnding = true
    if !World.current.weakRules.completionsFollowDidCalls { callCompletions() }
    finish(isCancelled)
    self.finish = nil
    didEnd()
    withdraw()
    didFinish()
    didFinish = {}
    hasEnded = true
    callCompletions()
  }

  func abandon() {
    withdraw()
    (finish, didFinish) = (nil, {})
    (alongside, completions, interactionObservers) = ([], [], [])
  }

  private func withdraw() {
    for controller in carriers where controller.runningTransition === self { controller.runningTransition = nil }
    carriers = []
  }

  private func callCompletions() {
    let blocks = completions
    completions = []
    blocks.forEach { $0(self) }
  }

  // MARK: UIViewControllerTransitionCoordinator

  package var isInterruptible: Bool { false }
  package var transitionDuration: TimeInterval {
    animator?.transitionDuration(using: self) ?? (isAnimated && takesTime ? Self.duration : 0)
  }
  package var percentComplete: CGFloat { hasEnded ? 1 : 0 }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionObservers.append(handler)
  }
}

// MARK: - The context of an animator

extension Transition: UIViewControllerContextTransitioning {
  package var transitionWasCancelled: Bool { isCancelled }

  /// The animator has finished. The transition lasts until then.
  package func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    if !didComplete { notModelled("UIViewControllerContextTransitioning.completeTransition(false)") }
    end()
    animator?.animationEnded(didComplete)
  }

  /// - Returns: the present frame of the controller that leaves; zero for the other one.
  package func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  /// The new view has its place from the start.
  /// - Returns: the frame of the controller that arrives; zero for the other one.
  package func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }
}

extension UIViewController {
  /// R38: the transition of this controller or of a container around it.
  var transitionInProgress: UIKit.Transition? { runningTransition ?? parent?.transitionInProgress }

  /// R163, W23.
  var offeredTransition: UIKit.Transition? {
    guard World.current.weakRules.coordinatorsReachDown else { return transitionInProgress }
    return transitionBelow ?? transitionInProgress
  }

  /// The coordinator of this controller, of one that it presents, or of a child.
  private var transitionBelow: UIKit.Transition? {
    runningTransition ?? modal.presented?.transitionBelow ?? children.lazy.compactMap(\.transitionBelow).first
  }

  /// R155: it takes part in an animated transition between screens. A change of size is none.
  package var ignoresTouches: Bool {
    guard World.current.weakRules.transitionsBlockTouches, let transitionInProgress else { return false }
    return transitionInProgress.from != nil || transitionInProgress.to != nil
  }
}

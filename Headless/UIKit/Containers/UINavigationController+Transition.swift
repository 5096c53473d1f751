extension UINavigationController {
  // MARK: The stack changes at once

  /// R31: links change synchronously, views and appearance follow in the next layout pass of the navigation view.
  func changeStack(to stack: [UIViewController], animated: Bool) {
    guard children != stack else { return }
    // R143: a push that is undone in the same turn is shown all the same.
    if stack.last === shownContent.controller { startDeferredTransition() }
    if animated, !letsBackBePressed || isAwaitingTransition {
      World.current.console.log(
        "nested push animation can result in corrupted navigation bar: \(self) is in a transition already.")
    }
    pendingIsPop = stack.last.map { children.contains($0) && $0 !== children.last } ?? true
    let (departing, arriving) = changeChildren(to: stack)
    tabBarController?.updateTabBar()
    if !World.current.weakRules.poppedKeepsParent { departing.forEach { $0.parent = nil } }
    moves.note(departing: departing, arriving: arriving)
    pendingIsAnimated = animated
    pendingTakesTime = UIView.areAnimationsEnabled
    if appearance == .disappeared { shownContent.remove(unlessIn: stack) }
    if isAwaitingTransition {
      viewIfLoaded?.setNeedsLayout()
    } else if runningStackTransition == nil {
      settleMoves()
    }
  }

  /// The stack has a new top, and the views do not show it yet. Off screen there is no transition to wait for.
  private var isAwaitingTransition: Bool { appearance.isOnScreen && shownContent.controller !== topViewController }

  // MARK: The transition follows

  func startDeferredTransition() {
    guard runningStackTransition == nil, !isStartingTransition, isAwaitingTransition else { return }
    startTransition(isInteractive: false)
  }

  @discardableResult
  func startTransition(isInteractive: Bool) -> UIKit.Transition? {
    isStartingTransition = true
    let to = loadedTop
    isStartingTransition = false
    guard to !== shownContent.controller else { return nil }
    let from = shownContent.controller
    let animated = (pendingIsAnimated || isInteractive) && from != nil
    let isPop = from != nil && pendingIsPop
    let transition = UIKit.Transition(
      from: from, to: to, in: loadedView, isAnimated: animated, isInteractive: isInteractive,
      takesTime: pendingTakesTime,
      animator: { animator(from: from, to: to, isPop: isPop) })
    runningStackTransition = transition
    // R38: a transition without animation is the coordinator of no controller.
    if animated { transition.offer(by: [self, to, from].compactMap { $0 }) }
    from?.beginContentTransition(false, animated: animated)
    to?.beginContentTransition(true, animated: animated)
    if let to {
      place(to.loadedView, below: isPop ? from?.viewIfLoaded : nil)
      storedDelegate?.navigationController(self, willShow: to, animated: animated)
    }
    transition.run { [self] isCancelled in
      runningStackTransition = nil
      isCancelled ? cancel(from: from, to: to) : finish(from: from, to: to, animated: animated)
    }
    return transition
  }

  private func place(_ view: UIView, below upper: UIView?) {
    view.fill(loadedView)
    let isUnder = upper?.superview === loadedView
    loadedView.insertSubview(view, belowSubview: isUnder ? upper ?? navigationBar : navigationBar)
  }

  private func animator(
    from: UIViewController?, to: UIViewController?, isPop: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from, let to else { return nil }
    return storedDelegate?.navigationController(self, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
  }

  /// The top controller, its view loaded. Loading may change the stack.
  private var loadedTop: UIViewController? {
    while let top = topViewController {
      top.loadViewIfNeeded()
      if top === topViewController { return top }
    }
    return nil
  }

  /// R32, R33: `viewDidDisappear` of the old one first, then `viewDidAppear` of the new one, then the moves. R109: a
  /// stack that was emptied has no new one.
  private func finish(from: UIViewController?, to: UIViewController?, animated: Bool) {
    swipe = nil
    shownContent.controller = to
    from?.viewIfLoaded?.removeFromSuperview()
    from?.endTransition()
    to?.endTransition()
    if let to { storedDelegate?.navigationController(self, didShow: to, animated: animated) }
    settleMoves()
    if topViewController !== to { viewIfLoaded?.setNeedsLayout() }
  }

  /// R34: first the one that never arrived disappears, then the one that stays appears again.
  private func cancel(from: UIViewController?, to: UIViewController?) {
    takeBackPopped()
    swipe = nil
    to?.beginContentTransition(false, animated: true)
    to?.viewIfLoaded?.removeFromSuperview()
    to?.endTransition()
    from?.beginContentTransition(true, animated: true)
    from?.endTransition()
    if let from, !World.current.weakRules.cancelledPopIsSilent {
      storedDelegate?.navigationController(self, didShow: from, animated: true)
    }
    settleMoves()
    if isAwaitingTransition { viewIfLoaded?.setNeedsLayout() }
  }

  /// A stack that was changed meanwhile stays as it is (R39).
  private func takeBackPopped() {
    guard let swipe, children == swipe.stack.dropLast() else { return }
    swipe.popped.parent = self
    swipe.popped.isMovingFromParent = false
    children = swipe.stack
    tabBarController?.updateTabBar()
    moves.forget(swipe.popped)
  }

  /// W36: the user has let go, and the screen is on its way back.
  func takeBackKeptScreen() {
    if World.current.weakRules.keptScreensStayBelowPushedOnes, runningStackTransition?.isCancelled == true {
      takeBackPopped()
    }
  }

  /// Ends the moves of controllers whose views have left or arrived.
  func settleMoves() {
    let (departed, arrived) = moves.settle(
      shown: shownContent.controller, awaited: awaitedRoot ?? (isAwaitingTransition ? topViewController : nil))
    departed.forEach(finishDeparture)
    arrived.forEach { $0.didMove(toParent: self) }
  }

  /// Another parent adds a controller whose departure is not over.
  func finishDepartureEarly(of child: UIViewController) {
    moves.forget(child)
    finishDeparture(of: child)
  }

  private func finishDeparture(of child: UIViewController) {
    if child.parent === self { child.parent = nil }
    child.finishDeparture()
    (parent as? UISplitViewController)?.columnHasLeft(child)
    (parent as? UITabBarController)?.screenHasLeftMore(child)
  }

  /// Takes screens out of the stack, and off the screen, so that they can have another parent at once.
  func removeNow(_ screens: [UIViewController]) {
    guard (children + [shownContent.controller].compactMap { $0 }).contains(where: screens.contains) else { return }
    runningStackTransition?.finishNow()
    changeStack(to: children.filter { !screens.contains($0) }, animated: false)
    // R143: a push that was undone is shown first.
    for _ in 0..<2 {
      startDeferredTransition()
      runningStackTransition?.finishNow()
    }
    for screen in screens where !children.contains(screen) && screen.viewIfLoaded?.superview === viewIfLoaded {
      screen.viewIfLoaded?.removeFromSuperview()
    }
  }

  // MARK: Back

  /// R166: no transition runs, or, from iOS 26 on, only a push.
  var letsBackBePressed: Bool {
    runningStackTransition == nil || World.current.systemVersion >= 26 && !pendingIsPop && swipe == nil
  }

  /// The state that a cancelled swipe restores (R34).
  struct Swipe {
    var stack: [UIViewController]
    var popped: UIViewController
  }

  /// A finger starts to drag the top controller away, from the edge of the screen.
  /// - Returns: nil when there is no screen below, when a transition runs, or when the recognizer may not begin, as its own delegate
  ///   has it under a hidden bar (R192).
  package func beginSwipeBack() -> UIKit.Transition? { beginSwipeBack(interactivePopGestureRecognizer) }

  /// R166: the same in the content.
  package func beginContentSwipeBack() -> UIKit.Transition? { beginSwipeBack(contentPop) }

  private func beginSwipeBack(_ recognizer: UIGestureRecognizer?) -> UIKit.Transition? {
    guard appearance == .appeared, children.count > 1, runningStackTransition == nil, let top = topViewController,
      shownContent.controller === top, recognizer?.mayBegin == true
    else { return nil }
    swipe = Swipe(stack: children, popped: top)
    changeStack(to: Array(children.dropLast()), animated: true)
    return startTransition(isInteractive: true)
  }
}

/// Controllers whose move to or from a container was announced, and whose `didMove(toParent:)` was not called yet.
struct PendingMoves {
  private var departing: [UIViewController] = []
  private var arriving: [UIViewController] = []

  mutating func note(departing newDeparting: [UIViewController], arriving newArriving: [UIViewController]) {
    arriving.removeAll { newDeparting.contains($0) }
    departing.removeAll { newArriving.contains($0) }
    departing += newDeparting
    arriving += newArriving
  }

  mutating func forget(_ controller: UIViewController) {
    departing.removeAll { $0 === controller }
    arriving.removeAll { $0 === controller }
  }

  /// Removes the moves that are complete: all but that of the controller that is still `shown`, and that of the one
  /// that is still `awaited`.
  /// - Returns: the controllers whose moves were removed.
  mutating func settle(
    shown: UIViewController?, awaited: UIViewController?
  ) -> (departed: [UIViewController], arrived: [UIViewController]) {
    let done = (departing.filter { $0 !== shown }, arriving.filter { $0 !== awaited })
    departing = departing.filter { $0 === shown }
    arriving = arriving.filter { $0 === awaited }
    return done
  }
}

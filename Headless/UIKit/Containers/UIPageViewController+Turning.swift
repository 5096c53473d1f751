extension UIPageViewController {
  /// The app sets a page. Off screen only the links change.
  func setPage(_ page: UIViewController, animated: Bool, completion: ((Bool) -> Void)?) {
    if runningTurn?.isStarting == true {
      // T24: a page set inside the will-calls of another one follows it.
      World.current.loop.perform { [self] in setPage(page, animated: animated, completion: completion) }
      return
    }
    runningTurn?.finishNow()
    let isShown = shownContent.controller === page
    pages = [page]
    guard !isShown else {
      completion?(true)
      return
    }
    guard appearance.isOnScreen, shownContent.controller?.appearance.isOnScreen == true || appearance == .appeared
    else {
      replaceUnseenPage(with: page)
      completion?(true)
      return
    }
    let turn = PageTurn(of: self, to: page, isAnimated: animated)
    turn.start { [unowned turn] _ in
      if turn.isCutShort {
        // Later: a completion that sets the next page must not do so inside the call that has ended its turn early.
        World.current.loop.perform { completion?(false) }
      } else {
        completion?(true)
      }
    }
  }

  /// A finger starts to turn the page.
  /// - Returns: nil when there is no page on that side, or another turn runs.
  package func beginSwipe(toward direction: NavigationDirection) -> UIKit.Transition? {
    guard appearance == .appeared, runningTurn == nil, scrollView?.isScrollEnabled ?? true,
      let shown = shownContent.controller,
      let dataSource = storedDataSource,
      let page = direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: shown)
        : dataSource.pageViewController(self, viewControllerBefore: shown)
    else { return nil }
    storedDelegate?.pageViewController(self, willTransitionTo: [page])
    guard runningTurn == nil, shownContent.controller === shown, page !== shown else { return nil }
    let turn = PageTurn(of: self, to: page, isAnimated: true, isInteractive: true)
    return turn.start { [self] isCompleted in
      if isCompleted, pages?.first === shown { pages = [page] }
      storedDelegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: isCompleted)
    }
  }

  func add(_ page: UIViewController) {
    guard page.parent !== self else { return }
    adopt(page)
    awaitedPage = page
  }

  func remove(_ page: UIViewController) {
    guard page.parent === self else { return }
    if awaitedPage === page { awaitedPage = nil }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    unlink(page)
  }

  /// W35: whether a page that was turned away stays a child until the next turn.
  func removeTurnedAway(_ page: UIViewController?) {
    let isKept = transitionStyle == .scroll && !World.current.weakRules.hiddenControllersHaveParents
    let former = isKept ? turnedAway : page
    if isKept { turnedAway = page }
    if let former, former !== shownContent.controller { remove(former) }
  }

  func settleMove() {
    guard let page = awaitedPage, page === shownContent.controller, page.appearance == .appeared else { return }
    awaitedPage = nil
    page.didMove(toParent: self)
  }

  private func replaceUnseenPage(with page: UIViewController) {
    let old = children.filter { $0 === shownContent.controller || $0 === awaitedPage || $0 === turnedAway }
    shownContent.controller = nil
    add(page)
    for page in old where page !== self.pages?.first { remove(page) }
  }
}

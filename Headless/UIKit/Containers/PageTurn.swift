/// The transition from the shown page to another and the order of its callbacks, which depends on the style (R44).
@MainActor
final class PageTurn: EndingWithProcess {
  private let container: UIPageViewController
  private let old: UIViewController?
  /// The old page, unless a modal covers it: then it has disappeared already.
  private let leaving: UIViewController?
  private let new: UIViewController
  private let isAnimated: Bool
  private let transition: Transition
  private var end: (_ isCompleted: Bool) -> Void = { _ in }
  private(set) var isCutShort = false
  /// The will-calls are under way.
  private(set) var isStarting = true

  init(of container: UIPageViewController, to new: UIViewController, isAnimated: Bool, isInteractive: Bool = false) {
    self.container = container
    old = container.shownContent.controller
    leaving = old?.appearance.isOnScreen == true ? old : nil
    self.new = new
    // The first page has no page before it from which to turn.
    self.isAnimated = isAnimated && old != nil
    transition = Transition(
      from: old, to: new, in: container.loadedView, isAnimated: self.isAnimated, isInteractive: isInteractive)
  }

  /// Both styles announce the new page before the old one.
  @discardableResult
  func start(end: @escaping (_ isCompleted: Bool) -> Void) -> Transition {
    self.end = end
    container.runningTurn = self
    didBegin()
    container.add(new)
    new.beginContentTransition(true, animated: isAnimated)
    leaving?.beginContentTransition(false, animated: isAnimated)
    let view = new.loadedView
    view.fill(container.viewOfContent)
    container.viewOfContent.addSubview(view)
    isStarting = false
    if isAnimated {
      transition.run { [self] isCancelled in isCancelled ? cancel() : finish() }
      if isCutShort { transition.finishNow() }
    } else {
      finish()
    }
    return transition
  }

  func finishNow() {
    isCutShort = true
    if !isStarting { transition.finishNow() }
  }

  func abandon() {
    container.runningTurn = nil
    end = { _ in }
  }

  private func withdraw() {
    container.runningTurn = nil
    didEnd()
  }

  private func finish() {
    withdraw()
    container.shownContent.controller = new
    old?.viewIfLoaded?.removeFromSuperview()
    if container.transitionStyle == .pageCurl { leaving?.endTransition() }
    new.endTransition()
    container.settleMove()
    if container.transitionStyle == .scroll { leaving?.endTransition() }
    container.removeTurnedAway(old)
    end(true)
  }

  private func cancel() {
    withdraw()
    switch container.transitionStyle {
    case .scroll:
      leaving?.beginContentTransition(true, animated: true)
      leaving?.endTransition()
      new.beginContentTransition(false, animated: true)
      new.viewIfLoaded?.removeFromSuperview()
      new.endTransition()
    case .pageCurl:
      new.beginContentTransition(false, animated: true)
      leaving?.beginContentTransition(true, animated: true)
      new.viewIfLoaded?.removeFromSuperview()
      new.endTransition()
      leaving?.endTransition()
    }
    container.remove(new)
    end(false)
  }
}

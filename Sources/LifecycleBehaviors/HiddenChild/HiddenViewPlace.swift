import UIKit

/// Keeps the hidden view in the screen's view, but not at index 0 of its subviews.
///
/// UIKit forwards appearance to a child only while the child's view is in its parent's view. A screen may remove the hidden view,
/// probably with all others. It is put back later, because a loop that removes subviews until none is left would never end.
/// Until then, UIKit's calls to the hidden child do not apply to the screen.
///
/// UIKit uses the first subview as the scroll view that large titles and shrinking tab bars follow, and a screen may add its
/// content at any time, for example when a list replaces a spinner. Source: hotwired/hotwire-native-ios, pull request 199.
///
/// UIKit calls no method when the hidden view gets a sibling, or when the screen's `view` is replaced. Both are detected
/// at the end of a run-loop iteration.
@MainActor
final class HiddenViewPlace {
  private let host: BehaviorHost
  private var state = HiddenViewState()
  private var timer: LifecycleSubscription?

  init(_ host: BehaviorHost) {
    self.host = host
  }

  // MARK: What UIKit says

  func childWillMove(toParent parent: UIViewController?) {
    state.childWillMove(toParent: parent != nil)
  }

  /// The view of the hidden child is about to move to `superview`, or out of the hierarchy.
  func viewWillMove(of child: UIViewController, to superview: UIView?) {
    let screenView = screenView(of: child)
    // Without a screen it has no place.
    let staysInScreen = screenView.map { superview?.isDescendant(of: $0) == true } ?? true
    guard state.viewWillMove(staysInScreen: staysInScreen) else { return }
    let time = LifecycleTime.current
    timer = time.schedule(after: state.waitBeforeReturn(at: time.read().uptime)) { [weak self, weak child] in
      if let child { _ = self?.reconcile(child, isReturn: true) }
    }
  }

  /// - Returns: whether UIKit's call of the hidden child applies to the screen.
  func childIsCalled(_ callback: AppearanceTracker.Callback, _ view: UIView) -> Bool {
    if callback == .willAppear, view.isFirstOfSeveral { view.superview?.bringSubviewToFront(view) }
    return state.childIsCalled(callback)
  }

  // MARK: What is done

  /// Whether the hidden view may have left its place, at the end of an iteration.
  func isDisplaced(_ child: UIViewController) -> Bool {
    guard let superview = child.view.superview, let screenView = child.parent?.viewIfLoaded else { return true }
    if superview !== screenView, superview !== screenView.placeForHiddenView { return true }
    // Of a screen that is off screen the index is corrected when it appears; asked here, each iteration would cost more.
    return host.state != .loaded && child.view.isFirstOfSeveral
  }

  /// - Parameters:
  ///   - child: the hidden child.
  ///   - isReturn: the wait before the view is put back is over; otherwise an iteration ends.
  /// - Returns: whether something was done.
  func reconcile(_ child: UIViewController, isReturn: Bool = false) -> Bool {
    guard let screenView = screenView(of: child), let view = child.viewIfLoaded else { return false }
    let facts = HiddenViewState.Facts(
      isInScreen: view.isDescendant(of: screenView), isFirst: view.isFirstOfSeveral,
      isBetweenCalls: host.isBetweenCalls)
    switch state.action(facts, isReturn: isReturn, at: LifecycleTime.current.read().uptime) {
    case .putBack(let isReported):
      if isReported { reportRemoval() }
      add(view, to: screenView)
    case .follow: add(view, to: screenView)
    case .bringToFront:
      view.superview?.bringSubviewToFront(view)
      return true
    case .giveUp:
      reportReordering()
      return true
    case nil: if !isReturn { return false }
    }
    // The old view of a screen may still be in the window. It belongs to no controller any more.
    let isForwarded = isReturn && host.screen?.shouldAutomaticallyForwardAppearanceMethods == true
    if let callback = state.didReturn(isGone: screenView.window == nil || isForwarded) {
      host.handle(callback, animated: false)
    }
    return true
  }

  private func add(_ view: UIView, to screenView: UIView) {
    view.frame = screenView.placeForHiddenView.bounds
    screenView.placeForHiddenView.addSubview(view)
  }

  /// The screen's view, if the screen has the hidden child and is not removing it.
  private func screenView(of child: UIViewController) -> UIView? {
    guard !state.isLeaving, host.isAttached, let screen = host.screen, child.parent === screen else { return nil }
    return screen.viewIfLoaded
  }

  // MARK: Issues

  private func reportRemoval() {
    guard let screen = host.screen else { return }
    LifecycleIssue.report(
      .hiddenViewRemoved,
      """
      \(type(of: screen)) removed the view of its lifecycleBehaviorViewController, probably by removing all subviews, so \
      the view was added again: without the view, behaviors receive nothing. Remove only views that the screen has added.
      """,
      on: screen)
  }

  private func reportReordering() {
    guard let screen = host.screen else { return }
    LifecycleIssue.report(
      .hiddenViewRemoved,
      """
      \(type(of: screen)) keeps moving the view of its lifecycleBehaviorViewController to index 0 of its subviews, \
      probably in each layout pass. UIKit looks at index 0 for the scroll view that large titles follow, so large titles may \
      not follow your scroll view. Reorder only views that the screen has added.
      """,
      on: screen)
  }
}

extension UIView {
  fileprivate var isFirstOfSeveral: Bool {
    guard let siblings = superview?.subviews else { return false }
    return siblings.count > 1 && siblings.first === self
  }
}

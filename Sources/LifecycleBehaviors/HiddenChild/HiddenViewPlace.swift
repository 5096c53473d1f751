import UIKit

/// Keeps the hidden view in the screen's view, but not at index 0 of its subviews.
///
/// UIKit forwards appearance to a child only while the child's view is in its parent's view. A screen may remove the hidden view,
/// probably with all others. It is put back later, because a loop that removes subviews until none is left would never end.
/// Until then, UIKit's calls to the hidden child don't apply to the screen.
///
/// UIKit uses the first subview as the scroll view that large titles and shrinking tab bars follow, and a screen may add its
/// content at any time, as when a list replaces a spinner. Source: hotwired/hotwire-native-ios, pull request 199.
///
/// UIKit calls no method when the hidden view gets a sibling, or when the screen's `view` is replaced. Both are detected
/// at the end of a run-loop iteration.
@MainActor
final class HiddenViewPlace {
  /// The minimum number of seconds before the view is put back again, for a screen that removes its subviews in every layout
  /// pass.
  private static let shortestInterval: TimeInterval = 1
  /// The most moves away from index 0 in one second, for a screen that reorders its subviews in each layout pass.
  private static let mostMoves = 10

  /// The hidden view is not in the screen's view, or has just been put back.
  private(set) var isOut = false
  /// `willMove(toParent: nil)` of the hidden child has been called.
  var isBeingRemoved = false
  private let host: BehaviorHost
  /// UIKit called `viewDidAppear` of the hidden child while its view was removed, and no other method since. It doesn't call it
  /// again when the view is put back (W8 of HeadlessUIKit's rules).
  private var hasAppearedOutside = false
  private var lastReturn: TimeInterval?
  private var timer: LifecycleSubscription?
  private var hasReportedRemoval = false
  /// The number of moves away from index 0 in the current second, and its start in seconds of uptime.
  private var moves = (count: 0, since: -TimeInterval.infinity)
  private var staysFirst = false

  init(_ host: BehaviorHost) {
    self.host = host
  }

  /// The screen's view, if the screen has the hidden child and isn't removing it.
  private func screenView(of child: UIViewController) -> UIView? {
    guard !isBeingRemoved, host.isAttached, let screen = host.screen, child.parent === screen else { return nil }
    return screen.viewIfLoaded
  }

  // MARK: In the screen's view

  /// The view of the hidden child is about to move to `superview`, or out of the hierarchy.
  func willMove(_ child: UIViewController, to superview: UIView?) {
    // The child disappears, and not the screen. Behaviors receive the end of their attachment when the child has been removed.
    if isBeingRemoved { isOut = true }
    guard !isOut, let screenView = screenView(of: child), superview?.isDescendant(of: screenView) != true else {
      return
    }
    isOut = true
    hasAppearedOutside = false
    let time = LifecycleTime.current
    let earliest = lastReturn.map { $0 + Self.shortestInterval } ?? 0
    timer = time.schedule(after: max(0, earliest - time.read().uptime)) { [weak self, weak child] in
      guard let child else { return }
      self?.putBack(child, at: time.read().uptime)
    }
  }

  /// The hidden child begins to appear. From now on, UIKit's calls to it apply to the screen.
  func appearanceDidBegin() {
    isOut = false
  }

  /// UIKit calls the hidden child without its view: the call doesn't apply to the screen.
  func childIsCalled(_ callback: AppearanceTracker.Callback) {
    hasAppearedOutside = callback == .didAppear
  }

  private func putBack(_ child: UIViewController, at now: TimeInterval) {
    guard let screenView = screenView(of: child) else { return }
    if !child.view.isDescendant(of: screenView) {
      reportRemoval()
      lastReturn = now
      add(child, to: screenView)
    }
    // A child that is put into a visible screen appears at once. Otherwise the screen has disappeared in the meantime.
    guard isOut else { return }
    isOut = false
    if hasAppearedOutside {
      host.handle(.didAppear, animated: false)
    } else if screenView.window == nil || host.screen?.shouldAutomaticallyForwardAppearanceMethods == true {
      host.handle(.didDisappear, animated: false)
    }
  }

  private func add(_ child: UIViewController, to screenView: UIView) {
    child.view.frame = screenView.placeForHiddenView.bounds
    screenView.placeForHiddenView.addSubview(child.view)
  }

  // MARK: At the end of an iteration

  /// Whether the hidden view may have left its place.
  func isDisplaced(_ child: UIViewController) -> Bool {
    guard let superview = child.view.superview, let screenView = child.parent?.viewIfLoaded else { return true }
    if superview !== screenView, superview !== screenView.placeForHiddenView { return true }
    // It is also corrected when the screen appears.
    return host.state != .loaded && isFirst(child.view, in: superview)
  }

  /// - Returns: whether it has moved the view.
  func restore(_ child: UIViewController) -> Bool {
    guard let screenView = screenView(of: child) else { return false }
    // UIKit may still have to make a call about the old view.
    let isBehind = !isOut && !host.isBetweenCalls && !child.view.isDescendant(of: screenView)
    if isBehind { follow(screenView, child) }
    guard !staysFirst, let superview = child.view.superview, isFirst(child.view, in: superview) else { return isBehind }
    let now = LifecycleTime.current.read().uptime
    if now - moves.since >= 1 { moves = (0, now) }
    moves.count += 1
    staysFirst = moves.count > Self.mostMoves
    if staysFirst { reportReordering() } else { superview.bringSubviewToFront(child.view) }
    return true
  }

  /// Moves the hidden view into the screen's current view. UIKit calls no method when `view` is set.
  private func follow(_ screenView: UIView, _ child: UIViewController) {
    isOut = true
    add(child, to: screenView)
    isOut = false
    // The old view may still be in the window. It belongs to no controller any more.
    if screenView.window == nil { host.handle(.didDisappear, animated: false) }
  }

  // MARK: Among the subviews

  func bringToFrontIfFirst(_ view: UIView) {
    if let superview = view.superview, isFirst(view, in: superview) { superview.bringSubviewToFront(view) }
  }

  private func isFirst(_ view: UIView, in superview: UIView) -> Bool {
    let subviews = superview.subviews
    return subviews.count > 1 && subviews.first === view
  }

  // MARK: Issues

  private func reportRemoval() {
    guard !hasReportedRemoval, let screen = host.screen else { return }
    hasReportedRemoval = true
    LifecycleIssue.report(
      .hiddenViewRemoved,
      """
      \(type(of: screen)) removed the view of its lifecycleBehaviorViewController, probably by removing all subviews, \
      so it was put back: behaviors receive nothing without it. Remove only views that the screen added itself.
      """,
      on: screen)
  }

  private func reportReordering() {
    guard let screen = host.screen else { return }
    LifecycleIssue.report(
      .hiddenViewRemoved,
      """
      \(type(of: screen)) keeps moving the view of its lifecycleBehaviorViewController to index 0 of its subviews, \
      probably in each layout pass, so the view stays where UIKit looks for the scroll view that large titles follow. \
      Reorder only views that the screen added itself.
      """,
      on: screen)
  }
}

import UIKit

/// Puts the hidden view back when the screen has removed it, probably with all its subviews, and into the screen's new view when
/// the screen has set `view`.
///
/// UIKit forwards appearance to a child only while the child's view is in its parent's view. Without the hidden view behaviors
/// would receive nothing any more. It is put back later, because code that removes subviews until none is left would
/// otherwise never end. Until then, what UIKit reports about the hidden child is not true of the screen.
@MainActor
final class HiddenViewReturn {
  /// Seconds from one return to the next, for a screen that removes its subviews with every layout.
  private static let shortestInterval: TimeInterval = 1

  /// The hidden view is not in the screen's view, or has just been put back.
  private(set) var isDue = false
  private let host: BehaviorHost
  /// UIKit called `viewDidAppear` of the hidden child while its view was out of the hierarchy, and no disappearance since. It does
  /// not call it again when the view is put back (W8 of HeadlessUIKit's rules).
  private var hasAppearedOutside = false
  private var lastReturn: TimeInterval?
  private var timer: LifecycleSubscription?
  private var isReported = false

  init(_ host: BehaviorHost) {
    self.host = host
  }

  /// The view of the hidden child is about to move to `superview`, or out of the hierarchy.
  func willMove(_ child: UIViewController, to superview: UIView?) {
    guard !isDue, host.isAttached, let screen = host.screen, child.parent === screen,
      let screenView = screen.viewIfLoaded, superview?.isDescendant(of: screenView) != true
    else { return }
    isDue = true
    hasAppearedOutside = false
    let time = LifecycleTime.current
    let earliest = lastReturn.map { $0 + Self.shortestInterval } ?? 0
    timer = time.schedule(after: max(0, earliest - time.read().uptime)) { [weak self, weak child] in
      guard let child else { return }
      self?.putBack(child, at: time.read().uptime)
    }
  }

  /// UIKit reports an appearance of the hidden child: from now on its reports are true of the screen.
  func appearanceDidBegin() {
    isDue = false
  }

  /// UIKit calls the hidden child, whose view is out: the call is about that controller alone.
  func childIsCalled(_ callback: AppearanceTracker.Callback) {
    hasAppearedOutside = callback == .didAppear
  }

  /// Moves the hidden view into the view that the screen has now. UIKit makes no call when that is set.
  func followScreenView(_ child: UIViewController) {
    guard !isDue, host.isAttached, let screen = host.screen, child.parent === screen,
      let screenView = screen.viewIfLoaded, !child.view.isDescendant(of: screenView)
    else { return }
    isDue = true
    add(child, to: screenView)
    isDue = false
    // The old view may still be in the window. It belongs to no controller any more.
    if screenView.window == nil { host.handle(.didDisappear, animated: false) }
  }

  private func putBack(_ child: UIViewController, at now: TimeInterval) {
    guard host.isAttached, let screen = host.screen, child.parent === screen, let screenView = screen.viewIfLoaded
    else { return }
    if !child.view.isDescendant(of: screenView) {
      report(screen)
      lastReturn = now
      add(child, to: screenView)
    }
    // A child that is put into a visible screen appears at once. Otherwise the screen has disappeared in the meantime.
    guard isDue else { return }
    isDue = false
    if hasAppearedOutside {
      host.handle(.didAppear, animated: false)
    } else if screenView.window == nil || screen.shouldAutomaticallyForwardAppearanceMethods {
      host.handle(.didDisappear, animated: false)
    }
  }

  private func add(_ child: UIViewController, to screenView: UIView) {
    child.view.frame = screenView.placeForHiddenView.bounds
    screenView.placeForHiddenView.addSubview(child.view)
  }

  private func report(_ screen: UIViewController) {
    guard !isReported else { return }
    isReported = true
    LifecycleIssue.report(
      .hiddenViewRemoved,
      """
      \(type(of: screen)) removed the view of its lifecycleBehaviorViewController, probably by removing all subviews. It was \
      put back, because without it behaviors receive nothing. Remove only views that the screen has added itself.
      """,
      on: screen)
  }
}

// R9-R11: who provides the did-call that a will-call makes due. It comes with the end of an explicit transition, behind
// the commit, or with the parent's; when that has become impossible the controller settles behind the next commit.

/// Marks a queued did-call, so that a later change can tell that it has been superseded.
final class PendingDid {}

extension UIViewController {
  /// R9, R10: the did-call waits for the next commit.
  func endAppearanceAfterCommit() {
    let token = PendingDid()
    pendingDid = token
    // The block keeps the controller: one that has been dropped meanwhile is called all the same.
    World.current.transaction.afterCommit { [self] in
      guard pendingDid === token else { return }
      pendingDid = nil
      let wasNeverSeen = appearance == .appearing && viewIfLoaded?.visibleWindow == nil
      wasNeverSeen ? settleAppearance() : endAppearance()
    }
  }

  /// R11: a new change first delivers the did-call of the one before, its own or one that would come with the parent's.
  /// The did-calls of explicit transitions do not wait for a commit: a new change replaces them (R18). What was never
  /// seen did not appear.
  func deliverPendingDid() {
    if isInExplicitTransition || isInTransitionOfAncestor { return }
    if appearance == .appearing, viewIfLoaded?.visibleWindow == nil { return }
    endAppearance()
  }

  private var isInTransitionOfAncestor: Bool {
    guard let parent, pendingDid == nil else { return false }
    return parent.isInExplicitTransition || parent.isInTransitionOfAncestor
  }

  /// A did-call is due, and no explicit transition is there to make it.
  var needsDidCall: Bool { appearance.isBetween && !isInExplicitTransition }

  /// The did-call comes with something else that is under way.
  var didCallIsProvided: Bool {
    if isInExplicitTransition || pendingDid != nil { return true }
    guard let parent, parent.appearance == appearance else { return false }
    return parent.leads(self)
  }

  /// A will-call has come, and nothing provides its did-call any more.
  var needsSettling: Bool { appearance.isBetween && !didCallIsProvided }

  /// R119: appears or disappears as its view's place demands, and gets the did-call, unless that is under way.
  func settleAppearance() {
    let isInVisibleWindow = viewIfLoaded?.visibleWindow != nil
    if appearance.isBetween {
      if didCallIsProvided { return }
      if appearance.isOnScreen == isInVisibleWindow { return endAppearance() }
    }
    let belongsOnScreen = isInVisibleWindow && parent?.appearance.isOnScreen ?? true
    if belongsOnScreen != appearance.isOnScreen {
      let isWithParent = parent?.appearance.isBetween == true
      beginAppearance(belongsOnScreen, animated: isWithParent && parent?.appearanceIsAnimated == true)
    }
    if !didCallIsProvided { endAppearance() }
  }
}

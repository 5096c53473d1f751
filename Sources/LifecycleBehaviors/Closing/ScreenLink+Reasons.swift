import UIKit

// Why a screen was opened, is not visible, or was closed: read from what holds it.

extension ScreenLink {
  /// - Parameter wasInPlace: whether a link held another screen before.
  /// - Returns: how the child was opened. The outermost controller that was opened with it decides.
  func reasonOfOpening(wasInPlace: (ScreenLink) -> Bool) -> ScreenOpening.Reason {
    let deciding = chain.prefix { $0.isBeingAdded(wasInPlace) }.last ?? self
    switch deciding.kind {
    case .window: return .root
    case .presentation: return .presented
    case .stack: return deciding.child?.isMovingToParent == true ? .pushed : .added
    case .tab, .otherTab, .page, .column, .container, .view: return .added
    }
  }

  /// At `viewWillAppear` a new root is in no window yet. Neither is one that returns from under a full-screen modal.
  private func isBeingAdded(_ wasInPlace: (ScreenLink) -> Bool) -> Bool {
    guard let child else { return false }
    if child.isBeingPresented || child.isMovingToParent { return true }
    return child.viewIfLoaded?.window == nil && !wasInPlace(self)
  }

  /// Why the child isn't the container's visible screen; nil if it is.
  var disappearance: ScreenDisappearance? {
    switch kind {
    case .stack: (container as? UINavigationController)?.topViewController === child ? nil : .pushedOver
    case .tab: (container as? UITabBarController)?.selectedViewController === child ? nil : .tabChanged
    case .otherTab: .tabChanged
    // When the old page disappears, the list of pages may still be the old one.
    case .page: container?.viewIfLoaded?.window == nil ? nil : .pageTurned
    case .window, .presentation, .column, .container, .view: nil
    }
  }

  /// How the child left its former holder.
  var reasonOfClosing: ScreenClosing.Reason {
    switch kind {
    case .window: return reasonOfLeavingWindow
    case .presentation: return .dismissed
    case .stack, .otherTab: return reasonOfLeavingStack
    // Replaced if there is something new.
    case .column: return heldNow.allSatisfy { siblings?.contains($0) == true } ? .removed : .replaced
    case .page: return heldNow.isEmpty ? .removed : .replaced
    case .tab, .container, .view: return .removed
    }
  }

  private var heldNow: [UIViewController] { container?.heldScreens ?? [] }

  private var reasonOfLeavingWindow: ScreenClosing.Reason {
    guard let window, window.isInConnectedScene else { return .windowClosed }
    if window.rootViewController != nil { return .replaced }
    return window.isHidden ? .windowClosed : .removed
  }

  /// Popped if the top was below it, replaced if the top is new, and removed otherwise.
  private var reasonOfLeavingStack: ScreenClosing.Reason {
    guard let top = heldNow.last else { return .removed }
    var isBelow = true
    for former in siblings?.screens ?? [] {
      if former == reference { isBelow = false }
      if former.object === top { return isBelow ? .popped : .removed }
    }
    return .replaced
  }
}

import UIKit

// Why a screen was opened, is not visible, or was closed: where it was is compared with what there is now.

@MainActor
extension Placement {
  /// - Parameter wereInPlace: whether another screen was held by these steps before.
  /// - Returns: how the screen was opened. The outermost controller that was opened with it decides.
  func reasonOfOpening(wereInPlace: (ArraySlice<Step>) -> Bool) -> ScreenOpening.Reason {
    let opened = steps.indices.prefix { index in
      steps[index].child.object?.isBeingAdded(unless: wereInPlace(steps[index...])) == true
    }
    let deciding = steps[opened.last ?? steps.startIndex]
    switch deciding.kind {
    case .window: return .root
    case .presentation: return .presented
    case .stack: return deciding.child.object?.isMovingToParent == true ? .pushed : .added
    case .tab, .otherTab, .page, .column, .child, .view: return .added
    }
  }

  /// Why the screen, which is in place, is not visible. The innermost container that shows another one decides.
  var disappearance: ScreenDisappearance {
    steps.lazy.compactMap(\.disappearance).first ?? .other
  }

  /// Why the screen is no longer here, and whether a gesture has caused it. The outermost controller that is no longer in place
  /// decides.
  func departure(_ containers: Containers) -> (reason: ScreenClosing.Reason, isInteractive: Bool) {
    guard let left = outermostLeft(containers) else { return (.removed, false) }
    return (left.reasonOfClosing(containers), left.isMovedByGesture)
  }

  /// The same without the gesture, which is read from a transition coordinator: not in the middle of the app's own code (W29 of
  /// HeadlessUIKit's rules).
  func reasonOfDeparture(_ containers: Containers) -> ScreenClosing.Reason {
    outermostLeft(containers)?.reasonOfClosing(containers) ?? .removed
  }

  private func outermostLeft(_ containers: Containers) -> Step? {
    let left = steps.indices.last { index in
      guard let child = steps[index].child.object else { return true }
      return Placement(of: child, since: Placement(steps: steps[index...]), containers, at: .iteration) == nil
    }
    return left.map { steps[$0] }
  }

  /// Whether one of the controllers is in a transition that may still bring the screen back. Those that were deallocated are
  /// not.
  var isInTransition: Bool {
    steps.contains { step in
      guard let child = step.child.object else { return false }
      return child.isInTransition || child.isBeingPresented || child.isBeingDismissed
    }
  }

  /// Whether a screen that has left its stack or its column with this one, or with a controller that contains it, is shown there
  /// still.
  func hasLeftWithShownScreen(_ containers: Containers) -> Bool {
    steps.contains { step in
      switch step.kind {
      case .stack, .otherTab, .column: step.list.map(containers.isShowingFormer) == true
      case .window, .presentation, .tab, .page, .child, .view: false
      }
    }
  }
}

@MainActor
extension Placement.Step {
  /// Why the child is not the container's visible screen; nil if it is.
  fileprivate var disappearance: ScreenDisappearance? {
    let container = list?.container
    switch kind {
    case .stack: return (container as? UINavigationController)?.topViewController === child.object ? nil : .pushedOver
    case .tab: return (container as? UITabBarController)?.selectedViewController === child.object ? nil : .tabChanged
    case .otherTab: return .tabChanged
    // When the old page disappears, the list of pages may still be the old one.
    case .page: return container?.viewIfLoaded?.window == nil ? nil : .pageTurned
    case .window, .presentation, .column, .child, .view: return nil
    }
  }

  /// How the child left its holder.
  fileprivate func reasonOfClosing(_ containers: Containers) -> ScreenClosing.Reason {
    let current = list?.container.flatMap { containers[$0].list }
    switch kind {
    case .presentation: return .dismissed
    // Popped if the top was below it, replaced if the top is new, and removed otherwise.
    case .stack, .otherTab:
      guard let list, let top = current?.screens.last else { return .removed }
      guard let position = list.position(of: top) else { return .replaced }
      return position < list.position(of: child) ?? .max ? .popped : .removed
    // Replaced if there is something new.
    case .column:
      return current?.screens.allSatisfy { list?.position(of: $0) != nil } != false ? .removed : .replaced
    case .page: return current?.screens.isEmpty != false ? .removed : .replaced
    case .window: return reasonOfLeavingWindow
    case .tab, .child, .view: return .removed
    }
  }

  private var reasonOfLeavingWindow: ScreenClosing.Reason {
    guard let window = window?.object, window.isInConnectedScene else { return .windowClosed }
    if window.rootViewController != nil { return .replaced }
    return window.isHidden ? .windowClosed : .removed
  }

  /// Whether a gesture moves the child away. Its coordinator may belong to a gesture elsewhere (W23 of HeadlessUIKit's
  /// rules).
  fileprivate var isMovedByGesture: Bool {
    guard let child = child.object, let coordinator = child.transitionCoordinator else { return false }
    return coordinator.initiallyInteractive && coordinator.viewController(forKey: .from) === child
  }
}

extension UIViewController {
  /// At `viewWillAppear` a new root is in no window yet. Neither is one that returns from under a full-screen modal.
  fileprivate func isBeingAdded(unless wasInPlace: @autoclosure () -> Bool) -> Bool {
    if isBeingPresented || isMovingToParent { return true }
    return viewIfLoaded?.window == nil && !wasInPlace()
  }
}

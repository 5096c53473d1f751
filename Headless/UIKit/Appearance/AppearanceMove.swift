/// A subtree of views enters or leaves the screen: the appearance callbacks that the move itself causes (R9, R10, R15).
///
/// From the outside inwards, each controller whose appearance does not fit the new place of its view is called, and its
/// children with it (R13). Controllers that remain after that, such as orphans and children that were added meanwhile
/// (R107), are called by the move itself.
@MainActor
final class AppearanceMove {
  private let root: UIView
  private let isEntering: Bool
  private let isLeaving: Bool
  /// Called by the move itself, outermost first.
  private var leaving: [UIViewController] = []

  init(of root: UIView, isEntering: Bool, isLeaving: Bool) {
    self.root = root
    self.isEntering = isEntering
    self.isLeaving = isLeaving
  }

  /// Delivers the will-calls, before the hierarchy changes.
  func will() {
    if isLeaving {
      callEach { controller in
        guard controller.leavesWithItsView else { return false }
        leaving.append(controller)
        controller.beginAppearance(false, animated: false)
        if controller.needsSettling, World.current.weakRules.didDisappearWaitsForCommit {
          controller.endAppearanceAfterCommit()
        }
        return true
      }
    }
    if isEntering {
      callEach { $0.enter(with: root) }
    }
  }

  /// Queues the did-calls, innermost first, after the hierarchy has changed.
  func did() {
    if !World.current.weakRules.didDisappearWaitsForCommit {
      for controller in leaving.reversed() where controller.appearance == .disappearing && controller.needsSettling {
        controller.endAppearance()
      }
    }
    guard isEntering else { return }
    for controller in controllers.reversed() where controller.isCalledByMove(of: root) {
      controller.endAppearanceAfterCommit()
    }
  }

  /// Repeated for controllers that the calls themselves add. Each is called once.
  private func callEach(_ call: (UIViewController) -> Bool) {
    var called: Set<UIViewController> = []
    var isComplete = false
    while !isComplete {
      isComplete = true
      for controller in controllers
      where !called.contains(controller) && controller.isInside(root) && call(controller) {
        called.insert(controller)
        isComplete = false
      }
    }
  }

  private var controllers: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ view: UIView) {
      if let controller = view.controller { found.append(controller) }
      view.subviews.forEach(visit)
    }
    visit(root)
    return found
  }
}

extension UIViewController {
  /// R19: a parent that does not forward leaves its children's appearance to explicit calls.
  private var followsItsView: Bool {
    !progress.isInExplicitTransition && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  fileprivate var leavesWithItsView: Bool { followsItsView && appearance.isOnScreen }

  /// Read right before each call, because the calls before it may have changed it (T24).
  fileprivate func isInside(_ root: UIView) -> Bool { viewIfLoaded?.isDescendant(of: root) == true }

  /// The move of `root` makes its did-call, not the parent.
  fileprivate func isCalledByMove(of root: UIView) -> Bool {
    appearance == .appearing && needsSettling
  }

  /// The view enters a window on screen. A child appears only under a parent that appears.
  /// - Returns: whether the controller was called.
  fileprivate func enter(with root: UIView) -> Bool {
    guard followsItsView, !appearance.isOnScreen else { return false }
    switch parent {
    case nil:
      beginAppearance(true, animated: false)
    case let parent? where parent.appearance.isOnScreen:
      let isForwarding = parent.appearance == .appearing && !parent.managesAppearanceOfChildren
      isForwarding && parent.isInside(root) ? join(parent) : beginAppearance(true, animated: false)
    case let parent? where parent.appearance == .disappearing && appearance == .disappeared:
      if parent.managesAppearanceOfChildren { return false }
      join(parent)
    default:
      return false
    }
    return true
  }
}

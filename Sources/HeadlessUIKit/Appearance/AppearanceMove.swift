/// A subtree that comes on screen or leaves it: the appearance callbacks that the move itself causes (R9, R10, R15).
///
/// From the outside inwards, each controller that is not where its view is going to be is called; its children follow
/// it (R13). What is left after that, such as orphans and children put in meanwhile (R107), is called in its own right.
@MainActor
final class AppearanceMove {
  private let root: UIView
  private let isEntering: Bool
  private let isLeaving: Bool
  /// Called in their own right, outermost first.
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
    for controller in controllers.reversed() where controller.appearsInItsOwnRight(with: root) {
      controller.endAppearanceAfterCommit()
    }
  }

  /// Repeated for those that the calls themselves bring, each once.
  private func callEach(_ call: (UIViewController) -> Bool) {
    var called: Set<UIViewController> = []
    var isComplete = false
    while !isComplete {
      isComplete = true
      for controller in controllers
      where !called.contains(controller) && controller.stands(in: root) && call(controller) {
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

  /// Asked right before each call: the calls before it may have changed everything (T24).
  fileprivate func stands(in root: UIView) -> Bool { viewIfLoaded?.isDescendant(of: root) == true }

  /// Its did-call comes from this move, not from the parent.
  fileprivate func appearsInItsOwnRight(with root: UIView) -> Bool {
    guard appearance == .appearing, !progress.isInExplicitTransition else { return false }
    let isAlone = parent.map { !$0.managesAppearanceOfChildren && !$0.stands(in: root) } ?? true
    return isAlone || needsSettling
  }

  /// The view enters a visible window. A child appears only under a parent that does. Returns whether it was called.
  fileprivate func enter(with root: UIView) -> Bool {
    guard followsItsView, !appearance.isOnScreen else { return false }
    switch parent {
    case nil:
      beginAppearance(true, animated: false)
    case let parent? where parent.appearance.isOnScreen:
      let isForwarding = parent.appearance == .appearing && !parent.managesAppearanceOfChildren
      isForwarding && parent.stands(in: root) ? join(parent) : beginAppearance(true, animated: false)
    case let parent? where parent.appearance == .disappearing && appearance == .disappeared:
      if parent.managesAppearanceOfChildren { return false }
      join(parent)
    default:
      return false
    }
    return true
  }
}

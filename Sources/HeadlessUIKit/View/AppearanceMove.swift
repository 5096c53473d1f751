/// A subtree that comes on screen or leaves it: the appearance callbacks that the move itself causes (R9, R10, R15).
///
/// Driven by the move are root controllers, orphans without a parent, and children put into or taken out of a view
/// whose controller stays where it is. Everybody below hears from its parent controller instead (R13).
@MainActor
struct AppearanceMove {
  private let root: UIView
  private let isEntering: Bool
  private let isLeaving: Bool
  private let leaving: [UIViewController]

  init(of root: UIView, isEntering: Bool, isLeaving: Bool) {
    self.root = root
    self.isEntering = isEntering
    self.isLeaving = isLeaving
    leaving = isLeaving ? Self.drivenControllers(in: root) : []
  }

  /// Delivers the will-calls, before the hierarchy changes.
  func will() {
    for controller in leaving {
      guard controller.appearance.isOnScreen else {
        controller.takeOverPendingDid()
        continue
      }
      controller.beginAppearance(false, animated: false)
      if !World.current.weakRules.didDisappearWaitsForCommit { continue }
      controller.endAppearanceAfterCommit()
    }
    guard isEntering else { return }
    for controller in Self.drivenControllers(in: root) where !controller.appearance.isOnScreen {
      guard controller.parentLetsItAppear else { continue }
      controller.beginAppearance(true, animated: false)
    }
  }

  /// Queues the did-calls, innermost first, after the hierarchy has changed.
  func did() {
    if !World.current.weakRules.didDisappearWaitsForCommit {
      for controller in leaving.reversed() where controller.appearance == .disappearing {
        controller.endAppearance()
      }
    }
    guard isEntering else { return }
    for controller in Self.drivenControllers(in: root).reversed() where controller.appearance == .appearing {
      controller.endAppearanceAfterCommit()
    }
  }

  private static func drivenControllers(in root: UIView) -> [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ view: UIView) {
      if let controller = view.controller, controller.isDrivenByMove(of: root) { found.append(controller) }
      view.subviews.forEach(visit)
    }
    visit(root)
    return found
  }
}

extension UIViewController {
  fileprivate func isDrivenByMove(of root: UIView) -> Bool {
    if isInExplicitTransition { return false }
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.managesAppearanceOfChildren else { return false }
    guard let parentView = parent.viewIfLoaded else { return true }
    return !parentView.isDescendant(of: root)
  }

  /// A child appears only under a parent that is itself on screen.
  fileprivate var parentLetsItAppear: Bool {
    parent.map(\.appearance.isOnScreen) ?? true
  }
}

/// The end of each turn: layout, commit, and the blocks that wait for the commit (R1).
///
/// `viewDidAppear` and `viewDidDisappear` after a move of a view are such blocks. So they are never called inside the
/// call that caused them (R9, R10).
@MainActor
package final class Transaction {
  private var afterCommit: [() -> Void] = []
  /// Controllers between a will-call and its did-call, in the order of the will-calls.
  private var unsettled: [UIViewController] = []
  private var isCommitting = false
  /// The number of the first animation that the layout of the latest commit has started.
  private(set) var firstAnimationOfLayout = 0

  /// Queues a block for the time after the next commit, first in, first out.
  package func afterCommit(_ block: @escaping () -> Void) {
    afterCommit.append(block)
    World.current.loop.setNeedsTurn()
  }

  /// Commits now instead of at the end of the turn, unless a commit is under way.
  func flush(in world: World) {
    if !isCommitting { _ = commit(in: world) }
  }

  /// R119: whatever happens until then, a controller between its calls settles after a commit. It is retained until
  /// then.
  func settleLater(_ controller: UIViewController) {
    forget(controller)
    unsettled.append(controller)
  }

  func forget(_ controller: UIViewController) {
    // They usually settle in the order in which they were added.
    if let index = unsettled.firstIndex(where: { $0 === controller }) { unsettled.remove(at: index) }
  }

  /// Lays out every window, then runs the after-commit blocks.
  /// - Returns: whether those left work for another turn.
  func commit(in world: World) -> Bool {
    isCommitting = true
    firstAnimationOfLayout = world.animations.nextNumber
    defer { isCommitting = false }
    for window in world.scenes.flatMap(\.windows) {
      window.layoutTree()
    }
    let blocks = afterCommit
    afterCommit = []
    for block in blocks {
      block()
    }
    for controller in unsettled where controller.needsSettling {
      controller.settleAppearance()
    }
    let isComplete = afterCommit.isEmpty && !unsettled.contains(where: \.needsSettling)
    return !isComplete || world.scenes.contains { $0.windows.contains(where: \.needs.layoutOfTree) }
  }
}

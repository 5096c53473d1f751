/// The end of each turn: layout, commit, and the blocks that wait for the commit (R1).
///
/// `viewDidAppear` and `viewDidDisappear` after a move of a view are such blocks. So they are never called inside the
/// call that caused them (R9, R10).
@MainActor
package final class Transaction {
  private var afterCommit: [() -> Void] = []
  private var unsettled = UnsettledControllers()
  private var isCommitting = false
  /// The commits in a row whose layout left something to lay out.
  private var unsettledLayouts = 0
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
    // It may be there since an earlier will-call.
    forget(controller)
    unsettled.append(controller)
  }

  func forget(_ controller: UIViewController) {
    unsettled.remove(controller)
  }

  /// Lays out every window, then runs the after-commit blocks.
  /// - Returns: whether those left work for another turn.
  func commit(in world: World) -> Bool {
    isCommitting = true
    firstAnimationOfLayout = world.animations.nextNumber
    defer { isCommitting = false }
    layOut(world.scenes.flatMap(\.windows), in: world)
    let blocks = afterCommit
    afterCommit = []
    for block in blocks {
      block()
    }
    unsettled.closeGaps()
    for controller in unsettled.all where controller.needsSettling {
      controller.settleAppearance()
    }
    world.shownWindows.settle(in: world)
    let isComplete = afterCommit.isEmpty && !unsettled.all.contains(where: \.needsSettling)
    return !isComplete || world.scenes.contains { $0.windows.contains(where: \.needs.another) }
  }
}

// MARK: - Layout

extension Transaction {
  /// Layout that leaves something to lay out goes on in the next turn, up to a hundred passes.
  private func layOut(_ windows: [UIWindow], in world: World) {
    windows.forEach { $0.layoutTree() }
    guard let window = windows.first(where: \.needs.another) else {
      unsettledLayouts = 0
      return
    }
    unsettledLayouts += 1
    guard unsettledLayouts * UIView.passesOfLayout > 100 else { return }
    unsettledLayouts = 0
    world.reportEndlessLayout(of: window)
    windows.forEach { $0.giveUpLayout() }
    world.loop.forgetTransactionWork()
  }
}

/// Controllers between a will-call and its did-call, in the order of the will-calls.
///
/// Each knows its place, and leaves a gap when it is removed: a search would make an appearance of many slow, and a
/// dictionary by identity would make its cost depend on addresses.
@MainActor
private struct UnsettledControllers {
  private var places: [UIViewController?] = []
  private var count = 0

  var all: some Sequence<UIViewController> { places.lazy.compactMap { $0 } }

  mutating func append(_ controller: UIViewController) {
    controller.progress.unsettledPlace = places.count
    places.append(controller)
    count += 1
  }

  /// Has no effect for a controller that is not there, also if its place is one of an earlier process.
  mutating func remove(_ controller: UIViewController) {
    guard let place = controller.progress.unsettledPlace, place < places.count, places[place] === controller else {
      return
    }
    places[place] = nil
    count -= 1
    if count == 0 { places.removeAll(keepingCapacity: true) }
  }

  mutating func closeGaps() {
    guard count < places.count else { return }
    places.removeAll { $0 == nil }
    for (place, controller) in places.enumerated() { controller?.progress.unsettledPlace = place }
  }
}

import UIKit

// The order of calls between the behaviors of one screen. Tests: BehaviorOrderTests, ReentrancyTests.

/// Delivers what happens to the behaviors of one screen, in order, one moment at a time.
///
/// A moment that comes while another is being delivered waits in a queue, which the outermost call works off: no recursion,
/// and every behavior receives every moment in the same order.
@MainActor
final class BehaviorDispatcher {
  private weak var screen: UIViewController?
  private(set) var behaviors: [AttachedBehavior] = []
  private var queue: [(moment: LifecycleMoment, facts: MomentFacts)] = []
  /// How far an added behavior is brought at once. A moment on the way up that is being delivered reaches it in its turn.
  private var reached = LifecycleStage.loaded
  private var depth = 0

  init(screen: UIViewController) {
    self.screen = screen
  }

  // MARK: Delivering

  func dispatch(_ moments: [LifecycleMoment], _ facts: MomentFacts) {
    for moment in moments { queue.append((moment, facts)) }
    perform { _ in }
  }

  /// Runs `work`, then, if no call further out does, whatever waits in the queue.
  private func perform(_ work: (UIViewController) -> Void) {
    // Held for the whole dispatch: a callback may drop the last other reference to the screen.
    guard let screen else { return }
    depth += 1
    work(screen)
    while depth == 1, !queue.isEmpty {
      let (moment, facts) = queue.removeFirst()
      deliver(moment, facts, to: screen)
    }
    depth -= 1
    if depth == 0 { behaviors.removeAll(where: \.isRemoved) }
  }

  private func deliver(_ moment: LifecycleMoment, _ facts: MomentFacts, to screen: UIViewController) {
    let delivery = MomentDelivery(moment, facts)
    let next = delivery.step.stage(after: reached) ?? reached
    if moment.isOnTheWayDown {
      reached = next
      for behavior in behaviors.reversed() where behavior.takes(delivery) { behavior.deliver(delivery, to: screen) }
    } else {
      deliver(delivery, on: screen, from: 0)
      reached = next
    }
  }

  /// Added behaviors included. They are only appended while a dispatch runs, so an index stays valid.
  private func deliver(_ delivery: MomentDelivery, on screen: UIViewController, from first: Int) {
    var index = first
    // Each round reaches the behaviors that those of the round before have added.
    var rounds = 0
    while index < behaviors.count {
      if rounds > EndlessAdding.longestRow { return endAdding(from: index, delivery, on: screen) }
      let present = behaviors
      for behavior in present[index...] where behavior.takes(delivery) { behavior.deliver(delivery, to: screen) }
      index = present.count
      rounds += 1
    }
  }

  private func endAdding(from index: Int, _ delivery: MomentDelivery, on screen: UIViewController) {
    let added = Array(behaviors[index...])
    EndlessAdding.report(added.map(\.type), in: delivery.kind, on: screen)
    var facts = delivery.facts
    facts.isDetaching = true
    unwind(added, facts)
  }

  // MARK: Adding and removing

  /// Appends behaviors and raises them together, moment by moment, to where the screen is. Whatever they add meanwhile
  /// is raised as far as they have come.
  func add(_ added: [AttachedBehavior], _ facts: MomentFacts) {
    let first = behaviors.count
    let here = reached
    behaviors += added
    perform { screen in
      reached = .detached
      for moment in LifecycleStage.detached.path(to: here.catchUpGoal) {
        let delivery = MomentDelivery(moment, facts)
        deliver(delivery, on: screen, from: first)
        reached = delivery.step.stage(after: reached) ?? reached
      }
      reached = here
    }
  }

  func remove(_ removed: [AttachedBehavior]) {
    removed.forEach { $0.remove() }
    if depth == 0 { behaviors.removeAll(where: \.isRemoved) }
  }

  /// Brings behaviors down, last one first, and removes them.
  func unwind(_ removed: [AttachedBehavior], _ facts: MomentFacts) {
    perform { screen in
      for moment in [LifecycleMoment.beforeDisappearing, .afterDisappearing, .beforeDetaching] {
        let delivery = MomentDelivery(moment, facts)
        for behavior in removed.reversed() where behavior.takes(delivery) { behavior.deliver(delivery, to: screen) }
      }
    }
    remove(removed)
  }

  func unwindAll(_ facts: MomentFacts) {
    unwind(behaviors, facts)
  }
}

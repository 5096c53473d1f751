import UIKit

// The order of calls between the behaviors of one screen. Tests: BehaviorOrderTests, ReentrancyTests.

/// Delivers moments to the behaviors of one screen, in order, one moment at a time.
///
/// A moment that is reported while another is being delivered waits in a queue, which the outermost call empties: no
/// recursion, and every behavior receives every moment in the same order.
@MainActor
final class BehaviorDispatcher {
  private weak var screen: UIViewController?
  private(set) var behaviors: [AttachedBehavior] = []
  private var queue: [MomentDelivery] = []
  /// The stage that an added behavior catches up to. While a moment on the way up is being delivered, this is the stage before
  /// it: the behavior receives that moment afterwards, in its turn.
  private var reached = LifecycleStage.loaded
  private var depth = 0

  init(screen: UIViewController) {
    self.screen = screen
  }

  // MARK: Delivering

  func dispatch(_ moments: [LifecycleMoment], _ facts: MomentFacts) {
    guard depth == 0 else {
      for moment in moments { queue.append(MomentDelivery(moment, facts)) }
      return
    }
    perform { screen in
      for moment in moments { deliver(MomentDelivery(moment, facts), to: screen) }
    }
  }

  /// Runs `work` and, in the outermost call, delivers what waits in the queue.
  private func perform(_ work: (UIViewController) -> Void) {
    // Kept for the whole dispatch: a behavior may release the last other reference to the screen.
    guard let screen else { return }
    depth += 1
    work(screen)
    while depth == 1, !queue.isEmpty { deliver(queue.removeFirst(), to: screen) }
    depth -= 1
    if depth == 0 { behaviors.removeAll(where: \.isRemoved) }
  }

  private func deliver(_ delivery: MomentDelivery, to screen: UIViewController) {
    let next = delivery.step.stage(after: reached) ?? reached
    if delivery.moment.isOnTheWayDown {
      reached = next
      for behavior in behaviors.reversed() where behavior.takes(delivery) { behavior.deliver(delivery, to: screen) }
    } else {
      deliver(delivery, on: screen, from: 0)
      reached = next
    }
  }

  /// Behaviors that are added meanwhile are included. While a dispatch runs none is taken out, so an index stays valid.
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
    unwind(added, delivery.facts.whileDetaching)
  }

  // MARK: Adding and removing

  /// Appends behaviors and delivers to them together, moment by moment, what leads to the stage of the screen. Behaviors that
  /// they add meanwhile catch up to the stage that these have reached.
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

  /// Removes behaviors without calling them.
  func remove(_ removed: [AttachedBehavior]) {
    removed.forEach { $0.remove() }
    if depth == 0 { behaviors.removeAll(where: \.isRemoved) }
  }

  /// Delivers the moments on the way down, to the last behavior first, and removes the behaviors.
  func unwind(_ removed: [AttachedBehavior], _ facts: MomentFacts) {
    perform { screen in
      for moment in [LifecycleMoment.beforeDisappearing, .afterDisappearing, .beforeDetaching] {
        let delivery = MomentDelivery(moment, facts)
        for behavior in removed.reversed() where behavior.takes(delivery) { behavior.deliver(delivery, to: screen) }
      }
    }
    remove(removed)
  }
}

/// Behaviors that add behaviors in a moment, which add behaviors in the same moment, and so on.
@MainActor
private enum EndlessAdding {
  /// How many of them may follow each other in one moment. More than in any row that ends by itself.
  static let longestRow = 100

  static func report(_ types: [any Any.Type], in moment: LifecycleMoment.Kind, on screen: UIViewController) {
    var names: [String] = []
    for name in types.map({ String(describing: $0) }) where !names.contains(name) { names.append(name) }
    LifecycleIssue.report(
      """
      \(names.joined(separator: ", ")) was added to one \(type(of: screen)) in \(moment) by a behavior that had been added \
      in the same way, \(longestRow) times in a row, so it was removed again. A behavior that adds its own type in every \
      \(moment) never ends: add it once, in viewDidLoad, or under a condition.
      """)
  }
}

import UIKit

// The order of calls between the behaviors of one screen. Tests: BehaviorOrderTests, ReentrancyTests.

/// Delivers moments to the behaviors of one screen, in order, one moment at a time.
///
/// A moment that is reported while another is being delivered waits in a queue, which the outermost call empties: no
/// recursion, and every behavior receives every moment in the same order.
@MainActor
final class BehaviorDispatcher {
  // Not checked at run time, which takes 75 instructions for each use: no code of the app's runs inside a change of these
  // two, since removed behaviors are released only afterwards.
  /// In the order of the calls that added them.
  @exclusivity(unchecked) private(set) var behaviors: [AttachedBehavior] = []
  @exclusivity(unchecked) private var queue: [MomentDelivery] = []
  /// The stage that an added behavior catches up to. While a moment on the way up is being delivered, this is the stage before
  /// it: the behavior receives that moment afterwards, in its turn.
  private var reached = LifecycleStage.loaded
  private var depth = 0
  /// Behaviors have been removed while a moment is being delivered: they are taken out afterwards.
  private var keepsRemoved = false

  // MARK: Delivering

  /// Passes moments that no behavior implements: nothing has to be read off the screen for them.
  /// - Returns: false where a behavior may implement one of them, so that they have to be dispatched.
  func skips(_ moments: some Sequence<LifecycleMoment>) -> Bool {
    guard depth == 0 else { return false }
    for moment in moments {
      let kind = moment.kind
      for behavior in behaviors where !behavior.moments.isEmpty(kind) { return false }
    }
    for moment in moments {
      let step = LifecycleStep(moment.kind)
      guard step.changesStage else { continue }
      for behavior in behaviors { _ = behavior.takes(step) }
      reached = step.stage(after: reached) ?? reached
    }
    return true
  }

  func dispatch(_ moments: some Sequence<LifecycleMoment>, to screen: UIViewController, _ facts: MomentFacts) {
    guard depth == 0 else {
      for moment in moments { queue.append(MomentDelivery(moment, facts)) }
      return
    }
    depth += 1
    for moment in moments { deliver(moment, to: screen, facts) }
    finish(on: screen)
  }

  /// Ends a dispatch or a part of one. In the outermost call it delivers what waits in the queue.
  private func finish(on screen: UIViewController) {
    while depth == 1, !queue.isEmpty {
      let waiting = queue
      queue = []
      for delivery in waiting { deliver(delivery.moment, to: screen, delivery.facts) }
    }
    depth -= 1
    if depth == 0, keepsRemoved { takeOutRemoved() }
  }

  private func deliver(_ moment: LifecycleMoment, to screen: UIViewController, _ facts: MomentFacts) {
    let kind = moment.kind
    let next = LifecycleStep(kind).stage(after: reached) ?? reached
    if kind.isOnTheWayDown {
      reached = next
      behaviors.reversed().deliver(moment, to: screen, facts)
    } else {
      deliver(moment, to: screen, facts, from: 0)
      reached = next
    }
  }

  /// Behaviors that are added meanwhile are included. While a dispatch runs none is taken out, so an index stays valid.
  private func deliver(_ moment: LifecycleMoment, to screen: UIViewController, _ facts: MomentFacts, from first: Int) {
    var index = first
    // Each round reaches the behaviors that those of the round before have added.
    var rounds = 0
    while index < behaviors.count {
      if rounds > EndlessAdding.longestRow { return endAdding(from: index, moment, on: screen, facts) }
      let present = behaviors
      present[index...].deliver(moment, to: screen, facts)
      index = present.count
      rounds += 1
    }
  }

  private func endAdding(
    from index: Int, _ moment: LifecycleMoment, on screen: UIViewController, _ facts: MomentFacts
  ) {
    EndlessAdding.report(behaviors[index...].map(\.type), in: moment.kind, on: screen)
    unwind(behaviors[index].call...behaviors[behaviors.count - 1].call, on: screen, facts.whileDetaching)
  }

  // MARK: Adding

  /// Appends behaviors and delivers to them together, moment by moment, what leads to the stage of the screen. Behaviors that
  /// they add meanwhile catch up to the stage that these have reached.
  func add(_ added: [AttachedBehavior], to screen: UIViewController, _ facts: MomentFacts) {
    let first = behaviors.count
    let here = reached
    behaviors += added
    depth += 1
    reached = .detached
    for moment in LifecycleStage.detached.path(to: here.catchUpGoal) {
      deliver(moment, to: screen, facts, from: first)
      reached = reached.after(moment) ?? reached
    }
    reached = here
    finish(on: screen)
  }

  // MARK: Removing

  /// - Returns: the places of the behaviors that these calls added, including those that are being removed.
  func places(of calls: ClosedRange<Int>) -> Range<Int> {
    let first = behaviors.firstPlace { $0.call >= calls.lowerBound }
    return first..<behaviors[first...].firstPlace { $0.call > calls.upperBound }
  }

  /// Removes the behaviors that these calls added, without calling them.
  func remove(_ calls: ClosedRange<Int>) {
    let places = places(of: calls)
    let removed = Array(behaviors[places])
    removed.forEach { $0.remove() }
    keepsRemoved = depth > 0
    if depth == 0 { withExtendedLifetime(removed) { behaviors.removeSubrange(places) } }
  }

  /// Delivers the moments on the way down, to the last behavior first, and removes the behaviors.
  func unwind(_ calls: ClosedRange<Int>, on screen: UIViewController, _ facts: MomentFacts) {
    let removed = behaviors[places(of: calls)].filter { !$0.isRemoved }
    depth += 1
    for moment in [LifecycleMoment.beforeDisappearing, .afterDisappearing, .beforeDetaching] {
      removed.reversed().deliver(moment, to: screen, facts)
    }
    finish(on: screen)
    remove(calls)
  }

  private func takeOutRemoved() {
    keepsRemoved = false
    withExtendedLifetime(behaviors) { behaviors = behaviors.filter { !$0.isRemoved } }
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

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
  func skips(_ path: LifecyclePath) -> Bool {
    guard depth == 0 else { return false }
    for moment in path where !isEmpty(moment.kind) { return false }
    for moment in path {
      let step = LifecycleStep(moment.kind)
      for behavior in behaviors { _ = behavior.takes(step) }
      reached = step.stage(after: reached) ?? reached
    }
    return true
  }

  /// The same for a moment that changes no stage.
  func skips(_ moment: LifecycleMoment.Kind) -> Bool {
    depth == 0 && isEmpty(moment)
  }

  @inline(__always)
  private func isEmpty(_ moment: LifecycleMoment.Kind) -> Bool {
    for behavior in behaviors where !behavior.moments.isEmpty(moment) { return false }
    return true
  }

  func dispatch(_ path: LifecyclePath, to screen: UIViewController, _ facts: MomentFacts) {
    guard depth == 0 else {
      for moment in path { queue.append(MomentDelivery(moment, facts)) }
      return
    }
    depth += 1
    for moment in path { deliver(MomentDelivery(moment, facts), to: screen) }
    finish(on: screen)
  }

  func dispatch(_ moment: LifecycleMoment, to screen: UIViewController, _ facts: MomentFacts) {
    guard depth == 0 else { return queue.append(MomentDelivery(moment, facts)) }
    depth += 1
    deliver(MomentDelivery(moment, facts), to: screen)
    finish(on: screen)
  }

  /// Ends a dispatch or a part of one. In the outermost call it delivers what waits in the queue.
  @inline(__always)
  private func finish(on screen: UIViewController) {
    if depth == 1, !queue.isEmpty { emptyQueue(on: screen) }
    depth -= 1
    if depth == 0, keepsRemoved { takeOutRemoved() }
  }

  @inline(never)
  private func emptyQueue(on screen: UIViewController) {
    while !queue.isEmpty {
      let waiting = queue
      queue = []
      // Made anew: a copy takes 120 instructions more.
      for delivery in waiting { deliver(MomentDelivery(delivery.moment, delivery.facts), to: screen) }
    }
  }

  @inline(never)
  private func deliver(_ delivery: MomentDelivery, to screen: UIViewController) {
    let next = LifecycleStep(delivery.kind).stage(after: reached) ?? reached
    if delivery.kind.isOnTheWayDown {
      reached = next
      behaviors.deliver(delivery, to: screen)
    } else {
      deliver(delivery, to: screen, from: 0)
      reached = next
    }
  }

  /// Behaviors that are added meanwhile are included. While a dispatch runs none is taken out, so an index stays valid.
  private func deliver(_ delivery: MomentDelivery, to screen: UIViewController, from first: Int) {
    var index = first
    // Each round reaches the behaviors that those of the round before have added.
    var rounds = 0
    while index < behaviors.count {
      if rounds > EndlessAdding.longestRow { return endAdding(from: index, delivery, on: screen) }
      let present = behaviors
      present.deliver(delivery, to: screen, from: index)
      index = present.count
      rounds += 1
    }
  }

  private func endAdding(from index: Int, _ delivery: MomentDelivery, on screen: UIViewController) {
    EndlessAdding.report(behaviors[index...], in: delivery.kind, on: screen)
    unwind(behaviors[index].call...behaviors[behaviors.count - 1].call, on: screen, delivery.facts.whileDetaching)
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
      deliver(MomentDelivery(moment, facts), to: screen, from: first)
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
    for behavior in removed { behavior.remove() }
    keepsRemoved = depth > 0
    if depth == 0 { withExtendedLifetime(removed) { behaviors.removeSubrange(places) } }
  }

  /// Delivers the moments on the way down, to the last behavior first, and removes the behaviors.
  func unwind(_ calls: ClosedRange<Int>, on screen: UIViewController, _ facts: MomentFacts) {
    let removed = present(places(of: calls))
    depth += 1
    removed.deliver(MomentDelivery(.beforeDisappearing, facts), to: screen)
    removed.deliver(MomentDelivery(.afterDisappearing, facts), to: screen)
    removed.deliver(MomentDelivery(.beforeDetaching, facts), to: screen)
    finish(on: screen)
    remove(calls)
  }

  private func takeOutRemoved() {
    keepsRemoved = false
    withExtendedLifetime(behaviors) { behaviors = present(behaviors.indices) }
  }

  /// - Returns: the behaviors at these places that have not been removed.
  func present(_ places: Range<Int>) -> [AttachedBehavior] {
    var present: [AttachedBehavior] = []
    present.reserveCapacity(places.count)
    for behavior in behaviors[places] where !behavior.isRemoved { present.append(behavior) }
    return present
  }
}

/// Behaviors that add behaviors in a moment, which add behaviors in the same moment, and so on.
@MainActor
private enum EndlessAdding {
  /// How many of them may follow each other in one moment. More than in any row that ends by itself.
  static let longestRow = 100

  static func report(
    _ behaviors: ArraySlice<AttachedBehavior>, in moment: LifecycleMoment.Kind, on screen: UIViewController
  ) {
    var names: [String] = []
    for behavior in behaviors {
      let name = LifecycleIssue.name(behavior.type)
      if !names.contains(name) { names.append(name) }
    }
    let screen = LifecycleIssue.name(type(of: screen))
    let moment = moment.name
    LifecycleIssue.report(
      """
      \(names.joined(separator: ", ")) was added to one \(screen) in \(moment) by a behavior that had been added \
      in the same way, \(longestRow) times in a row, so it was removed again. A behavior that adds its own type in every \
      \(moment) never ends: add it once, in viewDidLoad, or under a condition.
      """)
  }
}

import UIKit

// The order of calls between the behaviors of one screen. Tests: BehaviorOrderTests, ReentrancyTests.

/// Delivers moments to the behaviors of one screen, in order, one moment at a time.
///
/// A moment that is reported while another is being delivered waits in a queue, which the outermost call empties: no
/// recursion, and every behavior receives every moment in the same order.
@MainActor
final class BehaviorDispatcher {
  /// In the order of the calls that added them. None is taken out while moments are being delivered, so places stay valid.
  private var behaviors: [AttachedBehavior] = []
  private var queue: [MomentDelivery] = []
  /// The stage that an added behavior catches up to. While a moment on the way up is being delivered, this is the stage before
  /// it: the behavior receives that moment afterwards, in its turn.
  private var reached = LifecycleStage.loaded
  /// How many deliveries run inside each other: a behavior may add and remove behaviors.
  private var depth = 0
  /// Behaviors were removed while moments were being delivered. They are taken out afterwards.
  private var keepsRemoved = false

  // MARK: Delivering

  /// Delivers moments, or queues them while others are being delivered.
  /// - Parameters:
  ///   - moments: in the order in which they are delivered.
  ///   - screen: the screen.
  ///   - circumstances: called when the moments have their place in the order. UIKit may begin a transition while its
  ///     properties are read, and what it reports meanwhile comes after these moments.
  func dispatch(_ moments: [LifecycleMoment], to screen: UIViewController, _ circumstances: () -> MomentCircumstances) {
    let isOutermost = depth == 0
    let place = queue.count
    depth += 1
    let circumstances = circumstances()
    let deliveries = moments.map { MomentDelivery($0, circumstances) }
    if isOutermost {
      for delivery in deliveries { deliver(delivery, to: screen) }
    } else {
      queue.insert(contentsOf: deliveries, at: place)
    }
    finish(on: screen)
  }

  /// Ends a delivery. The outermost one delivers what waits in the queue and takes out what was removed.
  private func finish(on screen: UIViewController?) {
    while depth == 1, !queue.isEmpty, let screen {
      let waiting = queue
      queue = []
      for delivery in waiting { deliver(delivery, to: screen) }
    }
    depth -= 1
    takeOutRemoved()
  }

  private func takeOutRemoved() {
    guard depth == 0, keepsRemoved else { return }
    keepsRemoved = false
    takeOutRemoved(in: behaviors.indices)
  }

  private func deliver(_ delivery: MomentDelivery, to screen: UIViewController) {
    let next = reached.after(delivery.moment) ?? reached
    if delivery.moment.isOnTheWayDown {
      reached = next
      for behavior in behaviors.reversed() { behavior.receive(delivery, on: screen) }
    } else {
      deliver(delivery, to: screen, from: 0)
      reached = next
    }
  }

  /// Delivers a moment on the way up to the behaviors from this place on, and to those that they add meanwhile.
  private func deliver(_ delivery: MomentDelivery, to screen: UIViewController, from first: Int) {
    var place = first
    // Each round reaches the behaviors that those of the round before have added.
    var rounds = 0
    while place < behaviors.count {
      guard rounds <= AddingMisuse.longestRow else { return endAdding(from: place, delivery, on: screen) }
      let present = behaviors
      for behavior in present[place...] { behavior.receive(delivery, on: screen) }
      place = present.count
      rounds += 1
    }
  }

  /// Ends a row of behaviors that add behaviors in one moment.
  private func endAdding(from place: Int, _ delivery: MomentDelivery, on screen: UIViewController) {
    AddingMisuse.reportEndless(behaviors[place...], in: delivery.moment, on: screen)
    let calls = behaviors[place].call...behaviors[behaviors.count - 1].call
    let circumstances = delivery.circumstances
    unwind(
      behaviors(of: calls), of: calls, on: screen, circumstances.facts, along: circumstances.transitionCoordinator)
  }

  /// Whether a moment is being delivered.
  var isDelivering: Bool { depth > 0 }

  /// Tells the behaviors, the last one first, that the screen has been closed. They may put it back.
  /// - Parameters:
  ///   - closing: how it went.
  ///   - screen: the screen, if it has not been released.
  func tell(_ closing: ScreenClosing, on screen: UIViewController?) {
    depth += 1
    for behavior in behaviors.reversed() { behavior.receive(closing) }
    finish(on: screen)
  }

  // MARK: Adding

  /// Appends behaviors and delivers to them together, moment by moment, what leads to the stage of the screen. Behaviors that
  /// they add meanwhile catch up to the stage that these have reached.
  func add(
    _ added: [AttachedBehavior], to screen: UIViewController, _ facts: MomentFacts,
    along coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let first = behaviors.count
    let here = reached
    behaviors += added
    depth += 1
    reached = .unattached
    for moment in LifecycleStage.wayUp where reached != here.catchUpGoal {
      deliver(MomentDelivery(moment, facts, along: coordinator), to: screen, from: first)
      reached = reached.after(moment) ?? reached
    }
    reached = here
    finish(on: screen)
  }

  // MARK: Removing

  /// - Returns: the behaviors that these calls added, also those that are receiving their last moment.
  func behaviors(of calls: ClosedRange<Int>) -> [AttachedBehavior] {
    Array(behaviors[places(of: calls)])
  }

  private func places(of calls: ClosedRange<Int>) -> Range<Int> {
    firstPlace(from: calls.lowerBound)..<firstPlace(from: calls.upperBound + 1)
  }

  /// - Returns: the place of the first behavior that this call or a later one added, found by halving.
  private func firstPlace(from call: Int) -> Int {
    var places = behaviors.indices
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      places = behaviors[middle].call < call ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return places.lowerBound
  }

  /// Removes behaviors of these calls, in order, without calling them.
  func remove(_ removed: [AttachedBehavior], of calls: ClosedRange<Int>) {
    for behavior in removed { behavior.remove() }
    if depth > 0 { keepsRemoved = true } else { takeOutRemoved(in: places(of: calls)) }
  }

  /// Delivers the moments on the way down, to the last behavior first, and removes the behaviors.
  func unwind(
    _ removed: [AttachedBehavior], of calls: ClosedRange<Int>, on screen: UIViewController, _ facts: MomentFacts,
    along coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    var facts = facts
    facts.isDetaching = true
    depth += 1
    for moment in LifecycleStage.wayDown {
      let delivery = MomentDelivery(moment, facts, along: coordinator)
      for behavior in removed.reversed() { behavior.receive(delivery, on: screen) }
    }
    finish(on: screen)
    remove(removed, of: calls)
  }

  private func takeOutRemoved(in places: Range<Int>) {
    let candidates = Array(behaviors[places])
    // Released only afterwards: a coordinator may use the screen when it is deinitialized.
    withExtendedLifetime(candidates) {
      behaviors.replaceSubrange(places, with: candidates.filter { !$0.isRemoved })
    }
  }
}

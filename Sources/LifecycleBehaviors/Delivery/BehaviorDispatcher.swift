import UIKit

// The order of calls between the behaviors of one screen. Tests: BehaviorOrderTests, ReentrancyTests.

/// Delivers moments to the behaviors of one screen, in order, one moment at a time.
///
/// A moment that is reported while another is being delivered waits in a queue, which the outermost call empties: no
/// recursion, and every behavior receives every moment in the same order.
@MainActor
final class BehaviorDispatcher {
  /// In the order in which they were added. None is taken out while moments are being delivered, so indices stay valid.
  private(set) var behaviors: [AttachedBehavior] = []
  /// The callbacks of UIKit that wait.
  private var queue: [(moments: ArraySlice<LifecycleMoment>, circumstances: MomentCircumstances)] = []
  /// The stage that an added behavior catches up to. While a moment of appearing is being delivered, this is the stage before
  /// it: the behavior receives that moment afterwards, in order.
  private var reached = LifecycleStage.loaded
  /// How many deliveries run inside each other: a behavior may add and remove behaviors.
  private var depth = 0
  /// Those that were removed while moments were being delivered. They are taken out afterwards.
  private var removed: [AttachedBehavior] = []
  private var recognized = RecognizedBehaviors()

  // MARK: Delivering

  /// Whether a moment is being delivered.
  var isDelivering: Bool { depth > 0 }

  /// Delivers the moments of one callback, in order: now, or after the moments that are being delivered.
  func dispatch(
    _ moments: some Collection<LifecycleMoment>, to screen: UIViewController, _ circumstances: MomentCircumstances
  ) {
    guard depth == 0 else { return queue.append((ArraySlice(moments), circumstances)) }
    depth = 1
    deliver(moments, to: screen, circumstances)
    finish(on: screen)
  }

  /// Ends a delivery. The outermost one delivers what waits in the queue and takes out what was removed.
  private func finish(on screen: UIViewController?) {
    while depth == 1, !queue.isEmpty, let screen {
      let waiting = queue
      queue = []
      for (moments, circumstances) in waiting { deliver(moments, to: screen, circumstances) }
    }
    depth -= 1
    if depth == 0, !removed.isEmpty { takeOutRemoved() }
  }

  private func deliver(
    _ moments: some Collection<LifecycleMoment>, to screen: UIViewController, _ circumstances: MomentCircumstances
  ) {
    for moment in moments {
      let next = reached.after(moment) ?? reached
      if moment.isDeliveredInReverse {
        reached = next
        for behavior in behaviors.reversed() { behavior.receive(moment, on: screen, circumstances) }
      } else {
        deliver(moment, to: screen, circumstances, from: 0)
        reached = next
      }
    }
    circumstances.end()
  }

  /// Delivers a moment of appearing to the behaviors that begin at this index, and to the behaviors that they add meanwhile.
  private func deliver(
    _ moment: LifecycleMoment, to screen: UIViewController, _ circumstances: MomentCircumstances, from first: Int
  ) {
    var index = first
    var current = behaviors
    // Each round reaches the behaviors that those of the round before have added.
    while index < current.count {
      for behavior in current[index...] { behavior.receive(moment, on: screen, circumstances) }
      index = current.count
      current = behaviors
    }
  }

  /// Calls the behaviors, the last one first, with the closing of the screen. They may show the screen again.
  /// - Parameters:
  ///   - closing: how it was closed.
  ///   - screen: the screen, if it has not been deallocated.
  func deliver(_ closing: ScreenClosing, on screen: UIViewController?) {
    depth += 1
    for behavior in behaviors.reversed() { behavior.receive(closing) }
    finish(on: screen)
  }

  // MARK: Adding

  /// Appends behaviors and delivers to them together, moment by moment, what leads to the stage of the screen. Behaviors that
  /// they add meanwhile catch up to the stage that these have reached.
  /// - Parameters:
  ///   - added: in the order in which they are called when the screen appears.
  ///   - screen: the screen.
  ///   - facts: its facts.
  ///   - layoutIsAnnounced: whether the others have received `beforeLayingOutSubviews`, and the layout has not come yet.
  func add(
    _ added: [AttachedBehavior], to screen: UIViewController, _ facts: MomentFacts, layoutIsAnnounced: Bool
  ) {
    for (type, callSite) in recognized.add(added) { reportAddedTwice(type, on: screen, at: callSite) }
    let first = behaviors.count
    let here = reached
    let circumstances = MomentCircumstances(facts, of: screen)
    behaviors += added
    depth += 1
    reached = .unattached
    for moment in LifecycleStage.momentsOfAppearing where reached != here.catchUpGoal {
      deliver(moment, to: screen, circumstances, from: first)
      reached = reached.after(moment) ?? reached
      if layoutIsAnnounced, moment == .beforeAppearing {
        deliver(.beforeLayingOutSubviews, to: screen, circumstances, from: first)
      }
    }
    circumstances.end()
    reached = here
    finish(on: screen)
  }

  private func reportAddedTwice(_ type: any Any.Type, on screen: UIViewController, at callSite: CallSite?) {
    LifecycleIssue.report(
      .addedTwice,
      """
      \(type) was added twice to the same screen (\(screen.nameInIssues)), and both copies are active. Delete one of the two \
      calls: the other call may be in a base class or in the app's defaults. Or call remove() on the first attachment before \
      this call.
      """,
      on: screen, of: type, at: callSite)
  }

  // MARK: Removing

  /// Removes behaviors without calling them.
  func remove(_ leaving: [AttachedBehavior]) {
    for behavior in leaving { behavior.remove() }
    removed += leaving
    if depth == 0 { takeOutRemoved() }
  }

  /// Delivers the moments of disappearing and detaching, to the last behavior first, and removes the behaviors.
  func detach(_ leaving: [AttachedBehavior], on screen: UIViewController, _ facts: MomentFacts) {
    var facts = facts
    facts.isDetaching = true
    let circumstances = MomentCircumstances(facts, of: screen)
    depth += 1
    for moment in LifecycleStage.momentsOfDetaching {
      for behavior in leaving.reversed() { behavior.receive(moment, on: screen, circumstances) }
    }
    circumstances.end()
    finish(on: screen)
    remove(leaving)
  }

  private func takeOutRemoved() {
    let removed = removed
    self.removed = []
    for behavior in removed {
      recognized.remove(behavior)
      for index in behaviors.indices where behaviors[index] === behavior {
        behaviors.remove(at: index)
        break
      }
    }
    // Deallocated only now: a coordinator may use the screen when it is deinitialized.
    withExtendedLifetime(removed) {}
  }
}

import UIKit

// The order of calls between the behaviors of one screen. Tests: BehaviorOrderTests, ReentrancyTests.

/// Tells the behaviors of one screen what happens, in order, one moment at a time.
///
/// A moment that comes while another is being told waits in line, and the outermost call works the line off: no
/// recursion, and every behavior hears every moment in the same order.
@MainActor
final class BehaviorDispatcher {
  private weak var screen: UIViewController?
  private var behaviors: [AttachedBehavior] = []
  private var line: [(moment: LifecycleMoment, facts: MomentFacts)] = []
  /// How far all present behaviors have been told.
  private var reached = LifecycleStage.loaded
  /// Behaviors whose code is running, outermost first.
  private var callees: [AttachedBehavior] = []
  private var depth = 0

  init(screen: UIViewController) {
    self.screen = screen
  }

  // MARK: Telling

  func dispatch(_ moment: LifecycleMoment, _ facts: MomentFacts) {
    line.append((moment, facts))
    perform { _ in }
  }

  /// Runs `work`, then, if nobody further out does, whatever waits in line.
  private func perform(_ work: (UIViewController) -> Void) {
    // Held for the whole dispatch: a callback may drop the last other reference to the screen.
    guard let screen else { return }
    depth += 1
    work(screen)
    while depth == 1, !line.isEmpty {
      let (moment, facts) = line.removeFirst()
      tell(moment, facts, to: screen)
    }
    depth -= 1
    if depth == 0 { behaviors.removeAll(where: \.isRemoved) }
  }

  private func tell(_ moment: LifecycleMoment, _ facts: MomentFacts, to screen: UIViewController) {
    let next = reached.after(moment) ?? reached
    if moment.isOnTheWayDown {
      reached = next
      for behavior in behaviors.reversed() {
        deliver(moment, facts, to: behavior, on: screen)
      }
    } else {
      forEachIncludingNewcomers { deliver(moment, facts, to: $0, on: screen) }
      reached = next
    }
  }

  private func deliver(
    _ moment: LifecycleMoment, _ facts: MomentFacts, to behavior: AttachedBehavior, on screen: UIViewController
  ) {
    callees.append(behavior)
    behavior.deliver(moment, to: screen, facts)
    callees.removeLast()
  }

  /// Behaviors are only appended while a dispatch runs, so an index stays valid.
  private func forEachIncludingNewcomers(_ body: (AttachedBehavior) -> Void) {
    var index = 0
    while index < behaviors.count {
      body(behaviors[index])
      index += 1
    }
  }

  // MARK: Adding

  /// Appends behaviors and raises them to where the screen is, or, when a behavior adds them, to where that one was
  /// before the moment it is being told. The moment itself reaches them in their turn.
  func add(_ newcomers: [AttachedBehavior], _ facts: MomentFacts) {
    behaviors += newcomers
    let goal = (adderStage ?? reached).catchUpGoal
    perform { screen in
      for moment in LifecycleStage.detached.path(to: goal) {
        forEachIncludingNewcomers { behavior in
          guard behavior.isBelow(goal) else { return }
          deliver(moment, facts, to: behavior, on: screen)
        }
      }
    }
  }

  /// How far the behavior that adds others has come; nil when none does, or when it is leaving itself.
  private var adderStage: LifecycleStage? {
    guard let adder = callees.last, adder.stage != .detached else { return nil }
    return adder.settledStage
  }

  // MARK: Removing

  func remove(_ leavers: [AttachedBehavior]) {
    leavers.forEach { $0.remove() }
    if depth == 0 { behaviors.removeAll(where: \.isRemoved) }
  }

  /// Brings behaviors down, last one first, and removes them.
  func unwind(_ leavers: [AttachedBehavior], _ facts: MomentFacts) {
    perform { screen in
      for moment in [LifecycleMoment.beforeDisappearing, .afterDisappearing, .beforeDetaching] {
        for behavior in leavers.reversed() {
          deliver(moment, facts, to: behavior, on: screen)
        }
      }
    }
    remove(leavers)
  }

  func unwindAll(_ facts: MomentFacts) {
    unwind(behaviors, facts)
  }
}

extension AttachedBehavior {
  /// Whether the way up to `goal` still lies ahead.
  fileprivate func isBelow(_ goal: LifecycleStage) -> Bool {
    let order: [LifecycleStage] = [.detached, .attached, .loaded, .beforeAppearing, .duringAppearing, .appeared]
    guard let here = order.firstIndex(of: stage), let there = order.firstIndex(of: goal) else { return false }
    return here < there
  }
}

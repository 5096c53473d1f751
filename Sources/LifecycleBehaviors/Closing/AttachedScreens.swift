import UIKit

/// The app's screens that have behaviors. The end of each iteration of the main run loop checks whether they and their hidden
/// views are still in place. All share one run-loop observer, which itself causes no iteration.
///
/// **A pop to the root** of a stack of A, B and C: `navigation.popToRootViewController(animated: true)`
/// 1. UIKit shortens `viewControllers` and begins the transition from C to A. It calls `viewWillDisappear` on C but nothing on
///    B, which may be deallocated immediately. Its host remains in this list, with its behaviors, because its visit is open.
/// 2. At the end of the iteration `iterationDidEnd` asks the `ScreenVisit` of each host. It reads the `Placement` of the
///    screen: what holds it, what holds that, and so on up to a window. If that is the same as before, the check ends here.
/// 3. C has the stack as its parent still and is not in its list any more, and nothing holds B. `Placement.departure` decides the
///    reason now, because later changes do not count: the new top was below them, so they were popped. The reason remains a
///    candidate while the view of C is shown, because UIKit still owes C its `viewDidDisappear`, or while a controller of the
///    former placement is in a transition.
/// 4. UIKit calls `viewDidDisappear` of C. At the end of that iteration both closings are certain. They are decided together
///    and then delivered, inner screens first: the host passes its closing to `afterClosing` of each behavior, the last one
///    first.
/// 5. The app may have changed something in `afterClosing`. Nothing else would wake the run loop to show that, so one more
///    iteration is requested.
/// 6. B's host has nothing more to deliver, and is deallocated.
///
/// A swipe that is cancelled ends between 3 and 4: the stack has C in its list again, and the candidate is discarded.
@MainActor
final class AttachedScreens {
  static var ofApp: AttachedScreens { AppObjects.current.object(orCreate: AttachedScreens()) }

  let containers = Containers()
  private var hosts: [BehaviorHost] = []
  private var iterations: LifecycleSubscription?
  private var isChecking = false
  /// Causes the next iteration. Nil while none is awaited.
  private var nextIteration: LifecycleSubscription?

  func add(_ host: BehaviorHost) {
    hosts.append(host)
    guard iterations == nil else { return }
    iterations = LifecycleTime.current.afterEachIteration { [weak self] in self?.iterationDidEnd() }
  }

  /// Whether a screen is in place that these steps hold, among others.
  func areInPlace(_ steps: ArraySlice<Placement.Step>) -> Bool {
    hosts.contains { $0.visit.isInside(steps) }
  }

  /// Whether a screen is between `viewWillAppear` and `viewDidAppear`.
  var isAnyAppearing: Bool { hosts.contains(where: \.isAppearing) }

  // After most iterations nothing has changed. Then nothing of the framework is allocated for stacks and tabs.
  private func iterationDidEnd() {
    guard !isChecking else { return }
    isChecking = true
    defer { isChecking = false }
    containers.setNeedsReading()
    // All are decided before the first closing is delivered: behaviors may change what is in place.
    var closed: [ScreenVisit.Closed] = []
    var displaced: [LifecycleBehaviorViewController] = []
    var haveEnded = false
    for host in hosts {
      if let closing = host.visit.check(host, among: self) { closed.append(closing) }
      if let child = host.hiddenChild {
        if child.place.isDisplaced(child) { displaced.append(child) }
      } else {
        haveEnded = haveEnded || host.hasEnded
      }
    }
    if !closed.isEmpty { deliver(closed) }
    var hasCalled = !closed.isEmpty
    for child in displaced where child.place.reconcile(child) { hasCalled = true }
    if hasCalled { awaitIteration() }
    if haveEnded { removeEnded() }
  }

  /// Delivers closings to the behaviors. The innermost screens come first.
  private func deliver(_ closed: [ScreenVisit.Closed]) {
    ScreenClosing.observers.report(closed.map(\.closing))
    for closed in closed.reversed().sorted(by: { $0.depth > $1.depth }) { closed.host.deliver(closed.closing) }
  }

  /// What the app, or a move of a view, has changed here comes after the commit: nothing else may wake the loop for it.
  private func awaitIteration() {
    nextIteration = LifecycleTime.current.schedule(after: 0) { [weak self] in self?.nextIteration = nil }
  }

  private func removeEnded() {
    let current = hosts
    hosts = current.filter { !$0.hasEnded }
    // Without screens no iteration has anything to check.
    if hosts.isEmpty { iterations = nil }
    // Deallocated only now: the end of a behavior may deallocate other screens.
    withExtendedLifetime(current) {}
  }
}

extension UIViewController {
  /// Whether a screen of the app that has behaviors is between `viewWillAppear` and `viewDidAppear`.
  package static var isAnyAppearing: Bool { AttachedScreens.ofApp.isAnyAppearing }
}

extension ScreenClosing {
  /// Receive the closings of each run-loop iteration before the behaviors do; for other modules of the framework.
  @MainActor package static let observers = Listeners<[ScreenClosing]>()
}

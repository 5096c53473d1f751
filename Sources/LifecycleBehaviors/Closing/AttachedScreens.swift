/// The screens of the app that have behaviors, checked at the end of each iteration of the main run loop: whether they are still in
/// place, and whether their hidden views are. All share one observer of the run loop, which causes no iteration itself.
///
/// It has strong references to the hosts and none to the screens. A host leaves with its screen, or with its closing if that comes
/// later.
@MainActor
final class AttachedScreens {
  static var ofApp: AttachedScreens { AppObjects.current.object(orMake: AttachedScreens()) }

  /// Receives the closings of each iteration.
  private static let closings = Listeners<[ScreenClosing]>()

  let reader = ContainerReader()
  /// How many iterations have ended.
  private(set) var iteration = 0
  private var hosts: [BehaviorHost] = []
  private var iterations: LifecycleSubscription?
  private var isChecking = false

  static func observe(_ handler: @escaping @MainActor ([ScreenClosing]) -> Void) -> AnyObject {
    closings.add(handler)
  }

  func add(_ host: BehaviorHost) {
    hosts.append(host)
    if iterations == nil { iterations = LifecycleTime.current.afterEachTurn { [weak self] in self?.iterationDidEnd() } }
  }

  // After most iterations nothing has changed, and nothing is allocated here.
  private func iterationDidEnd() {
    iteration += 1
    guard !isChecking else { return }
    isChecking = true
    defer { isChecking = false }
    reader.beginSample()
    // All are decided before the first closing is delivered: behaviors may change what is in place.
    var closed: [ScreenVisit.Closed] = []
    var displaced: [LifecycleBehaviorViewController] = []
    var haveEnded = false
    for host in hosts {
      if let closing = host.visit.check(host, reader) { closed.append(closing) }
      if let child = host.hiddenChild {
        if child.isDisplaced { displaced.append(child) }
      } else {
        haveEnded = haveEnded || host.hasEnded
      }
    }
    reader.endSample()
    if !closed.isEmpty { deliver(closed) }
    for child in displaced { child.returnToPlace() }
    if haveEnded { removeEnded() }
  }

  /// Delivers closings to the behaviors, those of the innermost screens first.
  private func deliver(_ closed: [ScreenVisit.Closed]) {
    Self.closings.report(closed.map(\.closing))
    for closed in closed.reversed().sorted(by: { $0.depth > $1.depth }) { closed.host.deliver(closed.closing) }
  }

  private func removeEnded() {
    let present = hosts
    hosts = present.filter { !$0.hasEnded }
    if hosts.isEmpty { iterations = nil }
    // Deallocated only now: the end of a behavior may deallocate other screens.
    withExtendedLifetime(present) {}
  }
}

extension ScreenClosing {
  /// Calls `handler` with the closings of all screens with behaviors, before their behaviors receive them.
  /// - Returns: a handle; releasing it ends the calls.
  @MainActor
  package static func observeAll(_ handler: @escaping @MainActor ([ScreenClosing]) -> Void) -> AnyObject {
    AttachedScreens.observe(handler)
  }
}

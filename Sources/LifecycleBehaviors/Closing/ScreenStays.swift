/// Looks at the end of each turn of the main run loop whether the screens with behaviors are still in place, and tells their
/// behaviors of closings. It causes no turn itself, and keeps no screen alive.
@MainActor
final class ScreenStays {
  static var ofApp: ScreenStays { AppObjects.current.object(orMake: ScreenStays()) }

  /// Receives the closings of each look.
  private static let closings = Listeners<[ScreenClosing]>()

  let reader = ContainerReader()
  private var hosts: [Weak<BehaviorHost>] = []
  /// The hosts of screens that were released before their closing was told.
  private var orphans: [BehaviorHost] = []
  private var turns: LifecycleSubscription?
  private var isLooking = false

  static func observe(_ handler: @escaping @MainActor ([ScreenClosing]) -> Void) -> AnyObject {
    closings.add(handler)
  }

  func add(_ host: BehaviorHost) {
    hosts.append(Weak(host))
    if turns == nil { turns = LifecycleTime.current.afterEachTurn { [weak self] in self?.turnDidEnd() } }
  }

  /// Keeps the behaviors of a screen that has been released until they have been told of its closing.
  func keep(_ host: BehaviorHost) {
    orphans.append(host)
  }

  private func turnDidEnd() {
    guard !isLooking else { return }
    isLooking = true
    defer { isLooking = false }
    hosts.removeAll { $0.object == nil }
    if hosts.isEmpty { turns = nil }
    for host in hosts { _ = host.object?.calls.takeSuspicions() }
    reader.beginLook()
    // All are decided before the first is told: behaviors may change what is in place.
    let closed = hosts.compactMap { $0.object.flatMap { $0.stay.look(at: $0, reader) } }
    Self.closings.report(closed.map(\.closing))
    for closed in closed.reversed().sorted(by: { $0.depth > $1.depth }) { closed.host.deliver(closed.closing) }
    let ended = orphans.filter { !$0.stay.isOpen }
    orphans.removeAll { !$0.stay.isOpen }
    // Released only now: the end of a behavior may release other screens.
    withExtendedLifetime(ended) {}
  }
}

extension ScreenClosing {
  /// Calls `handler` with the closings of all screens with behaviors, before their behaviors are told.
  /// - Returns: a handle to keep.
  @MainActor
  package static func observeAll(_ handler: @escaping @MainActor ([ScreenClosing]) -> Void) -> AnyObject {
    ScreenStays.observe(handler)
  }
}

/// The background tasks of an app. Any thread begins and ends them, and waits for no other one (R83, R168).
final class BackgroundTasks: Sendable {
  struct Task: Sendable {
    let identifier: UIBackgroundTaskIdentifier
    let name: String?
    let expirationHandler: (@MainActor @Sendable () -> Void)?
  }

  private struct State {
    var isGranting = true
    var open: [Task] = []
    var nextIdentifier = 1
  }

  private let state = Locked(State())

  /// Whether beginning a task succeeds.
  var isGranting: Bool {
    get { state.withLock { $0.isGranting } }
    set { state.withLock { $0.isGranting = newValue } }
  }

  /// In the order in which they were begun.
  var open: [Task] { state.withLock { $0.open } }

  func begin(_ name: String?, _ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    state.withLock {
      guard $0.isGranting else { return .invalid }
      let identifier = UIBackgroundTaskIdentifier(rawValue: $0.nextIdentifier)
      $0.nextIdentifier += 1
      $0.open.append(Task(identifier: identifier, name: name, expirationHandler: handler))
      return identifier
    }
  }

  /// - Returns: whether it was the last open one.
  func end(_ identifier: UIBackgroundTaskIdentifier) -> Bool {
    let (ended, isLast) = state.withLock { state in
      let index = state.open.firstIndex { $0.identifier == identifier }
      return (index.map { state.open.remove(at: $0) }, state.open.isEmpty)
    }
    // Released here, without the lock: what its handler retains may end another task.
    return ended != nil && isLast
  }
}

/// The background tasks of an app, and the time that they have left. Any thread begins and ends them and reads the time, and
/// waits for no other one (R83, R85, R168).
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
    /// Source: R84, about 30 s since iOS 13.
    var allowance: TimeInterval = 30
    var countdown: Countdown?
  }

  /// R84: there is one, which starts when the app enters the background.
  struct Countdown: Sendable {
    let start: MainLoop.Instant
    /// When the time that is left can be read. Until then it reads as if there were no countdown (W6).
    let isReadFrom: MainLoop.Instant
  }

  private let state = Locked(State())

  /// Whether beginning a task succeeds.
  var isGranting: Bool {
    get { state.withLock { $0.isGranting } }
    set { state.withLock { $0.isGranting = newValue } }
  }

  /// Seconds that open tasks may run in the background.
  var allowance: TimeInterval {
    get { state.withLock { $0.allowance } }
    set { state.withLock { $0.allowance = newValue } }
  }

  /// Nil in the foreground.
  var countdown: Countdown? {
    get { state.withLock { $0.countdown } }
    set { state.withLock { $0.countdown = newValue } }
  }

  /// R85: finite only in the background while a task is open.
  func timeRemaining(at now: MainLoop.Instant) -> TimeInterval {
    state.withLock {
      guard let countdown = $0.countdown, !$0.open.isEmpty, now >= countdown.isReadFrom else {
        return .greatestFiniteMagnitude
      }
      return max(0, $0.allowance - MainLoop.seconds(now - countdown.start))
    }
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

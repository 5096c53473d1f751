/// Background tasks and the time they give to the process (R82-R86).
@MainActor
package struct BackgroundTime {
  /// Seconds from `didEnterBackground`, or from the end of the last task, to suspension. Source: R82, R86.
  package var graceWithoutTasks: TimeInterval = 5
  /// Seconds before the end of the allowance at which the expiration handlers run. Source: R86, "shortly before 0".
  package var expirationLead: TimeInterval = 1
  /// Whether the system suspends the process at all.
  package var suspends = true
  /// The process is about to be suspended: it is in the background and no task holds it.
  package var willSuspend: () -> Void = {}
  /// A task was still open after its expiration handler: the system kills the process.
  package var willKill: (_ taskName: String?) -> Void = { _ in }

  private var expiration: MainLoop.Entry?
  private var suspension: MainLoop.Entry?

  package init() {}

  /// A task has begun, or the last one has ended; or whether the system suspends has changed.
  package mutating func tasksDidChange(in world: World) {
    guard world.application.backgroundTasks.countdown != nil else { return }
    if world.application.backgroundTasks.open.isEmpty {
      scheduleSuspension(in: world)
    } else {
      suspension?.cancel()
      if expiration == nil { scheduleExpiration(in: world) }
    }
  }

  /// R84: the one countdown starts when the app enters the background.
  mutating func start(in world: World) {
    let now = world.loop.now
    world.application.backgroundTasks.countdown = BackgroundTasks.Countdown(
      start: now, isReadFrom: world.weakRules.remainingTimeIsFiniteAtOnce ? now : now + MainLoop.nanoseconds(1))
    tasksDidChange(in: world)
  }

  /// R87: a process that is resumed in the background and has no task there is suspended again.
  package mutating func resume(in world: World) {
    tasksDidChange(in: world)
  }

  mutating func stop(in world: World) {
    world.application.backgroundTasks.countdown = nil
    expiration?.cancel()
    expiration = nil
    suspension?.cancel()
    suspension = nil
  }

  private mutating func scheduleSuspension(in world: World) {
    expiration?.cancel()
    expiration = nil
    suspension?.cancel()
    suspension = nil
    guard suspends else { return }
    suspension = world.loop.schedule(after: graceWithoutTasks) { [unowned world] in
      world.backgroundTime.suspension = nil
      world.backgroundTime.willSuspend()
    }
  }

  private mutating func scheduleExpiration(in world: World) {
    let tasks = world.application.backgroundTasks
    guard let start = tasks.countdown?.start else { return }
    let deadline = max(world.loop.now, start + MainLoop.nanoseconds(tasks.allowance - expirationLead))
    expiration = world.loop.schedule(at: deadline) { [unowned world] in
      Self.expire(in: world)
    }
  }

  /// R86: every open task's handler runs; if a task is still open afterwards, the system kills the process.
  private static func expire(in world: World) {
    world.backgroundTime.expiration = nil
    let tasks = world.application.backgroundTasks
    for task in tasks.open where tasks.open.contains(where: { $0.identifier == task.identifier }) {
      task.expirationHandler?()
    }
    if let open = tasks.open.first { world.backgroundTime.willKill(open.name) }
  }
}

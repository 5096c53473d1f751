extension MainLoop {
  /// Moves virtual time on and runs all work that falls due, each piece at its own instant.
  package func advance(by seconds: TimeInterval) {
    precondition(time == .virtual, "advance(by:) moves virtual time; a device in real time moves by itself")
    Self.check(seconds, of: "advance(by:)")
    let end = now + Self.nanoseconds(seconds)
    while !isSuspended {
      performLeftWork()
      guard let deadline = nextDeadline, deadline <= end else { break }
      clock.advance(to: deadline)
      if !runNextOffMainThread() { turn() }
    }
    clock.advance(to: end)
  }

  /// Work of another thread wakes no main thread.
  /// - Returns: false where the next piece of work is the main thread's.
  private func runNextOffMainThread() -> Bool {
    guard !hasTransactionWork, let index = entries.firstIndex(where: { !$0.isCancelled }) else { return false }
    guard entries[index].isOffMainThread else { return false }
    entries.remove(at: index).run()
    return true
  }

  /// Moves virtual time on while the main thread is busy: only work of other threads runs.
  package func block(for seconds: TimeInterval) {
    precondition(time == .virtual, "Only virtual time can be moved under a busy main thread")
    Self.check(seconds, of: "blockMainThread(for:)")
    let end = now + Self.nanoseconds(seconds)
    while let index = entries.firstIndex(where: { $0.isOffMainThread && !$0.isCancelled && $0.deadline <= end }) {
      let entry = entries.remove(at: index)
      clock.advance(to: entry.deadline)
      entry.run()
    }
    clock.advance(to: end)
  }

  /// Moves virtual time on while no work runs, as for a suspended process (R87).
  package func skip(_ seconds: TimeInterval, asleep: TimeInterval = 0) {
    precondition(time == .virtual, "Only virtual time can be skipped")
    Self.check(seconds, of: "suspend(for:)")
    precondition(
      asleep >= 0 && asleep <= seconds,
      "A device sleeps for 0 seconds up to the \(seconds) for which it is suspended, got \(asleep)")
    clock.advance(to: now + Self.nanoseconds(seconds - asleep))
    clock.sleep(Self.nanoseconds(asleep))
  }

  /// The times until each scheduled piece of work is due. Two states of a loop are alike if these are equal.
  package var delays: [Instant] {
    let now = now
    return entries.filter { !$0.isCancelled }.map { $0.deadline - now }
  }

  /// Moves virtual time on and all scheduled work with it, so that none of it falls due.
  package func moveSchedule(by seconds: Int64) {
    precondition(time == .virtual, "Only virtual time can be skipped")
    let step = seconds * 1_000_000_000
    clock.advance(to: now + step)
    for entry in entries { entry.deadline += step }
    didChangeSchedule()
  }
}

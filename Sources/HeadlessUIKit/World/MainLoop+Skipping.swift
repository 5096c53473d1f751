extension MainLoop {
  /// How long it is until each scheduled piece of work is due: two moments are alike as far as this goes.
  package var delays: [Instant] {
    let now = now
    return entries.filter { !$0.isCancelled }.map { $0.deadline - now }
  }

  /// Moves virtual time on and all that is scheduled along with it, so that nothing of it falls due.
  package func moveSchedule(by seconds: Int64) {
    precondition(time == .virtual, "Only virtual time can be skipped")
    let step = seconds * 1_000_000_000
    clock.advance(to: now + step)
    for entry in entries { entry.deadline += step }
    didChangeSchedule()
  }
}

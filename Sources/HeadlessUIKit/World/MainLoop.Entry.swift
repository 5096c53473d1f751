extension MainLoop {
  /// A scheduled piece of work.
  @MainActor
  package final class Entry {
    package internal(set) var deadline: Instant
    let sequence: Int
    let isOffMainThread: Bool
    private var work: (() -> Void)?

    init(deadline: Instant, sequence: Int, isOffMainThread: Bool, work: @escaping () -> Void) {
      self.deadline = deadline
      self.sequence = sequence
      self.isOffMainThread = isOffMainThread
      self.work = work
    }

    /// Runs it, once.
    func run() {
      let work = work
      self.work = nil
      work?()
    }

    package var isCancelled: Bool { work == nil }

    package func cancel() {
      // Released last: it may keep a timer that cancels this entry with its own end.
      let work = work
      withExtendedLifetime(work) { self.work = nil }
    }
  }
}

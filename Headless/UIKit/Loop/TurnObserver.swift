/// Runs work at the end of each turn of the main run loop, when a real loop would wait, until it is cancelled or released.
@MainActor
package final class TurnObserver {
  fileprivate var work: (() -> Void)?

  package init(_ work: @escaping () -> Void) {
    self.work = work
  }

  package func cancel() {
    work = nil
  }
}

/// The observers of one loop. Their work runs in the order in which they were added.
@MainActor
struct TurnObservers {
  private var all: [WeakObserver] = []

  mutating func add(_ observer: TurnObserver) {
    all.removeAll { $0.observer?.work == nil }
    all.append(WeakObserver(observer: observer))
  }

  /// Observers that are added meanwhile wait for the next turn.
  func run() {
    for entry in all {
      entry.observer?.work?()
    }
  }

  private struct WeakObserver {
    weak var observer: TurnObserver?
  }
}

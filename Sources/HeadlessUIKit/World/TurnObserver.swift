/// Runs work at the end of each turn of the main run loop, when a real loop would go to sleep, as long as it lives.
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

/// The observers of one loop, told in the order in which they came.
@MainActor
struct TurnObservers {
  private var all: [WeakObserver] = []

  mutating func add(_ observer: TurnObserver) {
    all.removeAll { $0.observer?.work == nil }
    all.append(WeakObserver(observer: observer))
  }

  /// Those that are added meanwhile wait for the next turn.
  func tell() {
    for entry in all {
      entry.observer?.work?()
    }
  }

  private struct WeakObserver {
    weak var observer: TurnObserver?
  }
}

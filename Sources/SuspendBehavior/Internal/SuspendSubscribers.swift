/// The subscriptions of one monitor, which keep it alive and not the other way round.
@MainActor
final class SuspendSubscribers {
  private struct Weak {
    weak var subscription: SuspendSubscription?
  }

  private var all: [Weak] = []

  private var present: [SuspendSubscription] { all.compactMap(\.subscription) }

  var isEmpty: Bool { present.isEmpty }

  /// The one that serves them all; nil when there is nobody.
  var policy: SuspendPolicy? { .serving(present.map(\.policy)) }

  func add(_ subscription: SuspendSubscription) {
    all.append(Weak(subscription: subscription))
  }

  func remove(_ subscription: SuspendSubscription) {
    all.removeAll { $0.subscription == nil || $0.subscription === subscription }
  }

  func removeAll() {
    let ended = present
    all = []
    ended.forEach { $0.end() }
  }

  /// In the order in which they came. One that is cancelled or released meanwhile receives nothing, as its behavior may
  /// have been removed; one that is added meanwhile receives the next event.
  func tell(_ event: SuspendEvent) {
    all.forEach { $0.subscription?.receive(event) }
  }
}

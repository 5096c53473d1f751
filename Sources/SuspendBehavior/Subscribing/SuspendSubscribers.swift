import LifecycleBehaviors

/// The subscriptions of a monitor. They are kept by those who subscribed, and not by the monitor.
@MainActor
final class SuspendSubscribers {
  private var all: [Weak<SuspendSubscription>] = []

  private var present: [SuspendSubscription] { all.compactMap(\.object).filter { !$0.isOver } }

  var isEmpty: Bool { present.isEmpty }

  /// The policy that serves them all; nil when there is no subscription.
  var policy: SuspendPolicy? { .serving(present.map(\.policy)) }

  func add(_ subscription: SuspendSubscription) {
    all = present.map { Weak($0) } + [Weak(subscription)]
  }

  func removeAll() {
    let ended = present
    all = []
    for subscription in ended { subscription.end() }
  }

  /// Calls the closures in the order of the subscriptions. A subscription that is cancelled or released meanwhile does
  /// not receive the event, since its behavior may have been removed; one that is added meanwhile receives the next.
  func deliver(_ event: SuspendEvent) {
    for subscription in all { subscription.object?.receive(event) }
  }
}

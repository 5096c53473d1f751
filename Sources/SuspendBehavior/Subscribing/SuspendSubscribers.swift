import LifecycleBehaviors

/// The subscriptions of a monitor. The monitor holds them weakly.
@MainActor
final class SuspendSubscribers {
  private var all: [Weak<SuspendSubscriber>] = []

  private var current: [SuspendSubscriber] { all.compactMap(\.object).filter { !$0.hasEnded } }

  var isEmpty: Bool { current.isEmpty }

  /// The options that serve them all; nil when there is no subscription.
  var options: SuspendOptions? { .serving(current.map(\.options)) }

  func add(_ subscription: SuspendSubscriber) {
    all = current.map { Weak($0) } + [Weak(subscription)]
  }

  /// Calls the closures in the order of the subscriptions. A subscription that is cancelled or deallocated meanwhile does
  /// not receive the event, since its behavior may have been removed; one that is added meanwhile receives the next.
  func deliver(_ event: SuspendEvent) {
    for subscription in all { subscription.object?.receive(event) }
  }
}

import LifecycleBehaviors

/// The subscriptions of a monitor. They are kept by those who subscribed, and not by the monitor.
@MainActor
final class SuspendSubscribers {
  private var all: [Weak<SuspendSubscriber>] = []
  private var isDemandReported = false

  private var present: [SuspendSubscriber] { all.compactMap(\.object).filter { !$0.isOver } }

  var isEmpty: Bool { present.isEmpty }

  /// The options that serve them all; nil when there is no subscription.
  var options: SuspendOptions? { .serving(present.map(\.options)) }

  /// Reports once that one subscriber makes the app pay for more than another asks for.
  func reportDemand() {
    let ofApp = present.filter { $0.callSite != nil }
    guard !isDemandReported, let cheapest = ofApp.min(by: { $0.options.isCheaper(than: $1.options) }),
      let dearest = ofApp.max(by: { $0.options.isCheaper(than: $1.options) }),
      cheapest.options.isCheaper(than: dearest.options), let demanding = dearest.callSite,
      let modest = cheapest.callSite
    else { return }
    isDemandReported = true
    LifecycleIssue.report(
      .demandingSubscriber,
      """
      This subscriber of the SuspendMonitor asks for \(dearest.options.backgroundTime) s of background time and an accuracy \
      of \(dearest.options.accuracy) s, and the monitor serves the most demanding one. The one at \(modest) asks for \
      \(cheapest.options.backgroundTime) s and \(cheapest.options.accuracy) s. Write .standard where \
      SuspendWarning.possible is enough.
      """,
      at: demanding)
  }

  func add(_ subscription: SuspendSubscriber) {
    all = present.map { Weak($0) } + [Weak(subscription)]
  }

  /// Calls the closures in the order of the subscriptions. A subscription that is cancelled or released meanwhile does
  /// not receive the event, since its behavior may have been removed; one that is added meanwhile receives the next.
  func deliver(_ event: SuspendEvent) {
    for subscription in all { subscription.object?.receive(event) }
  }
}

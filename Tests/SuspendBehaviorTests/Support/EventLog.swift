import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior

/// A transcript of what monitors deliver, to subscriptions that last until the test has ended or `unsubscribe()` is called.
@MainActor
final class EventLog {
  private let transcript = LifecycleTranscript()
  private var subscriptions: [LifecycleSubscription] = []

  func subscribe(to monitor: SuspendMonitor = .shared, options: SuspendOptions = .holdingBackgroundTask(accuracy: 0.1))
  {
    subscriptions.append(monitor.subscribe(options) { [transcript] in transcript.record($0.line) })
  }

  /// Cancels the subscriptions.
  func unsubscribe() {
    subscriptions.forEach { $0.cancel() }
    subscriptions = []
  }

  func flush() -> [String] {
    transcript.flush()
  }
}

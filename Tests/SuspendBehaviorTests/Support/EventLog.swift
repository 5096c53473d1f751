import LifecycleTestKit
import SuspendBehavior

/// A transcript of what monitors deliver, to subscriptions that last until the test has ended.
@MainActor
final class EventLog {
  private let transcript = LifecycleTranscript()
  private var subscriptions: [SuspendSubscription] = []

  func subscribe(to monitor: SuspendMonitor = .shared, options: SuspendOptions = .precise) {
    subscriptions.append(monitor.subscribe(options: options) { [transcript] in transcript.record($0.line) })
  }

  func flush() -> [String] {
    transcript.flush()
  }
}

import LifecycleBehaviors
import UIKit

/// Watches for the suspension of this process and notifies its subscribers.
///
/// There is one per app, under any number of ``SuspendBehavior``s. It works while it has a subscriber: a closure, an
/// async sequence or a journal. In the foreground it has four notification observers and nothing that runs. In the
/// background the main thread and a watcher beside it each give a sign of life every `2 * accuracy` seconds, as long as
/// the process runs, and a background task of its own is held for as long as ``SuspendPolicy/backgroundTime`` says.
///
/// Main thread only. All calls arrive on the main thread, in the order in which the subscribers came.
@MainActor
public final class SuspendMonitor {
  /// The app's monitor, made when it is first asked for. It lives as long as it has a subscriber.
  public static var shared: SuspendMonitor {
    if let current, current.application === UIApplication.shared { return current }
    // Another app in the same process is another launch, in tests: what the journal says of the one before stays.
    current?.journalKeeper = nil
    current?.stop()
    let monitor = SuspendMonitor(time: .current, app: .shared, center: .default)
    current = monitor
    return monitor
  }

  private static weak var current: SuspendMonitor?
  /// A journal is kept without anybody holding its subscription.
  private static var journalSubscription: SuspendSubscription?

  private weak var application: UIApplication?
  // What the rest of the monitor, in SuspendMonitor+Watching, works with.
  let time: LifecycleTime
  let app: BackgroundApp
  let center: NotificationCenter
  let subscribers = SuspendSubscribers()
  var detector = SuspendDetector(.standard)
  var impairments = SuspendImpairments()
  /// Empty while nobody listens.
  var observations: [Observation] = []
  var watch: BackgroundWatch?
  var journalKeeper: SuspendJournalKeeper?

  init(time: LifecycleTime, app: BackgroundApp, center: NotificationCenter) {
    self.time = time
    self.app = app
    self.center = center
    application = UIApplication.shared
  }

  // MARK: Subscribing

  /// Calls `handler` with each event until the returned subscription is cancelled or released: keep it.
  /// - Parameters:
  ///   - policy: how closely to watch. The monitor serves the most demanding of its subscribers.
  ///   - handler: called with each event, on the main thread. It may cancel, subscribe and stop.
  public func subscribe(
    policy: SuspendPolicy = .standard, _ handler: @escaping @MainActor (SuspendEvent) -> Void
  ) -> SuspendSubscription {
    let subscription = SuspendSubscription(monitor: self, policy: policy, handler: handler)
    subscribers.add(subscription)
    startObserving()
    return subscription
  }

  func remove(_ subscription: SuspendSubscription) {
    subscribers.remove(subscription)
    if subscribers.isEmpty { stop() }
  }

  /// Ends everything. This includes every `SuspendBehavior` and `onSuspend` in the app, which stay attached and receive
  /// nothing more. To end one subscription use ``SuspendSubscription/cancel()``.
  ///
  /// Async sequences end, the journal is closed, and no timer, background task or observer is left. No closure is called
  /// any more, not even with the event that is being delivered. A later subscription starts anew.
  public func stop() {
    _ = detector.handle(.stopped, at: time.read())
    stopWatching()
    observations = []
    impairments = SuspendImpairments()
    journalKeeper?.close()
    journalKeeper = nil
    if Self.journalSubscription?.monitor === self { Self.journalSubscription = nil }
    subscribers.removeAll()
  }

  // MARK: The journal

  /// How the run of the app before this one ended, from the journal that is kept; nil while none is. While it is
  /// ``SuspendPreviousRun/unknown`` the journal's file is read again each time.
  public var previousRun: SuspendPreviousRun? { journalKeeper?.previousRun }

  /// Writes a journal from now on, for the next launch to read. The monitor then watches until ``stop()``, with or without
  /// other subscribers. Call it at launch: there is one journal. Later calls return ``previousRun`` and change nothing;
  /// one with another URL is reported as a `LifecycleIssue`.
  ///
  /// A journal that cannot be written is a ``SuspendFailure/journalUnwritable(reason:)``, and a file that cannot be
  /// read or is no journal a ``SuspendFailure/journalUnreadable(reason:)``. Subscribers are notified of either when
  /// the app enters the background.
  /// - Parameters:
  ///   - journal: where it is written.
  ///   - policy: how closely to watch; the journal itself needs no background time.
  /// - Returns: how the run before ended.
  @discardableResult
  public func keepJournal(
    _ journal: SuspendJournal = .standard, policy: SuspendPolicy = .frugal
  ) -> SuspendPreviousRun {
    keepJournal(SuspendJournalFile(journal), policy: policy)
  }

  func keepJournal(_ file: SuspendJournalFile, policy: SuspendPolicy) -> SuspendPreviousRun {
    if let journalKeeper {
      journalKeeper.reportUnless(is: file)
      return journalKeeper.previousRun
    }
    let keeper = SuspendJournalKeeper(file, launchedAt: Date())
    journalKeeper = keeper
    Self.journalSubscription = subscribe(policy: policy) { _ in }
    return keeper.previousRun
  }

  /// - Parameter write: returns whether there was something to write: only then has a failure ended.
  func journal(_ write: (SuspendJournalKeeper) throws -> Bool) {
    guard let journalKeeper else { return }
    do {
      guard try write(journalKeeper) else { return }
      impairments.end(.journalWriting)
    } catch let failure as SuspendFailure {
      fail(failure)
    } catch {
      fail(.journalUnwritable(reason: error.localizedDescription))
    }
  }

  // MARK: Telling

  func fail(_ failure: SuspendFailure) {
    if impairments.begin(failure) { tell(.failed(failure)) }
  }

  func tell(_ outcomes: [SuspendDetector.Outcome]) {
    guard !outcomes.isEmpty else { return }
    let (now, date) = (time.read(), Date())
    for event in outcomes.flatMap({ $0.events(interval: detector.policy.interval, now: now, date: date) }) {
      if case .didSuspend(let suspension) = event { SuspendedTimeRecord.on(time)?.add(suspension) }
      tell(event)
    }
  }

  private func tell(_ event: SuspendEvent) {
    // A subscriber may have stopped everything.
    guard !observations.isEmpty else { return }
    subscribers.tell(event)
    guard !observations.isEmpty else { return }
    event.post(on: center)
  }
}

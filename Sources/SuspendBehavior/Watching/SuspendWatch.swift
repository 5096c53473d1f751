import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The work of a ``SuspendMonitor`` from its first subscriber to the end of its last. Each start has a watch of its own.
///
/// The thin edge to UIKit: notifications, timers and the background task become events for the detector, and what the
/// detector finds is delivered to the subscribers.
@MainActor
final class SuspendWatch {
  let subscribers = SuspendSubscribers()

  private let app: BackgroundApp
  private let center: NotificationCenter
  private var detector = SuspendDetector(.standard)
  /// The failures that are going on: each is reported once.
  private var failures: Set<SuspendFailure> = []
  private var observer: NotificationObserver?
  /// Nil in the foreground.
  private var background: BackgroundWatch?

  /// Starts to watch.
  /// - Parameters:
  ///   - first: the subscription that it starts for.
  ///   - app: the application.
  ///   - center: where the events are posted.
  init(for first: SuspendSubscriber, app: BackgroundApp, center: NotificationCenter) {
    self.app = app
    self.center = center
    subscribers.add(first)
    observe()
    if let isInBackground = app.isInBackground() {
      begin(inBackground: isInBackground)
    } else {
      // Before `UIApplicationMain` the app has no state (R169 of HeadlessUIKit's rules).
      observer?.observe(UIApplication.didFinishLaunchingNotification) { [weak self] _ in
        self?.begin(inBackground: app.isInBackground() == true)
      }
    }
  }

  private func begin(inBackground: Bool) {
    if inBackground {
      startBackgroundWatch()
      holdUntilFirstWarning()
    }
    _ = detector.handle(inBackground ? .startedInBackground : .startedInForeground, at: time.read())
  }

  /// False before the state of the app is known, and after ``stop()``, permanently.
  private var isRunning: Bool { detector.state != .stopped }

  private var time: LifecycleTime { .current }

  /// Leaves no timer, no background task and no observer. Delivers no further event, even if called while one is being
  /// delivered.
  func stop() {
    _ = detector.handle(.stopped, at: time.read())
    endBackgroundWatch()
    observer = nil
  }

  // MARK: Background and foreground

  private func observe() {
    let observer = app.observer()
    self.observer = observer
    observer.observe(UIApplication.didEnterBackgroundNotification) { [weak self] _ in self?.enterBackground() }
    observer.observe(UIApplication.willEnterForegroundNotification) { [weak self] _ in self?.enterForeground() }
    // A subscriber that is added while the app is entering the foreground still reads it as in the background, and does
    // not receive the previous notification any more.
    observer.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in self?.enterForeground() }
  }

  private func enterBackground() {
    // In a test without a host app nothing finishes launching.
    begin(inBackground: false)
    if background == nil { startBackgroundWatch() }
    guard let background else { return }
    let isGranted = takeTask(for: background.options.backgroundTime)
    handle(.enteredBackground)
    if isGranted { failures.remove(.backgroundTaskRefused) } else { fail(.backgroundTaskRefused) }
    if !time.measuresSleep { fail(.clockUnavailable) }
  }

  private func enterForeground() {
    handle(.enteringForeground)
  }

  /// A process that was launched in the background, as for a notification, is not suspended before it has been warned.
  private func holdUntilFirstWarning() {
    guard let options = background?.options else { return }
    _ = takeTask(for: BackgroundStay.patience + max(options.interval, options.backgroundTime))
  }

  private func takeTask(for seconds: TimeInterval) -> Bool {
    background?.takeTask(for: seconds, from: app) { [weak self] in self?.expire() } ?? true
  }

  private func startBackgroundWatch() {
    guard let options = subscribers.options else { return }
    detector.options = options
    background = BackgroundWatch(options) { [weak self] in self?.handle(.heartbeat) }
  }

  private func endBackgroundWatch() {
    background?.stop()
    background = nil
  }

  // MARK: Signs of life

  private func expire() {
    let background = background
    handle(.taskExpired)
    // The process may be stopped or killed when the task has ended.
    background?.endTask()
  }

  private func handle(_ event: SuspendDetector.Event) {
    guard let background else { return }
    let (silences, now) = background.takeSilences()
    let facts = BackgroundStay.Facts(
      silences: silences,
      secondsLeft: detector.needsSecondsLeft(for: event, at: now) ? app.remainingTime() : nil,
      isDebugged: !silences.isEmpty && app.isDebugged())
    let outcomes = detector.handle(event, facts, at: now)
    let endsTask = background.isTaskOver(at: now)
    if event == .enteringForeground { endBackgroundWatch() }
    // A subscriber that is warned saves while the process is held.
    deliver(outcomes)
    if endsTask { background.endTask() }
    if event == .heartbeat { adapt(background, to: outcomes, at: now) }
  }

  private func adapt(_ background: BackgroundWatch, to outcomes: [SuspendOutcome], at now: ClockReading) {
    guard background === self.background else { return }
    if outcomes.contains(where: { if case .suspended = $0 { true } else { false } }) { background.resume(at: now) }
    background.adaptToStay(at: now)
    detector.options = background.options
  }

  // MARK: Delivering

  private func deliver(_ outcomes: [SuspendOutcome]) {
    guard !outcomes.isEmpty else { return }
    let (now, date) = (time.read(), Date())
    for event in outcomes.flatMap({ $0.events(interval: detector.options.interval, now: now, date: date) }) {
      if case .didSuspend(let suspension) = event { SuspendedTime.ofApp.add(suspension.span) }
      deliver(event)
    }
  }

  private func deliver(_ event: SuspendEvent) {
    subscribers.deliver(event)
    // The last subscriber may have ended.
    if isRunning { event.post(on: center) }
  }

  // MARK: Failures

  private func fail(_ failure: SuspendFailure) {
    if isRunning, failures.insert(failure).inserted { deliver(.failed(failure)) }
  }
}

import LifecycleBehaviors
import UIKit

// The monitor's thin edge to UIKit: what it hears becomes events for the detector, what the detector says is told.

extension SuspendMonitor {
  // MARK: Background and foreground

  func startObserving() {
    guard observations.isEmpty else { return }
    observations = [
      app.observe(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.enterBackground() },
      app.observe(UIApplication.willEnterForegroundNotification) { [weak self] in self?.enterForeground() },
      // Somebody who subscribes while the app is entering the foreground still reads it as in the background, and hears
      // of the notification before no more.
      app.observe(UIApplication.didBecomeActiveNotification) { [weak self] in self?.enterForeground() },
      app.observe(UIApplication.willTerminateNotification) { [weak self] in self?.journal { try $0.noteEnd() } },
    ]
    let isInBackground = app.isInBackground()
    if isInBackground { startWatching() }
    _ = detector.handle(isInBackground ? .startedInBackground : .startedInForeground, at: time.read())
  }

  private func enterBackground() {
    if watch == nil { startWatching() }
    guard let watch else { return }
    let isGranted =
      watch.holdsTask || watch.takeTask(from: app, didExpire: { [weak self] in self?.expire() })
    handle(.enteredBackground)
    if isGranted { impairments.end(.backgroundTask) } else { fail(.backgroundTaskRefused) }
    if !time.measuresSleep { fail(.clockUnavailable) }
  }

  private func enterForeground() {
    handle(.enteringForeground)
  }

  private func startWatching() {
    guard let policy = subscribers.policy else { return }
    detector.policy = policy
    watch = BackgroundWatch(policy, time)
    scheduleHeartbeat()
  }

  func stopWatching() {
    watch?.stop()
    watch = nil
  }

  // MARK: Signs of life

  private func scheduleHeartbeat() {
    watch?.scheduleHeartbeat { [weak self] in self?.beat() }
  }

  private func beat() {
    guard let watch else { return }
    guard !subscribers.isEmpty else { return stop() }
    handle(.heartbeat)
    if self.watch === watch { scheduleHeartbeat() }
  }

  private func expire() {
    let watch = watch
    handle(.taskExpired)
    watch?.endTask()
    journal { try $0.giveSign(at: .init(date: Date(), reading: time.read()), isHeld: false) }
  }

  private func handle(_ event: SuspendDetector.Event) {
    guard let watch else { return }
    let (silences, now) = watch.takeSilences()
    let look = SuspendLook(
      silences: silences,
      secondsLeft: detector.needsSecondsLeft(for: event, at: now) ? app.remainingTime() : nil,
      isDebugged: !silences.isEmpty && app.isDebugged())
    let outcomes = detector.handle(event, look, at: now)
    watch.endTaskIfOver(at: now)
    let isHeld = watch.holdsTask
    if event == .enteringForeground { stopWatching() }
    // Before anybody is told: a subscriber may take long, and be killed for it.
    journal {
      if event == .enteringForeground { return try $0.enterForeground() }
      let moment = SuspendJournalKeeper.Moment(date: Date(), reading: now)
      if outcomes.contains(.warn(.possible)) { return try $0.enterBackground(at: moment, isHeld: isHeld) }
      return try $0.giveSign(at: moment, isHeld: isHeld)
    }
    tell(outcomes)
  }
}

import UIKit

// Acts of iOS and of the user that concern the app as a whole (R70-R82). Each is a turn.

extension HeadlessDevice {
  /// A reason why the app is inactive although it is in front.
  public enum Interruption: Hashable, Sendable {
    /// Control Center is open over the app.
    case controlCenter
    /// A call covers the screen.
    case call
    /// The system shows an alert on the app's behalf.
    case systemAlert
  }

  /// The user returns to the home screen: the app becomes inactive, then enters the background.
  ///
  /// ```swift
  /// device.pressHome()
  /// #expect(UIApplication.shared.applicationState == .background)
  /// device.openApp()
  /// #expect(UIApplication.shared.applicationState == .active)
  /// ```
  public func pressHome() {
    settleActivation {
      interruptions.remove(.controlCenter)
      isInForeground = false
    }
  }

  /// The user opens the app again, and with it one of its scenes: the first, if all are in the background. A suspended
  /// process resumes first.
  /// - Precondition: the app is running.
  public func openApp() {
    precondition(isRunning, "The app is not running; launch it")
    resumeProcess()
    settleActivation {
      isInForeground = true
      if let front = scenes.first, scenes.allSatisfy(backgroundScenes.contains) { backgroundScenes.remove(front) }
    }
  }

  /// The user opens Control Center over the app, which becomes inactive.
  public func openControlCenter() {
    interrupt(.controlCenter)
  }

  /// The user closes Control Center. The app is active again unless it has another interruption.
  public func closeControlCenter() {
    endInterruption(.controlCenter)
  }

  /// A call is received and covers the whole screen. The app becomes inactive.
  public func receiveCall() {
    interrupt(.call)
  }

  /// The call ends. The app is active again unless it has another interruption.
  public func endCall() {
    endInterruption(.call)
  }

  /// The system requests a permission or a face on the app's behalf. The app becomes inactive.
  ///
  /// The alert is there until ``dismissSystemAlert()``, also in the background. iOS may end a request for a face when the user leaves,
  /// with the error `systemCancel`: then call both.
  public func showSystemAlert() {
    interrupt(.systemAlert)
  }

  /// The user dismisses the system's alert. The app is active again unless it has another interruption.
  public func dismissSystemAlert() {
    endInterruption(.systemAlert)
  }

  /// The user locks the device. The app enters the background.
  public func lock() {
    settleActivation { isLocked = true }
  }

  /// The user unlocks the device. An app that was in front is in front again; if it was suspended, it resumes.
  public func unlock() {
    if isInForeground { resumeProcess() }
    settleActivation { isLocked = false }
  }

  /// Puts one scene behind the others or brings it back to the front, as when the user switches windows on an iPad.
  public func setInBackground(_ isInBackground: Bool, _ scene: UIWindowScene) {
    settleActivation {
      if isInBackground {
        backgroundScenes.insert(scene)
      } else {
        backgroundScenes.remove(scene)
      }
    }
  }

  /// The user taps into a scene of an iPad, which is in front of the app's other scenes from now on. Those stay visible and
  /// `.foregroundActive`; `traitCollection.activeAppearance` is `.inactive` in them and `.active` in the scene in front (R161). Before
  /// the first call it is `.active` in all.
  /// - Precondition: the device is an iPad.
  public func bringToFront(_ scene: UIWindowScene) {
    precondition(world.traits.userInterfaceIdiom == .pad, "Only on an iPad are several scenes visible")
    act {
      for other in scenes where other !== scene { setActiveAppearance(.inactive, of: other) }
      setActiveAppearance(.active, of: scene)
      flicker()
    }
  }

  /// R187, W34: `activeAppearance` changes and changes back, twice within 0.3 s.
  private func flicker() {
    guard world.traits.userInterfaceIdiom == .pad, !world.weakRules.activeAppearanceIsSteady else { return }
    for scene in scenes where scene.activationState == .foregroundActive {
      let steady = scene.traitCollection.activeAppearance
      for (delay, isSteady) in [(0.1, false), (0.15, true), (0.2, false), (0.3, true)] {
        world.loop.schedule(after: delay) { [weak self, weak scene] in
          guard let self, let scene, scenes.contains(scene) else { return }
          setActiveAppearance(isSteady ? steady : steady == .active ? .inactive : .active, of: scene)
        }
      }
    }
  }

  private func setActiveAppearance(_ appearance: UIUserInterfaceActiveAppearance, of scene: UIWindowScene) {
    EnvironmentChange(of: [scene], in: world, traits: UITraitCollection(activeAppearance: appearance)).run()
  }

  /// The user swipes the app away in the app switcher. A running app enters the background and is notified that it
  /// will terminate; a suspended app is not notified. Then the process ends, as after ``kill()``.
  /// - Precondition: the app is running.
  public func swipeAway() {
    precondition(isRunning, "The app is not running; launch it")
    act {
      if !isSuspended {
        isInForeground = false
        updateActivation()
        activation.terminate()
      }
      kill()
    }
  }

  /// Returns whether another app opens a URL that this app passes to `open(_:)` or to `canOpenURL(_:)`. False for each
  /// URL by default. The other app is then in front, as when the user opens it from the home screen.
  public var opensURL: (URL) -> Bool {
    get { world.opensURL }
    set { world.opensURL = newValue }
  }

  // MARK: Suspension

  /// Suspends the process and resumes it in the background, as for a background refresh.
  ///
  /// ```swift
  /// device.pressHome()
  /// device.suspend(for: 3600, secondsAsleep: 600)
  /// #expect(device.continuousNow - device.now == 600)
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: how long the process is suspended, in virtual time.
  ///   - secondsAsleep: the part of it for which the device itself sleeps, so that its uptime does not change.
  /// - Precondition: the app is in the background.
  public func suspend(for seconds: TimeInterval, secondsAsleep: TimeInterval = 0) {
    precondition(
      world.application.applicationState == .background, "iOS suspends apps in the background only; press home first")
    guard !killsForLock() else { return }
    world.loop.skip(seconds, asleep: secondsAsleep)
    resumeProcess()
    act { world.backgroundTime.resume(in: world) }
  }

  private func resumeProcess() {
    world.loop.isSuspended = false
  }

  /// Seconds for which background tasks keep the process running. 30 by default. Source: about 30 since iOS 13.
  /// - Precondition: from 0 to 3,200,000,000, a hundred years.
  public var backgroundAllowance: TimeInterval {
    get { world.application.backgroundAllowance }
    set {
      MainLoop.check(newValue, of: "backgroundAllowance")
      world.application.backgroundAllowance = newValue
    }
  }

  /// Whether the system grants the background tasks that the app begins. True by default.
  public var grantsBackgroundTasks: Bool {
    get { world.application.grantsBackgroundTasks }
    set { world.application.grantsBackgroundTasks = newValue }
  }

  /// How many background tasks have been begun and not ended.
  public var openBackgroundTaskCount: Int { world.application.openBackgroundTaskCount }

  /// In virtual time, a process in the background without a background task is suspended until the app is opened. In
  /// real time the device does not suspend the process; SIGSTOP does.
  func configureBackgroundTime() {
    world.backgroundTime.willSuspend = { [weak self] in
      guard let self, world.loop.time == .virtual, !killsForLock() else { return }
      world.loop.isSuspended = true
    }
    world.backgroundTime.willKill = { [weak self] task in
      guard let self else { return }
      world.console.log("Background task \(task ?? "without a name") was still open when its time was over: killed.")
      if world.loop.time == .virtual { kill() }
    }
  }

  /// Kills the process if it must not be suspended as it is.
  private func killsForLock() -> Bool {
    let names = sharedFolder.map { FileLocks.names(in: $0) } ?? []
    guard !names.isEmpty else { return false }
    world.console.log("Suspended with a lock on \(names.joined(separator: ", ")): killed, 0xdead10cc.")
    kill()
    return true
  }

  // MARK: Activation

  private func interrupt(_ interruption: Interruption) {
    settleActivation { interruptions.insert(interruption) }
  }

  private func endInterruption(_ interruption: Interruption) {
    settleActivation { interruptions.remove(interruption) }
  }

  private func settleActivation<Result>(_ change: () -> Result) {
    act {
      let wasActive = world.application.applicationState == .active
      _ = change()
      updateActivation()
      if !wasActive, world.application.applicationState == .active { flicker() }
      world.keyboard.update()
    }
  }

  /// Brings every scene to the state that follows from the device's own state.
  func updateActivation() {
    for scene in scenes {
      let isInFront = isInForeground && !isLocked && !backgroundScenes.contains(scene)
      if isInFront {
        activation.enterForeground(scene)
        if interruptions.isEmpty { activation.activate(scene) } else { activation.deactivate(scene) }
      } else {
        activation.deactivate(scene)
        activation.enterBackground(scene)
      }
    }
  }
}

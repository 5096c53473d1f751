import UIKit

// What iOS and the user do to the app as a whole (R70-R82). Each ends with one turn.

extension HeadlessDevice {
  /// Why the app is inactive although it is in front.
  public enum Interruption: Hashable, Sendable {
    /// Control Center is open over the app.
    case controlCenter
    /// A call has the screen.
    case call
    /// The system asks the user something on the app's behalf.
    case systemAlert
  }

  /// The user goes to the home screen: inactive, then in the background.
  public func pressHome() {
    interruptions.remove(.controlCenter)
    isInForeground = false
    settleActivation()
  }

  /// The user opens the app again. A suspended process resumes first.
  public func openApp() {
    precondition(isRunning, "The app is not running; launch it")
    resumeProcess()
    isInForeground = true
    settleActivation()
  }

  /// The user pulls Control Center over the app, which becomes inactive.
  public func openControlCenter() {
    interrupt(.controlCenter)
  }

  /// Control Center goes; the app is active again unless something else interrupts it.
  public func closeControlCenter() {
    endInterruption(.controlCenter)
  }

  /// A call comes in and takes the whole screen.
  public func receiveCall() {
    interrupt(.call)
  }

  /// The call is over; the app is active again unless something else interrupts it.
  public func endCall() {
    endInterruption(.call)
  }

  /// The system asks for a permission on the app's behalf.
  public func showSystemAlert() {
    interrupt(.systemAlert)
  }

  /// The user has answered the system; the app is active again unless something else interrupts it.
  public func dismissSystemAlert() {
    endInterruption(.systemAlert)
  }

  /// The user locks the device; the app goes to the background.
  public func lock() {
    isLocked = true
    settleActivation()
  }

  /// The user unlocks the device; an app that was in front is in front again, a suspended one resumes.
  public func unlock() {
    isLocked = false
    if isInForeground { resumeProcess() }
    settleActivation()
  }

  /// Puts one scene behind the others or brings it back, as when windows are switched on an iPad.
  public func setInBackground(_ isInBackground: Bool, _ scene: UIWindowScene) {
    if isInBackground {
      backgroundScenes.insert(scene)
    } else {
      backgroundScenes.remove(scene)
    }
    settleActivation()
  }

  /// The user swipes the app away in the app switcher. A process that runs goes to the background and is told that it
  /// will terminate; a suspended one hears nothing. Then it is gone, as after ``kill()``.
  public func swipeAway() {
    precondition(isRunning, "The app is not running; launch it")
    if !isSuspended {
      isInForeground = false
      updateActivation()
      activation.terminate()
    }
    kill()
  }

  /// Whether another app takes a URL that this one hands over with `open(_:)`, or asks about with `canOpenURL(_:)`. None
  /// does by default. The other app comes to the front, as when the user goes to the home screen and opens it.
  public var opensURL: (URL) -> Bool {
    get { world.opensURL }
    set { world.opensURL = newValue }
  }

  // MARK: Suspension

  /// Suspends the process for `seconds` of virtual time and resumes it in the background, as for a background refresh.
  ///
  /// - Parameter secondsAsleep: the part of it for which the device itself sleeps and its uptime stands still.
  /// - Precondition: the app is in the background.
  public func suspend(for seconds: TimeInterval, secondsAsleep: TimeInterval = 0) {
    precondition(
      world.application.applicationState == .background, "iOS suspends apps in the background only; press home first")
    world.loop.skip(seconds, asleep: secondsAsleep)
    resumeProcess()
    world.backgroundTime.resume(in: world)
    turn()
  }

  private func resumeProcess() {
    world.loop.isSuspended = false
  }

  /// Seconds for which background tasks keep the process running. Source: about 30 since iOS 13.
  public var backgroundAllowance: TimeInterval {
    get { world.backgroundTime.allowance }
    set {
      precondition(
        newValue >= 0 && newValue.isFinite, "backgroundAllowance is in seconds from 0 up, got \(newValue)")
      world.backgroundTime.allowance = newValue
    }
  }

  /// Whether the app is given the background tasks it asks for.
  public var grantsBackgroundTasks: Bool {
    get { world.backgroundTime.grantsTasks }
    set { world.backgroundTime.grantsTasks = newValue }
  }

  /// Background tasks that have been begun and not ended.
  public var openBackgroundTaskCount: Int { world.backgroundTime.openTaskCount }

  /// Virtual time: a process that nothing keeps running in the background is suspended until the app is opened.
  /// Real time: suspending is left to SIGSTOP.
  func configureBackgroundTime() {
    world.backgroundTime.willSuspend = { [weak self] in
      guard let self, world.loop.time == .virtual, suspendsInBackground else { return }
      world.loop.isSuspended = true
    }
    world.backgroundTime.willKill = { [weak self] task in
      guard let self else { return }
      world.console.log("Background task \(task ?? "without a name") was still open when its time was over: killed.")
      if world.loop.time == .virtual { kill() }
    }
  }

  // MARK: Activation

  private func interrupt(_ interruption: Interruption) {
    interruptions.insert(interruption)
    settleActivation()
  }

  private func endInterruption(_ interruption: Interruption) {
    interruptions.remove(interruption)
    settleActivation()
  }

  private func settleActivation() {
    updateActivation()
    turn()
  }

  /// Walks every scene to the state that the device's own state asks for.
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

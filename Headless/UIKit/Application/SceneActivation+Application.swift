// The application's state, which follows from the states of its scenes, and its notifications.

extension SceneActivation {
  /// R75: active if any scene is, else inactive if any is in the foreground, else in the background.
  private var bestState: UIApplication.State {
    let states = world.scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// Changes the state step by step until it is the best one, and announces each step.
  func updateApplication() {
    let application = world.application
    while application.applicationState != bestState {
      switch application.applicationState {
      case .active:
        announce(.inactive, UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(application) }
      case .inactive where bestState == .active:
        announce(.active, UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive(application) }
      case .inactive:
        world.backgroundTime.start(in: world)
        announce(.background, UIApplication.didEnterBackgroundNotification) {
          $0.applicationDidEnterBackground(application)
        }
        world.displayLinks.forEach { $0.reschedule() }
      case .background:
        world.backgroundTime.stop(in: world)
        announce(.inactive, UIApplication.willEnterForegroundNotification) {
          $0.applicationWillEnterForeground(application)
        }
        world.displayLinks.forEach { $0.reschedule() }
      }
    }
  }

  /// R71, R73: the delegate is called first, unless the app has scenes; then the notification is posted. R76: during a
  /// will-notification `applicationState` still has its old value.
  private func announce(
    _ state: UIApplication.State, _ name: NSNotification.Name, _ call: (any UIApplicationDelegate) -> Void
  ) {
    let application = world.application
    let isWill =
      name == UIApplication.willResignActiveNotification || name == UIApplication.willEnterForegroundNotification
    let changesLater = isWill && world.weakRules.stateIsOldInWillNotifications
    if !changesLater { application.applicationState = state }
    if application.implicitScene != nil, let delegate = application.delegate { call(delegate) }
    post(name)
    if changesLater { application.applicationState = state }
  }

  func post(_ name: NSNotification.Name) {
    world.aroundPosting(name) { NotificationCenter.default.post(name: name, object: world.application) }
  }

  /// R71, R81: the last call of the process, in the background.
  package func terminate() {
    world.application.delegate?.applicationWillTerminate(world.application)
    post(UIApplication.willTerminateNotification)
  }
}

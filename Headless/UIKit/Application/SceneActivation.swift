/// The states of scenes, and the state of the application that follows from them (R70-R76).
///
/// Each step is: scene delegate, scene notification, then the application's state and its notification when the
/// best state among the scenes has changed.
@MainActor
package struct SceneActivation {
  let world: World

  package init(_ world: World) {
    self.world = world
  }

  // MARK: Launch

  /// R71, R72: the process starts; in apps with scenes it is in the background until its first scene enters the
  /// foreground.
  package func finishLaunching() {
    let application = world.application
    application.applicationState = .background
    world.launch(in: nil)
    willFinishLaunching()
    _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
  }

  /// R71: an app without scenes starts inactive, in a scene that UIKit creates for it. `setUp` is what the app does
  /// while it finishes launching.
  package func finishLaunching(with implicitScene: UIWindowScene, setUp: () -> Void) {
    let application = world.application
    implicitScene.isConnected = true
    implicitScene.activationState = .foregroundInactive
    application.applicationState = .inactive
    world.launch(in: implicitScene)
    willFinishLaunching()
    setUp()
    _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
  }

  private func willFinishLaunching() {
    let application = world.application
    _ = application.delegate?.application(application, willFinishLaunchingWithOptions: nil)
  }

  /// `setUp` is what the app does in `scene(_:willConnectTo:options:)` besides its delegate. In the background iPadOS connects
  /// a scene to refresh its picture in the app switcher (R162).
  package func connect(_ scene: UIWindowScene, isInBackground: Bool = false, setUp: () -> Void) {
    scene.session.connect(scene)
    world.scenes.append(scene)
    scene.isConnected = true
    scene.activationState = isInBackground && world.weakRules.backgroundScenesReadUnattached ? .unattached : .background
    setUp()
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
  }

  /// The scene is removed, and its windows leave the screen.
  package func disconnect(_ scene: UIWindowScene) {
    if scene.activationState == .foregroundActive { deactivate(scene) }
    if scene.activationState == .foregroundInactive { enterBackground(scene) }
    scene.delegate?.sceneDidDisconnect(scene)
    for window in scene.windows {
      window.leaveScreen()
    }
    scene.isConnected = false
    scene.activationState = .unattached
    world.scenes.removeAll { $0 === scene }
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    updateApplication()
  }

  // MARK: Steps

  package func enterForeground(_ scene: UIWindowScene) {
    guard scene.activationState == .background || scene.activationState == .unattached else { return }
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    scene.activationState = .foregroundInactive
    world.scrolls.enterForeground(scene)
    updateApplication()
  }

  package func activate(_ scene: UIWindowScene) {
    guard scene.activationState == .foregroundInactive else { return }
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    updateApplication()
  }

  package func deactivate(_ scene: UIWindowScene) {
    guard scene.activationState == .foregroundActive else { return }
    world.scrolls.cancelFingers(in: scene)
    scene.delegate?.sceneWillResignActive(scene)
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    scene.activationState = .foregroundInactive
    updateApplication()
  }

  package func enterBackground(_ scene: UIWindowScene) {
    guard scene.activationState == .foregroundInactive else { return }
    scene.activationState = .background
    world.animations.finishAll()
    world.scrolls.enterBackground(scene)
    scene.delegate?.sceneDidEnterBackground(scene)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    updateApplication()
  }
}

import UIKit

extension HeadlessDevice {
  /// Launches the app and shows `rootViewController` in a window of its first scene, which becomes key.
  ///
  /// ```swift
  /// let device = HeadlessDevice()
  /// device.launch(showing: screen)
  /// ```
  ///
  /// - Parameter rootViewController: the root of the window.
  /// - Returns: the window, which the device retains.
  @discardableResult
  public func launch(showing rootViewController: UIViewController) -> UIWindow {
    launch { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = rootViewController
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Launches the app and creates its window as the app does.
  ///
  /// ```swift
  /// let window = device.launch { scene in
  ///   let window = UIWindow(windowScene: scene)
  ///   let root = UIViewController()
  ///   window.rootViewController = UINavigationController(rootViewController: root)
  ///   window.makeKeyAndVisible()
  ///   return window
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate, if it has one.
  ///   - connect: does what an app does in `scene(_:willConnectTo:options:)`, or in
  ///     `application(_:didFinishLaunchingWithOptions:)` without scenes, and returns the window.
  /// - Returns: the window, which the device retains.
  @discardableResult
  public func launch(delegate: (any UIApplicationDelegate)? = nil, connect: (UIWindowScene) -> UIWindow) -> UIWindow {
    beginLaunch {
      world.application.delegate = delegate
      switch appLifecycle {
      case .scenes:
        activation.finishLaunching()
        addScene(connect)
      case .applicationDelegate:
        let scene = makeScene()
        activation.finishLaunching(with: scene) { windows.append(connect(scene)) }
      }
    }
    return windows[0]
  }

  /// Launches an app whose own delegates create its windows, as iOS does it. In an app with scenes the app delegate
  /// returns a scene configuration, and an object of the class that is named there connects the scene. In an app
  /// without scenes the app delegate creates the window while it finishes launching.
  ///
  /// ```swift
  /// let device = HeadlessDevice()
  /// let window = device.launch(AppDelegate())
  /// ```
  ///
  /// - Parameter delegate: the app's delegate, which is retained until the process ends.
  /// - Returns: the key window, or nil if the app has shown none.
  @discardableResult
  public func launch(_ delegate: any UIApplicationDelegate) -> UIWindow? {
    beginLaunch {
      let launch = AppLaunch(of: delegate, in: world)
      appLaunch = launch
      let scene = makeScene()
      switch appLifecycle {
      case .scenes:
        activation.finishLaunching()
        launch.connectScene(scene)
      case .applicationDelegate:
        activation.finishLaunching(with: scene) {}
      }
    }
    return keyWindow
  }

  /// Starts the process and runs what runs in it before `UIApplicationMain`: `main.swift`, the initializer of a SwiftUI `App`,
  /// or all that iOS runs when it prewarms the app. There is no application until the app is launched (R169).
  package func startProcess(_ body: () -> Void) {
    precondition(!isRunning, "The app is running already; kill() it before its process starts")
    world.hasApplication = false
    body()
  }

  private func beginLaunch(_ finishLaunching: () -> Void) {
    precondition(!isRunning, "The app is running already; kill() it before launching it again")
    precondition(
      appLifecycle == .scenes || min(systemVersion, sdkVersion) < 27,
      "An app without scenes does not launch on iOS \(systemVersion) with the SDK of iOS \(sdkVersion): let it adopt scenes, "
        + "or write sdkVersion = 26 for an app that was built before")
    isRunning = true
    isInForeground = true
    let becomesActiveAtOnce = world.weakRules.becomesActiveBeforeFirstDidAppear
    act {
      finishLaunching()
      if becomesActiveAtOnce { updateActivation() }
    }
    if !becomesActiveAtOnce { act { updateActivation() } }
  }

  /// Connects a further scene, as when the user opens a second window of the app on an iPad.
  ///
  /// - Parameter connect: creates the scene's window, as in `scene(_:willConnectTo:options:)`.
  /// - Returns: the scene.
  /// - Precondition: the app is running.
  @discardableResult
  public func connectScene(_ connect: (UIWindowScene) -> UIWindow) -> UIWindowScene {
    precondition(isRunning, "Launch the app before connecting a scene")
    return act {
      let scene = addScene(connect)
      updateActivation()
      return scene
    }
  }

  /// Connects a further scene of an app that was launched with ``launch(_:)``: its delegate returns the configuration.
  ///
  /// - Returns: the scene.
  /// - Precondition: the app was launched with ``launch(_:)``.
  @discardableResult
  public func connectScene() -> UIWindowScene {
    guard let appLaunch else {
      preconditionFailure("connectScene() needs the app's delegate; launch the app with launch(_:)")
    }
    let scene = makeScene()
    act {
      appLaunch.connectScene(scene)
      updateActivation()
    }
    return scene
  }

  /// iPadOS connects a further scene in the background, to refresh its picture in the app switcher
  /// (`UIApplication.requestSceneSessionRefresh(_:)`). ``setInBackground(_:_:)`` brings it to the foreground.
  ///
  /// - Parameter connect: creates the scene's window, as in `scene(_:willConnectTo:options:)`.
  /// - Returns: the scene.
  /// - Precondition: the app is running.
  @discardableResult
  public func connectSceneInBackground(_ connect: (UIWindowScene) -> UIWindow) -> UIWindowScene {
    precondition(isRunning, "Launch the app before connecting a scene")
    let scene = makeScene()
    backgroundScenes.insert(scene)
    act {
      activation.connect(scene, isInBackground: true) { windows.append(connect(scene)) }
      updateActivation()
    }
    return scene
  }

  /// Closes a scene permanently.
  public func disconnect(_ scene: UIWindowScene) {
    act {
      activation.disconnect(scene)
      windows.removeAll { $0.windowScene === scene }
      scenes.removeAll { $0 === scene }
      backgroundScenes.remove(scene)
      world.forgetEnvironment(of: scene)
    }
  }

  /// Adds a window to the front scene.
  ///
  /// - Parameters:
  ///   - rootViewController: the root of the window.
  ///   - level: the window's level.
  ///   - makingKey: whether the window becomes key.
  /// - Returns: the window, which the device retains.
  /// - Precondition: the app is running.
  @discardableResult
  public func openWindow(
    showing rootViewController: UIViewController, level: UIWindow.Level = .normal, makingKey: Bool = true
  ) -> UIWindow {
    guard let scene = scenes.first else { preconditionFailure("Launch the app before opening a window") }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = level
    window.rootViewController = rootViewController
    windows.append(window)
    if makingKey {
      window.makeKeyAndVisible()
    } else {
      window.isHidden = false
    }
    turn()
    return window
  }

  /// Hides a window and releases it.
  public func close(_ window: UIWindow) {
    window.isHidden = true
    windows.removeAll { $0 === window }
    turn()
  }

  /// Releases a window without hiding it, as an app does that loses its last reference to the window.
  public func forget(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    turn()
  }

  /// Ends the process at once, as SIGKILL does: none of its code runs again.
  public func kill() {
    world.endProcess()
    isRunning = false
    isInForeground = false
    interruptions = []
    backgroundScenes = []
    windows = []
    scenes = []
    appLaunch = nil
    world.terminate()
    configureBackgroundTime()
  }

  @discardableResult
  private func addScene(_ connect: (UIWindowScene) -> UIWindow) -> UIWindowScene {
    let scene = makeScene()
    activation.connect(scene) { windows.append(connect(scene)) }
    return scene
  }

  private func makeScene() -> UIWindowScene {
    sceneCount += 1
    let scene = UIWindowScene(
      session: UISceneSession(persistentIdentifier: "scene-\(sceneCount)"), screen: world.screen)
    scenes.append(scene)
    return scene
  }
}

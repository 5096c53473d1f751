/// The launch of an app that creates its windows itself: its delegates are called in the order of R71 and R72.
@MainActor
package struct AppLaunch {
  private let world: World
  private let delegate: any UIApplicationDelegate
  private var activation: SceneActivation { SceneActivation(world) }

  package init(of delegate: any UIApplicationDelegate, in world: World) {
    self.delegate = delegate
    self.world = world
    world.application.delegate = delegate
    // iOS retains the delegate while the process runs.
    world.keptDelegate = delegate
  }

  /// Connects the first scene. The app delegate names the class of its delegate.
  /// - Parameters:
  ///   - scene: the scene to connect.
  ///   - configuration: the configuration, if the app delegate has returned it already.
  package func connectScene(_ scene: UIWindowScene, as configuration: UISceneConfiguration? = nil) {
    activation.connect(scene) {
      let configuration = configuration ?? self.configuration(for: scene)
      scene.session.use(configuration)
      scene.delegate = configuration.delegateClass.map { type in
        guard let delegate = ClassMaking.make(type) as? any UISceneDelegate else {
          preconditionFailure("\(type), the delegate class of a scene configuration, is no UISceneDelegate")
        }
        return delegate
      }
      if scene.delegate == nil {
        world.console.log(
          "There is no scene delegate set. application(_:configurationForConnecting:options:) returns its class.")
      }
    }
  }

  private func configuration(for scene: UIWindowScene) -> UISceneConfiguration {
    delegate.application(
      world.application, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
  }

  /// The delegate is asked for a configuration before any other call, to find out whether the app has scenes.
  /// - Returns: nil for an app without scenes.
  func declaredConfiguration(for scene: UIWindowScene) -> UISceneConfiguration? {
    let configuration = configuration(for: scene)
    return configuration.isDefault ? nil : configuration
  }
}

/// An app's whole life in real time, for `@main`.
@MainActor
struct MainProgram {
  let world = World(time: .real)

  func run(_ delegateClass: AnyClass) -> Never {
    World.install(world)
    guard let delegate = ClassMaking.make(delegateClass) as? any UIApplicationDelegate else {
      preconditionFailure("\(delegateClass) is no UIApplicationDelegate")
    }
    // The world retains them until the process ends.
    world.driver = RealTimeDriver(world.loop)
    let activation = SceneActivation(world)
    let scene = UIWindowScene(session: UISceneSession(persistentIdentifier: "scene-1"), screen: world.screen)
    let launch = AppLaunch(of: delegate, in: world)
    if let configuration = launch.declaredConfiguration(for: scene) {
      activation.finishLaunching()
      launch.connectScene(scene, as: configuration)
    } else {
      activation.finishLaunching(with: scene) {}
    }
    activation.enterForeground(scene)
    activation.activate(scene)
    world.loop.turn()
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}

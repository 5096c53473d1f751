/// The launch of an app that makes its windows itself: its delegates are called in the order of R71 and R72.
@MainActor
package struct AppLaunch {
  private let world: World
  private let delegate: any UIApplicationDelegate
  private var activation: SceneActivation { SceneActivation(world) }

  package init(of delegate: any UIApplicationDelegate, in world: World) {
    self.delegate = delegate
    self.world = world
    world.application.delegate = delegate
    // iOS keeps the delegate while the process runs.
    world.keptDelegate = delegate
  }

  /// Connects the first scene. Its delegate is one of the class that the app delegate names.
  /// - Parameter configuration: one that the app delegate has been asked for already.
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
          "There is no scene delegate set. A scene has one by application(_:configurationForConnecting:options:).")
      }
    }
  }

  private func configuration(for scene: UIWindowScene) -> UISceneConfiguration {
    delegate.application(
      world.application, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
  }

  /// Whether the app has scenes. To know it, its delegate is asked before it is informed of anything.
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
    // Kept by the world: nothing here ends before the process does.
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

import UIKit

/// The delegate of the app that hosts the suite. It writes the app's calls from the launch on, for the cases that need
/// ``ConformanceNeed/appLog``. The stand-in launches the same class.
@MainActor
open class ConformanceAppDelegate: UIResponder, UIApplicationDelegate {
  let log = AppCallLog()

  public override init() {
    super.init()
  }

  /// The screen that the app shows first calls this in viewDidAppear.
  public static func firstScreenDidAppear() {
    AppCallLog.current?.write(.firstScreen, "first screen.dA")
  }

  open func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.write(.appDelegate, "application(_:didFinishLaunchingWithOptions:)")
    return true
  }
  /// A subclass sets the class of its scene's delegate.
  open func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  public func applicationWillEnterForeground(_ application: UIApplication) {
    log.write(.appDelegate, "applicationWillEnterForeground")
  }
  public func applicationDidBecomeActive(_ application: UIApplication) {
    log.write(.appDelegate, "applicationDidBecomeActive")
  }
  public func applicationWillResignActive(_ application: UIApplication) {
    log.write(.appDelegate, "applicationWillResignActive")
  }
  public func applicationDidEnterBackground(_ application: UIApplication) {
    log.write(.appDelegate, "applicationDidEnterBackground")
  }
}

/// The delegate of its scene. A subclass that makes the window calls super first.
@MainActor
open class ConformanceSceneDelegate: UIResponder, UIWindowSceneDelegate {
  open var window: UIWindow?

  public override init() {
    super.init()
  }

  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    write("scene(_:willConnectTo:options:)")
  }
  public func sceneWillEnterForeground(_ scene: UIScene) { write("sceneWillEnterForeground") }
  public func sceneDidBecomeActive(_ scene: UIScene) { write("sceneDidBecomeActive") }
  public func sceneWillResignActive(_ scene: UIScene) { write("sceneWillResignActive") }
  public func sceneDidEnterBackground(_ scene: UIScene) { write("sceneDidEnterBackground") }

  private func write(_ name: String) {
    AppCallLog.current?.write(.sceneDelegate, name)
  }
}

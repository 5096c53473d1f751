/// R71, R73: in apps with scenes the four state methods are not called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// For an app without scenes.
  var window: UIWindow? { get set }
  @available(iOS 6.0, *)
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// In an app with scenes, called for each scene that is about to connect.
  @available(iOS 13.0, *)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  @available(iOS, introduced: 2.0, deprecated: 26.0)
  func applicationDidBecomeActive(_ application: UIApplication)
  @available(iOS, introduced: 2.0, deprecated: 26.0)
  func applicationWillResignActive(_ application: UIApplication)
  @available(iOS, introduced: 4.0, deprecated: 26.0)
  func applicationDidEnterBackground(_ application: UIApplication)
  @available(iOS, introduced: 2.0, deprecated: 26.0)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  @available(iOS 13.0, *)
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { .ofNoDelegate(for: connectingSceneSession) }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// `@main` calls this. It creates a delegate of this class and runs the app in real time, on the main run loop, until the
  /// process ends. The app receives no touches; in tests, launch the delegate on a `HeadlessDevice` instead.
  ///
  /// There is no Info.plist that declares whether the app has scenes. It has scenes if its delegate implements
  /// `application(_:configurationForConnecting:options:)`, which is called once, before any other method of the
  /// delegate.
  public static func main() {
    MainProgram().run(self)
  }
}

extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

import Foundation
import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Apps that are launched by their delegates alone.
@MainActor
@Suite(.oneDevice)
struct AppDelegateLaunchTests {
  @Test("R71: an app without scenes makes its window while it finishes launching, and the device shows that window")
  func withoutScenes() {
    let device = HeadlessDevice(appLifecycle: .applicationDelegate)
    let delegate = WindowedDelegate()
    let window = device.launch(delegate)
    #expect(window === delegate.window)
    #expect(window?.rootViewController is LoggedRoot)
    #expect(delegate.log == ["will finish: inactive", "did finish: inactive", "active", "appeared"])
  }

  @Test("On iOS 27 an app with scenes launches, and one without that was built with an older SDK (technote TN3187)")
  func onNewestSystem() {
    let withScenes = HeadlessDevice()
    withScenes.systemVersion = 27
    #expect(withScenes.sdkVersion == 27)
    #expect(withScenes.launch(ScenesDelegate()) != nil)

    let older = HeadlessDevice(appLifecycle: .applicationDelegate)
    older.systemVersion = 27
    older.sdkVersion = 26
    #expect(older.launch(WindowedDelegate()) != nil)
  }

  @Test("R72: an app with scenes is launched, returns a configuration, and then its scene connects")
  func withScenes() {
    let device = HeadlessDevice()
    let delegate = ScenesDelegate()
    let window = device.launch(delegate)
    #expect(window?.rootViewController is LoggedRoot)
    #expect(ScenesDelegate.log == ["did finish: background", "asked for a configuration", "connects", "appeared"])
  }

  @Test("The device keeps the app's delegate until the process ends")
  func keeping() {
    let device = HeadlessDevice()
    weak var kept: ScenesDelegate?
    do {
      let delegate = ScenesDelegate()
      device.launch(delegate)
      kept = delegate
    }
    #expect(kept != nil)
    #expect(UIApplication.shared.delegate === kept)
    device.kill()
    #expect(kept == nil)
  }

  @Test("A scene without a delegate shows no window, and a console message names the missing method")
  func noSceneDelegate() {
    let device = HeadlessDevice()
    #expect(device.launch(PlainDelegate()) == nil)
    #expect(device.consoleMessages.count == 1)
    #expect(device.consoleMessages.first?.contains("application(_:configurationForConnecting:options:)") == true)
  }

  @Test("A class that is not a scene delegate stops the launch with a message that names the class")
  func wrongClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = HeadlessDevice().launch(MistakenDelegate()) }
    }
    expectMessage("LoggedRoot, the delegate class of a scene configuration, is no UISceneDelegate", of: result)
  }

  @Test(
    "RealTime: main() makes the delegate and runs the app until the process ends, without scenes and with scenes"
  )
  func main() async {
    await #expect(processExitsWith: .exitCode(41)) {
      endThisProcess(after: 60)
      await MainActor.run { EndingDelegate.main() }
    }
    await #expect(processExitsWith: .exitCode(42)) {
      endThisProcess(after: 60)
      await MainActor.run { EndingScenesDelegate.main() }
    }
  }
}

/// For an app that never appears: the test then fails instead of waiting permanently.
private func endThisProcess(after seconds: TimeInterval) {
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: seconds)
    exit(1)
  }
}

private final class LoggedRoot: UIViewController {
  var didAppear: () -> Void = {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear()
  }
}

private class WindowedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var log: [String] = []

  /// The first screen has appeared.
  func didAppear() { log.append("appeared") }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("will finish: \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("did finish: \(application.applicationState)")
    let root = LoggedRoot()
    root.didAppear = { [weak self] in self?.didAppear() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    log.append("active")
  }
}

private final class EndingDelegate: WindowedDelegate {
  override func didAppear() { exit(41) }
}

private class ScenesDelegate: UIResponder, UIApplicationDelegate {
  static var log: [String] = []
  var sceneDelegate: AnyClass { LoggedSceneDelegate.self }

  override init() {
    Self.log = []
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.log.append("did finish: \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Self.log.append("asked for a configuration")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneDelegate
    return configuration
  }
}

private class LoggedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  /// The first screen has appeared.
  func didAppear() { ScenesDelegate.log.append("appeared") }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    ScenesDelegate.log.append("connects")
    let root = LoggedRoot()
    root.didAppear = { [weak self] in self?.didAppear() }
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }
}

private final class EndingScenesDelegate: ScenesDelegate {
  private final class EndingSceneDelegate: LoggedSceneDelegate {
    override func didAppear() { exit(42) }
  }

  override var sceneDelegate: AnyClass { EndingSceneDelegate.self }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

private final class MistakenDelegate: ScenesDelegate {
  override var sceneDelegate: AnyClass { LoggedRoot.self }
}

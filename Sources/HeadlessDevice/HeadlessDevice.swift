import UIKit

/// A phone without a screen: it runs one app made of UIKit's own types and does to it what a user and iOS would do.
///
/// Making a device starts a fresh process; the device before it is over. In virtual time nothing happens until
/// ``advance(by:)``, ``turn()`` or one of the user's actions moves it, and every action ends with one turn of the main
/// run loop. Test one device at a time.
///
/// ```swift
/// let device = HeadlessDevice()
/// device.launch(showing: UINavigationController(rootViewController: screen))
/// device.advance(by: 1)
/// device.pressHome()
/// ```
@MainActor
public final class HeadlessDevice {
  /// How time passes on a device.
  public enum Time: Sendable {
    /// Time stands still until it is moved.
    case virtual
    /// Time is the machine's, and the process's main run loop drives the device.
    case real
  }

  /// The two life cycles an iOS app can have.
  public enum AppLifecycle: Sendable {
    /// The app declares scenes; the state methods of its application delegate are not called.
    case scenes
    /// The app has an application delegate and no scene manifest.
    case applicationDelegate
  }

  /// That of the device made last: it may outlive the device, with work that its app has left behind.
  private static weak var latestLoop: MainLoop?

  package let world: World
  let appLifecycle: AppLifecycle
  var activation: SceneActivation { SceneActivation(world) }
  private let driver: RealTimeDriver?

  // What the user and the system have done; `updateActivation()` derives the scenes' states from it.

  /// The user has the app in front of the home screen and of other apps; the device may be locked.
  public internal(set) var isInForeground = false
  /// The device is locked.
  public internal(set) var isLocked = false
  /// What keeps the app inactive although it is in front; empty if nothing does.
  public internal(set) var interruptions: Set<Interruption> = []
  var backgroundScenes: Set<UIWindowScene> = []

  /// How the user holds the device, whether the app supports it or not.
  public internal(set) var orientation = UIInterfaceOrientation.portrait

  // The app itself: UIKit leaves it to the app to keep its windows and its delegate.
  var windows: [UIWindow] = []
  var appLaunch: AppLaunch?
  /// The app's scenes, in the order they connected.
  public internal(set) var scenes: [UIWindowScene] = []
  var sceneCount = 0

  /// - Parameters:
  ///   - time: how time passes.
  ///   - appLifecycle: which life cycle the app has declared.
  ///   - idiom: a phone, whose width is compact, or an iPad (`.pad`), whose width is regular.
  ///   - maximumFramesPerSecond: the screen's refresh rate, in Hz.
  ///   - disablesMinimumFrameDuration: the app's Info.plist has `CADisableMinimumFrameDurationOnPhone`, without which
  ///     display links get 60 Hz at most.
  public init(
    time: Time = .virtual, appLifecycle: AppLifecycle = .scenes, idiom: UIUserInterfaceIdiom = .phone,
    maximumFramesPerSecond: Int = 60, disablesMinimumFrameDuration: Bool = false
  ) {
    precondition(idiom == .phone || idiom == .pad, "The device is a phone or an iPad, not \(idiom)")
    precondition(
      maximumFramesPerSecond > 0, "A screen shows at least one frame a second, got \(maximumFramesPerSecond)")
    world = World(
      time: time == .virtual ? .virtual : .real, idiom: idiom, maximumFramesPerSecond: maximumFramesPerSecond)
    Self.latestLoop?.removeAll()
    Self.latestLoop = world.loop
    world.maximumLinkRate = disablesMinimumFrameDuration ? maximumFramesPerSecond : min(60, maximumFramesPerSecond)
    self.appLifecycle = appLifecycle
    driver = time == .real ? RealTimeDriver(world.loop) : nil
    World.install(world)
    configureBackgroundTime()
    world.leaveForOtherApp = { [weak self] in self?.pressHome() }
  }

  /// The major version of iOS, 18 unless it is set. Set it before the app is launched.
  ///
  /// It decides what `UIModalPresentationStyle.automatic` reads: `.formSheet` on iOS 18 and later, `.pageSheet` before.
  public var systemVersion: Int {
    get { world.systemVersion }
    set {
      precondition(newValue >= 13, "The stand-in models iOS 13 and later, not \(newValue)")
      world.systemVersion = newValue
    }
  }

  /// Whether a process that nothing keeps running in the background is suspended; false for an app with a background
  /// mode, such as audio.
  public var suspendsInBackground = true

  /// The app's process is running, suspended or not.
  public internal(set) var isRunning = false

  /// What UIKit has written to the console: refused presentations, unbalanced transitions.
  public var consoleMessages: [String] { world.console.messages }

  /// Whether ``consoleMessages`` collects what is written; a device that runs for long need not.
  public var keepsConsoleMessages: Bool {
    get { world.console.keepsMessages }
    set { world.console.keepsMessages = newValue }
  }

  /// Called with each line that UIKit writes to the console.
  public var didLogToConsole: (String) -> Void {
    get { world.console.didLog }
    set { world.console.didLog = newValue }
  }

  /// Stands around each notification that the application posts, and calls the closure it is handed to have it posted.
  public var aroundApplicationNotifications: (_ name: Notification.Name, _ post: () -> Void) -> Void {
    get { world.aroundPosting }
    set { world.aroundPosting = newValue }
  }

  /// The choices where UIKit's behaviour is not known for sure: what holds under one answer only is no fact.
  package var weakRules: WeakRules {
    get { world.weakRules }
    set { world.weakRules = newValue }
  }
}

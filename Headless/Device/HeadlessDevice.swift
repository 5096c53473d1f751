import UIKit

/// A phone without a screen: it runs one app made of UIKit's own types, and acts on the app as a user and iOS would.
///
/// Creating a device starts a new process and ends the device before. In virtual time nothing happens until
/// ``advance(by:)``, ``turn()`` or one of the user's actions is called, and every action is one turn of the main
/// run loop. Use one device at a time.
///
/// ```swift
/// let device = HeadlessDevice()
/// device.launch(showing: UINavigationController(rootViewController: screen))
/// device.advance(by: 1)
/// device.pressHome()
/// ```
///
/// ## Topics
///
/// ### Creating a device
///
/// - ``init(time:appLifecycle:idiom:maximumFramesPerSecond:disablesMinimumFrameDuration:)``
/// - ``Time``
/// - ``AppLifecycle``
/// - ``systemVersion``
/// - ``sdkVersion``
///
/// ### Launching the app
///
/// - ``launch(showing:)``
/// - ``launch(delegate:connect:)``
/// - ``launch(_:)``
/// - ``isRunning``
///
/// ### Passing time
///
/// - ``advance(by:)``
/// - ``turn()``
/// - ``finishTransitions()``
/// - ``isAnimating``
/// - ``runMainQueue()``
/// - ``blockMainThread(for:)``
/// - ``now``
/// - ``continuousNow``
///
/// ### Touching
///
/// - ``tap(_:)-(UIView)``
/// - ``tap(_:)-(UIBarButtonItem)``
/// - ``tap(_:in:)``
/// - ``tapBackButton(in:)``
/// - ``chooseFromBackMenu(_:in:)``
/// - ``tapTab(_:in:)-(UIViewController,_)``
/// - ``tapTab(_:in:)-(UITab,_)``
/// - ``tapRow(at:in:)``
/// - ``tapItem(at:in:)``
/// - ``tapOutside(_:)``
/// - ``touches(_:)``
///
/// ### Changing values
///
/// - ``tapSegment(at:in:)``
/// - ``slide(_:to:)``
/// - ``beginDrag(of:)-(UISlider)``
/// - ``SliderDrag``
/// - ``increment(_:steps:)``
/// - ``decrement(_:steps:)``
/// - ``chooseRow(_:inComponent:of:)``
/// - ``chooseRow(titled:inComponent:of:)``
/// - ``chooseDate(_:in:)``
/// - ``turnPage(of:toward:)``
///
/// ### Gestures
///
/// - ``longPress(_:for:)``
/// - ``stroke(_:toward:)``
/// - ``beginPan(on:)``
/// - ``Pan``
///
/// ### Scrolling
///
/// - ``flick(_:velocity:)``
/// - ``beginDrag(of:)-(UIScrollView)``
/// - ``ScrollDrag``
/// - ``beginScrolling()``
/// - ``endScrolling()``
///
/// ### Swiping rows and pulling lists
///
/// - ``swipeRow(at:in:from:isFull:)``
/// - ``RowEdge``
/// - ``tapAction(_:in:)``
/// - ``pullToRefresh(_:)``
///
/// ### Menus
///
/// - ``openMenu(of:preview:)``
/// - ``closeMenu(of:)``
/// - ``openContextMenu(on:)``
/// - ``tapPreview(of:)``
///
/// ### Full screen of web pages
///
/// - ``enterWebFullScreen(_:from:)``
/// - ``leaveWebFullScreen(_:)``
/// - ``WebFullScreen``
///
/// ### Dragging
///
/// - ``beginSwipeBack(in:)``
/// - ``beginContentSwipeBack(in:)``
/// - ``beginSheetDrag(of:)``
/// - ``beginPageSwipe(in:toward:)``
/// - ``Swipe``
///
/// ### Typing
///
/// - ``typeText(_:)``
/// - ``pressReturn()``
/// - ``dismissKeyboard(dragging:)``
/// - ``keyboardFrame``
///
/// ### Leaving the app and returning
///
/// - ``pressHome()``
/// - ``openApp()``
/// - ``lock()``
/// - ``unlock()``
/// - ``isInForeground``
/// - ``isLocked``
/// - ``opensURL``
///
/// ### Interrupting the app
///
/// - ``openControlCenter()``
/// - ``closeControlCenter()``
/// - ``receiveCall()``
/// - ``endCall()``
/// - ``showSystemAlert()``
/// - ``dismissSystemAlert()``
/// - ``interruptions``
/// - ``Interruption``
///
/// ### Suspending and ending the process
///
/// - ``suspend(for:secondsAsleep:)``
/// - ``isSuspended``
/// - ``suspendsInBackground``
/// - ``sharedFolder``
/// - ``backgroundAllowance``
/// - ``grantsBackgroundTasks``
/// - ``openBackgroundTaskCount``
/// - ``swipeAway()``
/// - ``kill()``
///
/// ### Scenes and windows
///
/// - ``scenes``
/// - ``connectScene(_:)``
/// - ``connectScene()``
/// - ``connectSceneInBackground(_:)``
/// - ``disconnect(_:)``
/// - ``bringToFront(_:)``
/// - ``setInBackground(_:_:)``
/// - ``resize(_:to:)``
/// - ``move(_:to:)``
/// - ``keyWindow``
/// - ``openWindow(showing:level:makingKey:)``
/// - ``close(_:)``
/// - ``forget(_:)``
///
/// ### The device and its settings
///
/// - ``rotate(to:)``
/// - ``orientation``
/// - ``setTraits(_:)``
/// - ``warnOfMemory()``
/// - ``isReduceMotionEnabled``
/// - ``voiceOverFocus``
/// - ``didPostToVoiceOver``
///
/// ### Observing the app
///
/// - ``consoleMessages``
/// - ``keepsConsoleMessages``
/// - ``didLogToConsole``
/// - ``superCallMistakes``
/// - ``SuperCallMistake``
/// - ``displayLinks``
/// - ``scheduledWorkCount``
/// - ``foundationTimerCount``
/// - ``turnNumber``
/// - ``aroundApplicationNotifications``
///
/// ### For programs that drive a device
///
/// - ``advance(by:counting:)``
/// - ``schedule(after:offMainThread:_:)``
/// - ``Timer``
@MainActor
public final class HeadlessDevice {
  /// How time passes on a device.
  public enum Time: Sendable {
    /// Time passes only in calls such as ``HeadlessDevice/advance(by:)``.
    case virtual
    /// Time is that of the machine, and the process's main run loop drives the device.
    case real
  }

  /// The two life cycles an iOS app can have.
  public enum AppLifecycle: Sendable {
    /// The app declares scenes; the state methods of its application delegate are not called.
    case scenes
    /// The app has an application delegate and no scene manifest.
    case applicationDelegate
  }

  /// The loop of the device that was created last. It may outlive the device, with work that its app has scheduled.
  private static weak var latestLoop: MainLoop?

  package let world: World
  let appLifecycle: AppLifecycle
  var activation: SceneActivation { SceneActivation(world) }
  private let driver: RealTimeDriver?

  // The acts of the user and of the system; `updateActivation()` derives the scenes' states from it.

  /// Whether the app is in front of the home screen and of other apps; the device may be locked.
  public internal(set) var isInForeground = false
  /// Whether the device is locked.
  public internal(set) var isLocked = false
  /// The reasons why the app is inactive although it is in front; empty if there are none.
  public internal(set) var interruptions: Set<Interruption> = []
  var backgroundScenes: Set<UIWindowScene> = []

  /// How the user holds the device, whether the app supports the orientation or not.
  public internal(set) var orientation = UIInterfaceOrientation.portrait

  /// The fingers that are on the screen inside `touches(_:)`.
  var pendingTouches: PendingTouches?

  /// Foundation's timers, which the device does not drive.
  var foundationTimers = FoundationTimers()

  // The app itself. UIKit does not retain an app's windows and delegate; here the device does.
  var windows: [UIWindow] = []
  var appLaunch: AppLaunch?
  /// The app's scenes, in the order they connected.
  public internal(set) var scenes: [UIWindowScene] = []
  var sceneCount = 0

  /// Creates a device on which no app is running.
  ///
  /// ```swift
  /// let tablet = HeadlessDevice(idiom: .pad, maximumFramesPerSecond: 120)
  /// ```
  ///
  /// - Parameters:
  ///   - time: how time passes.
  ///   - appLifecycle: which life cycle the app has declared.
  ///   - idiom: a phone, whose width is compact, or an iPad (`.pad`), whose width is regular.
  ///   - maximumFramesPerSecond: the screen's refresh rate, in Hz.
  ///   - disablesMinimumFrameDuration: whether the app's Info.plist has `CADisableMinimumFrameDurationOnPhone`, without
  ///     which display links get 60 Hz at most.
  /// - Precondition: `idiom` is `.phone` or `.pad`, and `maximumFramesPerSecond` is positive.
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
    world.loop.isDriven = time == .virtual
    World.install(world)
    isOnMac = false
    configureBackgroundTime()
    world.leaveForOtherApp = { [weak self] in self?.pressHome() }
  }

  /// The major version of iOS. 18 by default. Set it before the app is launched.
  ///
  /// It decides which style `UIModalPresentationStyle.automatic` results in: `.formSheet` on iOS 18 and later,
  /// `.pageSheet` before.
  /// - Precondition: at least 13.
  public var systemVersion: Int {
    get { world.systemVersion }
    set {
      precondition(newValue >= 13, "The stand-in models iOS 13 and later, not \(newValue)")
      world.systemVersion = newValue
    }
  }

  /// The major version of the SDK that the app was built with; that of the system by default. Set it before the app is
  /// launched.
  ///
  /// From iOS 27 on an app without scenes that was built with the SDK of iOS 27 or a later one does not launch. Source: Apple's
  /// technote TN3187, "Migrating to the UIKit scene-based life cycle".
  public var sdkVersion: Int {
    get { givenSDKVersion ?? systemVersion }
    set { givenSDKVersion = newValue }
  }

  private var givenSDKVersion: Int?

  /// Whether a process in the background without a background task is suspended. True by default; write false for an
  /// app with a background mode, such as audio.
  public var suspendsInBackground: Bool {
    get { world.backgroundTime.suspends }
    set {
      world.backgroundTime.suspends = newValue
      world.backgroundTime.tasksDidChange(in: world)
    }
  }

  /// The folder that stands for the container of an app group. A process that holds a lock on a file in it when it is suspended
  /// is killed, which a line of ``consoleMessages`` says. Nil by default.
  ///
  /// The locks are real ones: those of flock(2) and fcntl(2), as SQLite takes them. Source: 0xdead10cc in "Understanding the
  /// exception types in a crash report" of Apple's documentation.
  public var sharedFolder: URL?

  /// Whether the app's process exists, suspended or not.
  public internal(set) var isRunning = false

  /// The lines that UIKit has written to the console: refused presentations, unbalanced transitions.
  public var consoleMessages: [String] { world.console.messages }

  /// Whether ``consoleMessages`` collects lines. Write false for a device that runs for long.
  public var keepsConsoleMessages: Bool {
    get { world.console.keepsMessages }
    set { world.console.keepsMessages = newValue }
  }

  /// Called with each line that UIKit writes to the console.
  public var didLogToConsole: (String) -> Void {
    get { world.console.didLog }
    set { world.console.didLog = newValue }
  }

  /// Called instead of posting, with each notification that the application posts. Call `post` to post it.
  public var aroundApplicationNotifications: (_ name: Notification.Name, _ post: () -> Void) -> Void {
    get { world.aroundPosting }
    set { world.aroundPosting = newValue }
  }

  /// The app is one for the iPad that runs on a Mac: its process says so, and no more is different here.
  package var isOnMac: Bool {
    get { World.isOnMac }
    set { World.isOnMac = newValue }
  }

  /// The assumptions where UIKit's behaviour is not known for sure. A result that depends on one of them is not a fact.
  package var weakRules: WeakRules {
    get { world.weakRules }
    set { world.weakRules = newValue }
  }
}

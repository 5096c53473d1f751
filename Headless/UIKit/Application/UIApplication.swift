@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  open class var shared: UIApplication { World.current.application }
  /// R169: nil before `UIApplicationMain`, where `shared` must not be read. No thread waits for another one.
  nonisolated package static var existing: UIApplication? { World.existingApplication }

  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.background
  open var isIdleTimerDisabled = false
  /// Set in apps without a scene manifest: the scene that UIKit creates for them.
  package weak var implicitScene: UIWindowScene?
  var isLaunched = false
  /// An object that a library associates with the app, as `objc_setAssociatedObject` does. Released when the process ends, even if
  /// something retains the application.
  package var companion: AnyObject?

  @available(iOS 13.0, *)
  open var connectedScenes: Set<UIScene> { Set(World.current.scenes) }

  @available(iOS 13.0, *)
  open var supportsMultipleScenes: Bool { implicitScene == nil }

  @available(iOS, introduced: 2.0, deprecated: 15.0)
  open var windows: [UIWindow] { World.current.scenes.flatMap(\.windows) + World.current.keyboard.windows }

  @available(iOS, introduced: 2.0, deprecated: 13.0)
  open var keyWindow: UIWindow? { World.current.scenes.lazy.compactMap(\.currentKeyWindow).first }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// A deinitializer may look up an object of the new app, and this one's companion.
  func releaseCompanion() {
    let ended = companion
    companion = nil
    withExtendedLifetime(ended) {}
  }

  // MARK: Actions and other apps

  /// Without a target the action is sent to the first object of the responder chain that has the method.
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    perform(action, on: target, from: sender)
  }

  nonisolated open func canOpenURL(_ url: URL) -> Bool { onMainThread { World.current.opensURL(url) } }

  /// The app leaves the foreground in the next turn if another app opens the URL.
  @available(iOS 10.0, *)
  @preconcurrency
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    handOver(url, completion: completion)
  }

  // MARK: Background tasks

  let backgroundTasks = BackgroundTasks()

  /// Whether beginning a task succeeds.
  package var grantsBackgroundTasks: Bool {
    get { backgroundTasks.isGranting }
    set { backgroundTasks.isGranting = newValue }
  }

  package var openBackgroundTaskCount: Int { backgroundTasks.open.count }

  /// Seconds that open tasks may run in the background.
  package var backgroundAllowance: TimeInterval {
    get { backgroundTasks.allowance }
    set { backgroundTasks.allowance = newValue }
  }

  nonisolated open var backgroundTimeRemaining: TimeInterval {
    World.loop.map { backgroundTasks.timeRemaining(at: $0.clock.now.uptime) } ?? .greatestFiniteMagnitude
  }

  @preconcurrency
  nonisolated open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  @preconcurrency
  nonisolated open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let identifier = backgroundTasks.begin(taskName, handler)
    if identifier != .invalid { backgroundTasksDidChange() }
    return identifier
  }

  nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    if backgroundTasks.end(identifier) { backgroundTasksDidChange() }
  }

  /// R168: another thread does not wait until the main thread has taken note.
  nonisolated private func backgroundTasksDidChange() {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(countBackgroundTime) }
    World.loop?.performFromOtherThread { [self] in countBackgroundTime() }
  }

  private func countBackgroundTime() {
    // A task of a process that has ended holds no other one.
    guard World.current.application === self else { return }
    World.current.backgroundTime.tasksDidChange(in: World.current)
  }
}

private func onMainThread<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
  if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

/// Whether the caller runs on the main queue. On Linux that need not be the main thread: in a program that has called
/// `dispatchMain()`, a worker thread serves the main queue.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// R83: raw value 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  nonisolated public class var didFinishLaunchingNotification: NSNotification.Name {
    .init("UIApplicationDidFinishLaunchingNotification")
  }
  nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  nonisolated public class var willResignActiveNotification: NSNotification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
  nonisolated public class var willTerminateNotification: NSNotification.Name {
    .init("UIApplicationWillTerminateNotification")
  }
  nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

import UIKit

/// The things that a case acts on: an app with an empty window that is visible and key, and the lines that the case writes.
@MainActor
final class ConformanceRun {
  private let system: ConformanceSystem
  private var furtherWindows: [UIWindow] = []
  private var furtherScenes: [UIWindowScene] = []
  private var notifications = ObservedNotifications()
  private var kept: [AnyObject] = []
  private(set) var lines: [String] = []
  /// Why the case could not be run to its end.
  private(set) var failure: String?

  /// Which callbacks a new screen logs.
  var calls = Set<LoggedCall>.standard

  init(_ system: ConformanceSystem) {
    self.system = system
  }

  /// The case's window. It is visible and key, and has no root view controller.
  var window: UIWindow { system.window }

  /// Writes a line.
  func log(_ line: String) {
    lines.append(line)
  }

  /// Removes all lines: what follows is what the case is about.
  func forget() {
    lines = []
  }

  // MARK: Screens and windows

  /// A new screen that logs ``calls``.
  func screen(_ name: String) -> LoggedScreen {
    LoggedScreen(CallLog(name, in: self, calls: calls))
  }

  /// A new view that logs `name.layoutSubviews`.
  func view(_ name: String, frame: CGRect = .zero) -> LoggedView {
    LoggedView(name, in: self, frame: frame)
  }

  /// A new navigation controller, called `nav` in the lines. It logs the given callbacks of its appearance, none by default.
  func navigation(_ root: UIViewController, logging calls: Set<LoggedCall> = []) -> LoggedNavigationController {
    let controller = LoggedNavigationController(CallLog("nav", in: self, calls: calls))
    controller.viewControllers = [root]
    return controller
  }

  /// A new tab bar controller, called `tab` in the lines. It logs the given callbacks of its appearance, none by default.
  func tabs(_ screens: [UIViewController], logging calls: Set<LoggedCall> = []) -> LoggedTabBarController {
    let controller = LoggedTabBarController(CallLog("tab", in: self, calls: calls))
    controller.viewControllers = screens
    return controller
  }

  /// Makes `root` the root of the window, waits until it has appeared, and removes all lines.
  func show(_ root: UIViewController) async {
    window.rootViewController = root
    await settle()
    forget()
  }

  /// Shows a navigation controller with these screens, and removes the lines.
  func show(stack: [UIViewController]) async -> UINavigationController {
    let navigation = navigation(stack[0])
    navigation.viewControllers = stack
    await show(navigation)
    return navigation
  }

  /// A further window of the same scene. It is hidden, and has no root view controller.
  func newWindow() -> UIWindow {
    newWindow(UIWindow.init(windowScene:))
  }

  /// A further window that `make` makes. The run keeps it, and hides it in the end.
  func newWindow<Window: UIWindow>(in scene: UIWindowScene? = nil, _ make: (UIWindowScene) -> Window) -> Window {
    guard let scene = scene ?? window.windowScene else { preconditionFailure("The window of a case is in a scene") }
    let new = make(scene)
    furtherWindows.append(new)
    return new
  }

  /// Calls `body` inside each post of `name`, until the case ends.
  func observe(_ name: Notification.Name, _ body: @escaping @MainActor (Notification) -> Void) {
    notifications.observe(name, body)
  }

  /// Retains a delegate until the case ends. UIKit does not retain it.
  func keep<Kept: AnyObject>(_ object: Kept) -> Kept {
    kept.append(object)
    return object
  }

  // MARK: Time

  /// Waits until transitions and the keyboard's movements are over, and until viewDidAppear and viewDidDisappear have
  /// been called. Animations of the case itself are not waited for.
  func settle() async {
    await system.settle(windows: [window] + furtherWindows)
  }

  /// Waits for at least one turn of the main run loop, with layout, commit and what waits for the commit. On UIKit there
  /// may be more turns.
  func turn() async {
    await system.turn()
  }

  /// Calls `body` once, at the end of the present iteration of the main run loop, or of the next one: after all other observers that
  /// are called before the loop waits.
  func atNextEnd(_ body: @escaping @MainActor () -> Void) {
    kept.append(system.atNextEnd(body))
  }

  /// Calls `code` in a callback of its own, and returns when that is over.
  func call(from caller: ConformanceCaller, _ code: @escaping @MainActor () -> Void) async {
    await system.call(from: caller, code)
  }

  /// Waits for `seconds` in which the case causes no event.
  func waitWithoutEvents(_ seconds: TimeInterval) async {
    await system.waitWithoutEvents(seconds)
  }

  /// Waits for `seconds`.
  func wait(_ seconds: TimeInterval) async {
    await system.wait(seconds)
  }

  // MARK: The app and its user

  /// Goes to the home screen, and waits until the app is in the background. The case needs `.leavingTheApp`.
  func leaveApp() async {
    if await !system.leaveApp() { failure = "the app could not be left" }
  }

  /// Opens the app again, and waits until it is active.
  func returnToApp() async {
    if await !system.returnToApp() { failure = "the app could not be opened again" }
  }

  /// Leaves the app for `seconds`, and returns to it. Without a background task the process is suspended meanwhile. The
  /// case needs `.leavingTheApp`.
  func stayAway(_ seconds: Int) async {
    if await !system.stayAway(seconds) { failure = "the app could not be left and opened again" }
  }

  /// Keeps the main thread busy for `seconds`.
  func blockMainThread(_ seconds: TimeInterval) {
    system.blockMainThread(seconds)
  }

  /// Opens a further scene, which is closed when the case ends. The case needs `.severalScenes`.
  func openScene() async -> UIWindowScene? {
    let scene = await system.openScene()
    if let scene { furtherScenes.append(scene) } else { log("No further scene was opened.") }
    return scene
  }

  /// Makes a gesture. On UIKit a person makes it. The case needs `.fingers`. Call `settle()` afterwards.
  func gesture(_ gesture: ConformanceGesture) async {
    await system.make(gesture)
  }

  /// Dismisses what is presented, and hides and releases all windows of the case.
  func end() async {
    for window in [window] + furtherWindows where window.rootViewController?.presentedViewController != nil {
      window.rootViewController?.dismiss(animated: false)
      await settle()
    }
    for window in [window] + furtherWindows {
      window.endEditing(true)
      window.isHidden = true
      window.rootViewController = nil
    }
    furtherWindows = []
    for scene in furtherScenes { system.close(scene) }
    furtherScenes = []
    notifications = ObservedNotifications()
    AppCallLog.current?.didCall = { _ in }
    kept = []
    await system.end()
  }
}

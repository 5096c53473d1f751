#if !canImport(HeadlessDevice)
  import Foundation
  import UIKit

  /// The system that a case runs on: a new window of the running app, in real time.
  @MainActor
  final class ConformanceSystem {
    static var name: String { "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)" }

    static var deviceName: String {
      ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.model
    }

    let window: UIWindow
    private let appWindow: UIWindow?
    private let person: ConformanceCase.Person?
    private let keyboard = KeyboardMovement()
    private var backgroundTask = UIBackgroundTaskIdentifier.invalid

    init(for needs: [ConformanceNeed], otherAnswers: [String], person: ConformanceCase.Person?) {
      precondition(
        otherAnswers.isEmpty, "UIKit gives its own answers; \(otherAnswers) can be chosen on the stand-in only")
      self.person = person
      let scene = Self.scene
      appWindow = scene?.windows.first(where: \.isKeyWindow)
      window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
    }

    private static var scene: UIWindowScene? {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    }

    static func reason(whyMissing need: ConformanceNeed, hasPerson: Bool) async -> String? {
      switch need {
      case .fingers:
        hasPerson ? nil : "needs a person who makes gestures"
      case .leavingTheApp:
        requests == nil ? "needs a program beside the simulator that leaves the app, and CONFORMANCE_REQUESTS" : nil
      case .phone:
        UIDevice.current.userInterfaceIdiom == .phone ? nil : "needs an iPhone"
      case .pad:
        UIDevice.current.userInterfaceIdiom == .pad ? nil : "needs an iPad"
      case .scenes:
        hasScenes ? nil : "needs an app with scenes"
      case .noScenes:
        hasScenes ? "needs an app without scenes" : nil
      case .severalScenes:
        UIApplication.shared.supportsMultipleScenes ? nil : "needs an iPad, and an app that supports several scenes"
      case .appLog:
        AppCallLog.current == nil ? "needs an app whose delegates are those of the suite" : nil
      case .keyboard:
        await SoftwareKeyboard.isShown(in: scene)
          ? nil : "needs the keyboard on screen; in a simulator switch off I/O > Keyboard > Connect Hardware Keyboard"
      case .ownProcess:
        nil  // The case knows whether it has one.
      case .iOS(let version):
        ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= version ? nil : "needs iOS \(version)"
      }
    }

    private static var hasScenes: Bool {
      Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil
    }

    // MARK: Time, in which the main run loop runs by itself

    /// Waits until three checks in a row find no movement, at most ten seconds.
    func settle(windows: [UIWindow]) async {
      var quietChecks = 0
      for _ in 0..<500 where quietChecks < 3 {
        await wait(0.02)
        let isMoving = keyboard.isMoving || windows.contains { Self.isInTransition($0.rootViewController) }
        quietChecks = isMoving ? 0 : quietChecks + 1
      }
    }

    private static func isInTransition(_ controller: UIViewController?) -> Bool {
      guard let controller else { return false }
      return controller.transitionCoordinator != nil || controller.isBeingPresented || controller.isBeingDismissed
        || controller.children.contains(where: isInTransition) || isInTransition(controller.presentedViewController)
    }

    /// The iteration of a display link's callback commits what has been changed before it (R175), whatever the answer to W27.
    func turn() async {
      await withCheckedContinuation { continuation in
        LinkTarget.callOnce { continuation.resume() }
      }
      await withCheckedContinuation { continuation in
        LinkTarget.callOnce { continuation.resume() }
      }
    }

    func waitWithoutEvents(_ seconds: TimeInterval) async { await wait(seconds) }

    /// - Returns: an observer, to be retained.
    func atNextEnd(_ body: @escaping @MainActor () -> Void) -> AnyObject {
      let beforeWaiting: CFOptionFlags = 1 << 5
      let observer = CFRunLoopObserverCreateWithHandler(nil, beforeWaiting, false, CFIndex.max) { _, _ in
        MainActor.assumeIsolated(body)
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      return observer as AnyObject
    }

    func call(from caller: ConformanceCaller, _ code: @escaping @MainActor () -> Void) async {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        let call: @MainActor @Sendable () -> Void = {
          code()
          continuation.resume()
        }
        switch caller {
        case .timer:
          _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated(call) }
        case .block: DispatchQueue.main.async { MainActor.assumeIsolated(call) }
        case .task: Task { @MainActor in call() }
        case .displayLink: LinkTarget.callOnce(call)
        }
      }
    }

    func wait(_ seconds: TimeInterval) async {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    /// Waits until the app is active: a test may begin before that. Ends the process after 30 seconds, because no case says
    /// what UIKit does while the app is not active.
    static func waitForApp() async {
      guard UIApplication.shared.applicationState != .active else { return }
      for _ in 0..<1500 where UIApplication.shared.applicationState != .active {
        try? await Task.sleep(nanoseconds: 20_000_000)
      }
      guard UIApplication.shared.applicationState == .active else {
        fatalError("The app that hosts the suite was not active for 30 seconds: unlock the device, or open the app")
      }
      // The app's own screen appears.
      try? await Task.sleep(nanoseconds: 500_000_000)
    }

    /// Lets the window's first commit happen before the case acts.
    func begin() async { await turn() }

    // MARK: The app and its user

    /// The file through which a program beside the simulator is asked to leave the app or to open it. The program
    /// deletes the file when it has read it.
    private static var requests: String? { ProcessInfo.processInfo.environment["CONFORMANCE_REQUESTS"] }

    /// Without the background task iOS would suspend the process before it asks to be opened.
    func leaveApp() async -> Bool {
      backgroundTask = UIApplication.shared.beginBackgroundTask(withName: "Conformance")
      return await request("leave", for: .background)
    }

    func returnToApp() async -> Bool {
      let hasReturned = await request("return", for: .active)
      UIApplication.shared.endBackgroundTask(backgroundTask)
      return hasReturned
    }

    /// Waits for at most 20 seconds.
    private func request(_ word: String, for state: UIApplication.State) async -> Bool {
      guard let file = Self.requests, (try? word.write(toFile: file, atomically: true, encoding: .utf8)) != nil else {
        return false
      }
      for _ in 0..<1000 where UIApplication.shared.applicationState != state { await wait(0.02) }
      return UIApplication.shared.applicationState == state
    }

    /// The program beside the simulator returns by itself: this process may be suspended meanwhile, and asks for nothing.
    func stayAway(_ seconds: Int) async -> Bool {
      guard await request("away \(seconds)", for: .background) else { return false }
      for _ in 0..<(50 * (seconds + 20)) where UIApplication.shared.applicationState != .active { await wait(0.02) }
      return UIApplication.shared.applicationState == .active
    }

    /// Waits for at most ten seconds.
    func openScene() async -> UIWindowScene? {
      let old = UIApplication.shared.connectedScenes
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      for _ in 0..<500 where UIApplication.shared.connectedScenes.isSubset(of: old) { await wait(0.02) }
      return UIApplication.shared.connectedScenes.subtracting(old).first as? UIWindowScene
    }

    func close(_ scene: UIWindowScene) {
      UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    }

    func blockMainThread(_ seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }

    func make(_ gesture: ConformanceGesture) async {
      await person?(gesture.instruction)
    }

    func end() async {
      appWindow?.makeKey()
      await turn()
      // The keyboard of this case does not move in the next one.
      await settle(windows: [])
    }
  }

  /// Whether the keyboard is between a will-notification and its did-notification.
  @MainActor
  private final class KeyboardMovement: NSObject {
    private(set) var isMoving = false

    override init() {
      super.init()
      observe([UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification], #selector(begin))
      observe([UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification], #selector(end))
    }

    private func observe(_ names: [Notification.Name], _ selector: Selector) {
      for name in names { NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil) }
    }

    @objc private func begin() { isMoving = true }
    @objc private func end() { isMoving = false }
  }
#endif

#if canImport(HeadlessDevice)
  import HeadlessDevice
  import UIKit

  /// The system that a case runs on: a new device in virtual time, with a freshly launched app.
  @MainActor
  final class ConformanceSystem {
    static var name: String { "HeadlessUIKit" }
    static var deviceName: String { "Stand-in" }

    let window: UIWindow
    private let device: HeadlessDevice
    private let appDelegate: ConformanceAppDelegate

    init(for needs: [ConformanceNeed], otherAnswers: [String], person: ConformanceCase.Person?) {
      device = HeadlessDevice(
        appLifecycle: needs.contains(.noScenes) ? .applicationDelegate : .scenes,
        idiom: needs.contains(.pad) ? .pad : .phone,
        // More than an iPhone's display links get (R94).
        maximumFramesPerSecond: 120)
      appDelegate = ConformanceAppDelegate()
      for case .iOS(let version) in needs { device.systemVersion = max(device.systemVersion, version) }
      for (name, path) in WeakRules.switches where otherAnswers.contains(name) {
        device.weakRules[keyPath: path].toggle()
      }
      window = device.launch(delegate: appDelegate) { scene in
        if !needs.contains(.noScenes) { scene.delegate = ConformanceSceneDelegate() }
        let window = UIWindow(windowScene: scene)
        if needs.contains(.appLog) { window.rootViewController = FirstScreen() }
        window.makeKeyAndVisible()
        return window
      }
    }

    /// The stand-in offers everything.
    static func reason(whyMissing need: ConformanceNeed, hasPerson: Bool) async -> String? { nil }

    /// Launching has done it.
    static func waitForApp() async {}

    /// Launching has done it.
    func begin() async {}

    /// A transition that a case requests in a did-call may start a turn later.
    func settle(windows: [UIWindow]) async {
      for _ in 0..<3 { device.finishTransitions() }
    }

    func turn() async { device.turn() }

    func wait(_ seconds: TimeInterval) async { device.advance(by: seconds) }

    /// Advancing the device itself would be an event.
    func waitWithoutEvents(_ seconds: TimeInterval) async { device.world.loop.advance(by: seconds) }

    /// - Returns: an observer, to be retained.
    func atNextEnd(_ body: @escaping @MainActor () -> Void) -> AnyObject {
      var pending: (@MainActor () -> Void)? = body
      return device.world.loop.afterEachTurn {
        let body = pending
        pending = nil
        body?()
      }
    }

    /// The stand-in has no main queue of its own and no tasks: a block that is due at once stands for both.
    func call(from caller: ConformanceCaller, _ code: @escaping @MainActor () -> Void) async {
      switch caller {
      case .timer: _ = device.schedule(after: 0.1, code)
      case .block, .task: device.world.loop.perform(code)
      case .displayLink: LinkTarget.callOnce(code)
      }
      device.advance(by: 0.2)
    }

    func leaveApp() async -> Bool {
      device.pressHome()
      return UIApplication.shared.applicationState == .background
    }

    func returnToApp() async -> Bool {
      device.openApp()
      return UIApplication.shared.applicationState == .active
    }

    func openScene() async -> UIWindowScene? {
      device.connectScene { UIWindow(windowScene: $0) }
    }

    func close(_ scene: UIWindowScene) { device.disconnect(scene) }

    func stayAway(_ seconds: Int) async -> Bool {
      device.pressHome()
      device.advance(by: TimeInterval(seconds))
      device.openApp()
      return UIApplication.shared.applicationState == .active
    }

    func blockMainThread(_ seconds: TimeInterval) { device.blockMainThread(for: seconds) }

    func make(_ gesture: ConformanceGesture) async { gesture.make(on: device) }

    func end() async {
      device.turn()
      AppCallLog.current?.stop()
    }
  }

  /// The screen that the app shows first.
  private final class FirstScreen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      ConformanceAppDelegate.firstScreenDidAppear()
    }
  }
#endif

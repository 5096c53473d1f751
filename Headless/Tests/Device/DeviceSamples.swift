import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// The samples of `HeadlessDevice` and of its articles.
@MainActor
@Suite(.oneDevice)
struct DeviceSamples {
  @Test("An app is launched and used, and goes to the background")
  func journey() {
    let screen = UIViewController()
    let device = HeadlessDevice()
    device.launch(showing: UINavigationController(rootViewController: screen))
    device.advance(by: 1)
    device.pressHome()
    #expect(screen.isViewLoaded)
    #expect(UIApplication.shared.applicationState == .background)
    #expect(device.superCallMistakes.isEmpty)
    #expect(device.foundationTimerCount == 0, "a Foundation timer was left behind")
  }

  @Test("An app is launched with a screen, with a window or by its delegate")
  func launching() {
    let screen = UIViewController()
    do {
      let device = HeadlessDevice()
      device.launch(showing: screen)
    }
    #expect(screen.isViewLoaded)
    do {
      let device = HeadlessDevice()
      let window = device.launch { scene in
        let window = UIWindow(windowScene: scene)
        let root = UIViewController()
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        return window
      }
      #expect(window.isKeyWindow)
    }
    do {
      let device = HeadlessDevice()
      let window = device.launch(AppDelegate())
      #expect(window?.rootViewController is ListViewController)
    }
  }

  @Test("The user and the system act on the app")
  func system() throws {
    let device = HeadlessDevice()
    let field = UITextField()
    let list = ListViewController()
    list.view.addSubview(field)
    device.launch(showing: list)

    device.pressHome()
    device.openApp()
    device.openControlCenter()
    device.closeControlCenter()
    device.rotate(to: .landscapeLeft)
    device.warnOfMemory()
    #expect(device.orientation == .landscapeLeft)

    device.tap(field)
    device.typeText("milk\n")
    #expect(field.text == "milk")
    let keyboard = try #require(device.keyboardFrame)
    #expect(keyboard.height > 0)

    device.tapRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
    #expect(list.tableView.indexPathForSelectedRow?.row == 0)
  }

  @Test("Several fingers touch the screen, and the app finishes on the main queue")
  func fingers() async {
    var saves = 0
    let screen = UIViewController()
    let save = UIButton(
      frame: CGRect(x: 0, y: 100, width: 100, height: 44), primaryAction: UIAction { _ in saves += 1 })
    let close = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
    let reload = UIButton(
      frame: CGRect(x: 0, y: 300, width: 100, height: 44),
      primaryAction: UIAction { _ in
        DispatchQueue.main.async { MainActor.assumeIsolated { screen.title = "Loaded" } }
      })
    [save, close, reload].forEach(screen.view.addSubview)
    let device = HeadlessDevice()
    device.launch(showing: screen)

    device.touches {
      device.tap(save)
      device.tap(close)
    }
    #expect(saves == 1)

    device.tap(reload)
    await device.runMainQueue()
    #expect(screen.title == "Loaded")
  }

  @Test("The user scrolls")
  func scrolling() {
    let screen = UIViewController()
    let list = UIScrollView(frame: screen.view.bounds)
    list.contentSize = CGSize(width: 300, height: 5000)
    screen.view.addSubview(list)
    let device = HeadlessDevice()
    device.launch(showing: screen)

    let drag = device.beginDrag(of: list)
    drag?.move(byX: 0, y: -200, over: 0.3)
    device.advance(by: 1)  // The finger holds still.
    drag?.end()
    #expect(list.contentOffset.y == 200)

    device.flick(list, velocity: CGPoint(x: 0, y: -1000))
    device.advance(by: 0.5)
    #expect(list.isDecelerating)
    device.finishTransitions()
    #expect(!list.isDecelerating)
  }

  @Test("The user navigates, and changes settings")
  func navigating() {
    let device = HeadlessDevice()
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    device.launch(showing: navigation)

    navigation.pushViewController(UIViewController(), animated: false)
    device.tapBackButton(in: navigation)
    device.finishTransitions()
    #expect(navigation.viewControllers.count == 1)

    device.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(screen.traitCollection.userInterfaceStyle == .dark)

    device.isReduceMotionEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled)

    navigation.pushViewController(UIViewController(), animated: false)
    device.finishTransitions()
    let swipe = device.beginSwipeBack(in: navigation)
    swipe?.cancel()
    device.finishTransitions()
    #expect(navigation.viewControllers.count == 2)
    #expect(swipe != nil)

    let tablet = HeadlessDevice(idiom: .pad, maximumFramesPerSecond: 120)
    #expect(!tablet.isRunning)
  }

  @Test("The app leaves the foreground and returns")
  func background() {
    let device = HeadlessDevice()
    device.launch(showing: UIViewController())

    device.pressHome()
    #expect(UIApplication.shared.applicationState == .background)
    device.openApp()
    #expect(UIApplication.shared.applicationState == .active)

    device.pressHome()
    device.suspend(for: 3600, secondsAsleep: 600)
    #expect(device.continuousNow - device.now == 600)
  }

  @Test("A suspended process runs nothing until the app is opened")
  func suspension() {
    let device = HeadlessDevice()
    device.launch(showing: UIViewController())
    device.pressHome()
    device.advance(by: 60)
    #expect(device.isSuspended)
    device.openApp()
    #expect(!device.isSuspended)
  }

  @Test("Time passes when the test advances it")
  func time() {
    let device = HeadlessDevice()
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: navigation)

    navigation.pushViewController(UIViewController(), animated: true)
    device.advance(by: 0.2)
    #expect(device.isAnimating)
    device.finishTransitions()
    #expect(!device.isAnimating)

    var isDone = false
    let timer = device.schedule(after: 5) { isDone = true }
    device.advance(by: 4.9)
    #expect(!isDone)
    device.advance(by: 0.1)
    #expect(isDone)
    timer.cancel()
  }

  @Test("In real time the main run loop advances the device")
  func realTime() async throws {
    let device = HeadlessDevice(time: .real)
    device.launch(showing: UIViewController())
    try await Task.sleep(nanoseconds: 10_000_000)
    #expect(device.now >= 0.01)
  }

  @Test("A menu is opened and closed")
  func menu() {
    let device = HeadlessDevice()
    let player = UIViewController()
    device.launch(showing: player)
    device.openMenu(of: player)
    device.finishTransitions()
    #expect(player.presentedViewController != nil)
    device.closeMenu(of: player)
    device.finishTransitions()
    #expect(player.presentedViewController == nil)
  }

  @Test("A finger drags a slider")
  func slider() {
    let device = HeadlessDevice()
    let screen = UIViewController()
    let volume = UISlider(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
    screen.view.addSubview(volume)
    device.launch(showing: screen)
    let drag = device.beginDrag(of: volume)
    drag?.move(to: 0.8)
    drag?.end()
    #expect(volume.value == 0.8)
  }
}

/// An app that is launched by its delegate, as in an article.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ListViewController()
    window?.makeKeyAndVisible()
  }
}

final class ListViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

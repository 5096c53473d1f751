import HeadlessDevice
import SuspendBehavior
import UIKit

/// The app of a journey: its first screens and its process, which is launched, killed and launched again.
@MainActor
final class DemoApp {
  private let device: HeadlessDevice
  private let idiom: UIUserInterfaceIdiom
  private let screens: Screens
  private let overlay: DemoOverlay
  private let example: ExampleApp
  private let report: Report
  /// The first screens. A launch after `kill` makes them again.
  private var root: JourneyCommand.Root?
  private var suspension: SuspendSubscription?
  /// The pages, if the first screens are pages.
  private(set) var pages: DemoPages?

  init(
    device: HeadlessDevice, idiom: UIUserInterfaceIdiom, screens: Screens, overlay: DemoOverlay, example: ExampleApp,
    report: Report
  ) {
    self.device = device
    self.idiom = idiom
    self.screens = screens
    self.overlay = overlay
    self.example = example
    self.report = report
  }

  // MARK: What a command needs

  func requireRunning() throws(Refusal) {
    _ = try requireRoot()
    guard device.isRunning else { throw Refusal(message: "the app is not running; 'open' it") }
  }

  func requirePad(for command: String) throws(Refusal) {
    guard idiom == .pad else {
      throw Refusal(message: "'\(command)' needs an iPad; a journey from a file is played on one where it has to be")
    }
  }

  private func requireRoot() throws(Refusal) -> JourneyCommand.Root {
    guard let root else { throw Refusal(message: "there is no app yet; start it with 'root NAME'") }
    return root
  }

  // MARK: The process

  /// Launches the app with its first screens. In an app that runs, they replace what the key window shows.
  func plan(_ root: JourneyCommand.Root) throws(Refusal) -> JourneyPlan {
    let window = device.keyWindow
    if device.isRunning, window == nil { throw Refusal(message: "no window is key") }
    if case .split = root { try requirePad(for: "root split") }
    try screens.requireFree(root.names)
    return { [self] in
      let controller = makeRoot(root)
      if device.isRunning { window?.rootViewController = controller } else { launch(showing: controller) }
      self.root = root
    }
  }

  /// Launches the app with the first screens that it had before.
  func planToLaunchAgain() throws(Refusal) -> JourneyPlan {
    try plan(requireRoot())
  }

  func kill() {
    suspension?.cancel()
    suspension = nil
    overlay.end()
    example.end()
    screens.removeAll()
    pages = nil
    device.kill()
    report(.app(.killed), of: "app")
  }

  private func launch(showing controller: UIViewController) {
    suspension = SuspendMonitor.shared.subscribe { [report] event in report(.suspend(event), of: "app") }
    device.launch(showing: controller)
  }

  // MARK: The first screens

  private func makeRoot(_ root: JourneyCommand.Root) -> UIViewController {
    if root == .app { example.launch() } else { example.end() }
    var pages: DemoPages?
    let controller: UIViewController
    switch root {
    case .screen(let name): controller = screens.make(name)
    case .navigation(let name): controller = makeNavigation(name)
    case .app: controller = makeNavigation(JourneyCommand.Root.firstScreenOfApp)
    case .tabs(let names):
      let tabs = UITabBarController()
      tabs.viewControllers = names.map(makeNavigation)
      controller = tabs
    case .pages(let names):
      let made = DemoPages(names.map(screens.make))
      pages = made
      controller = made.controller
    case .split(let names):
      let split = UISplitViewController()
      split.viewControllers = names.map(makeNavigation)
      controller = split
    }
    self.pages = pages
    return controller
  }

  private func makeNavigation(_ name: String) -> UINavigationController {
    UINavigationController(rootViewController: screens.make(name))
  }
}

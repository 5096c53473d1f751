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
  private let report: Report
  /// The first screens. A launch after `kill` makes them again.
  private var root: JourneyCommand.Root?
  private var suspension: SuspendSubscription?
  /// The pages, if the first screens are pages.
  private(set) var pages: DemoPages?

  init(
    device: HeadlessDevice, idiom: UIUserInterfaceIdiom, screens: Screens, overlay: DemoOverlay, report: Report
  ) {
    self.device = device
    self.idiom = idiom
    self.screens = screens
    self.overlay = overlay
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
  func show(_ root: JourneyCommand.Root) throws(Refusal) {
    if device.isRunning { try replace(with: root) } else { try launch(root) }
    self.root = root
  }

  /// Launches the app with the first screens that it had before.
  func launchAgain() throws(Refusal) {
    try launch(requireRoot())
  }

  func kill() {
    suspension?.cancel()
    suspension = nil
    overlay.end()
    screens.removeAll()
    pages = nil
    device.kill()
    report(.app(.killed), of: "app")
  }

  private func launch(_ root: JourneyCommand.Root) throws(Refusal) {
    let controller = try makeRoot(root)
    suspension = SuspendMonitor.shared.subscribe { [report] event in report(.suspend(event), of: "app") }
    device.launch(showing: controller)
  }

  private func replace(with root: JourneyCommand.Root) throws(Refusal) {
    guard let window = device.keyWindow else { throw Refusal(message: "no window is key") }
    window.rootViewController = try makeRoot(root)
  }

  // MARK: The first screens

  private func makeRoot(_ root: JourneyCommand.Root) throws(Refusal) -> UIViewController {
    var pages: DemoPages?
    let controller: UIViewController
    switch root {
    case .screen(let name): controller = try screens.make(name)
    case .navigation(let name): controller = try makeNavigation(name)
    case .tabs(let names):
      let tabs = UITabBarController()
      tabs.viewControllers = try names.map(makeNavigation)
      controller = tabs
    case .pages(let names):
      let made = DemoPages(try names.map(screens.make))
      pages = made
      controller = made.controller
    case .split(let names):
      try requirePad(for: "root split")
      let split = UISplitViewController()
      split.viewControllers = try names.map(makeNavigation)
      controller = split
    }
    self.pages = pages
    return controller
  }

  private func makeNavigation(_ name: String) throws(Refusal) -> UINavigationController {
    UINavigationController(rootViewController: try screens.make(name))
  }
}

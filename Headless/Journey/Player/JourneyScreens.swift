import HeadlessDevice
import UIKit

/// The screens of an app by name, and what the user sees of them. Throws a refusal when a command needs one that is not there.
@MainActor
final class JourneyScreens {
  private let device: HeadlessDevice
  private let app: any JourneyApp
  private var made: [WeakScreen] = []
  /// The windows beside the first, by the name of their screen.
  var windows: [String: UIWindow] = [:]
  /// The scenes beside the first, by the name of their screen.
  var scenes: [String: UIWindowScene] = [:]

  private struct WeakScreen {
    weak var screen: UIViewController?
  }

  init(of device: HeadlessDevice, app: any JourneyApp) {
    self.device = device
    self.app = app
  }

  // MARK: Creating

  /// Throws if there is a screen of one of these names already, or two of the names are the same.
  func requireFree(_ names: [String]) throws(JourneyRefusal) {
    var taken = Set(self.names)
    for name in names where !taken.insert(name).inserted {
      throw JourneyRefusal("there is a screen named '\(name)' already")
    }
  }

  /// Creates a screen, whose name is free.
  func make(_ name: String) -> UIViewController {
    let screen = app.makeScreen(named: name)
    made.removeAll { $0.screen == nil }
    made.append(WeakScreen(screen: screen))
    return screen
  }

  func makeFirstScreen() -> UIViewController? {
    app.makeFirstScreen()
  }

  /// The process has ended.
  func removeAll() {
    made = []
    windows = [:]
    scenes = [:]
  }

  // MARK: By name

  var names: [String] { all.compactMap(app.name) }

  /// The screens that have been created and are still in memory, and those that the app has created and that are in the key
  /// window.
  var all: [UIViewController] {
    let made = made.compactMap(\.screen)
    let others = device.keyWindow?.rootViewController?.controllersInside ?? []
    return made + others.filter { other in app.name(of: other) != nil && !made.contains { $0 === other } }
  }

  func screen(named name: String) throws(JourneyRefusal) -> UIViewController {
    guard let screen = all.first(where: { app.name(of: $0) == name }) else {
      throw JourneyRefusal("there is no screen named '\(name)'")
    }
    return screen
  }

  /// - Returns: the name of a screen, alert or menu, for a message.
  func name(of controller: UIViewController) -> String {
    if let name = app.name(of: controller) { return name }
    if controller is UIAlertController || device.isMenu(controller), let title = controller.title { return title }
    return controller is UISearchController ? "search" : String(describing: type(of: controller))
  }

  // MARK: What the user sees

  /// - Returns: the topmost screen or alert of the key window.
  func visible() throws(JourneyRefusal) -> UIViewController {
    guard let topmost else { throw JourneyRefusal("no screen is visible in the key window") }
    return topmost
  }

  var visibleName: String { topmost.map(name) ?? "" }

  /// - Returns: the navigation controller of the visible screen, for `command`.
  func navigation(for command: String) throws(JourneyRefusal) -> UINavigationController {
    guard let navigation = try visible().navigationController else {
      throw JourneyRefusal("'\(command)' needs a navigation controller, and '\(visibleName)' is in none")
    }
    return navigation
  }

  var topmost: UIViewController? { device.keyWindow?.rootViewController?.pathToTopmost.last }
}

import Journey
import UIKit

/// An app of plain screens, whose title is their name. It can have first screens of its own.
@MainActor
final class NamedScreens: JourneyApp {
  var firstScreen: UIViewController?

  func makeScreen(named name: String) -> UIViewController {
    Self.screen(name)
  }

  func makeFirstScreen() -> UIViewController? { firstScreen }

  func name(of controller: UIViewController) -> String? {
    // Menus are UIKit's own controllers.
    controller is UIAlertController || "\(type(of: controller))".hasPrefix("_") ? nil : controller.title
  }

  static func screen(_ name: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = name
    return screen
  }
}

import HeadlessDevice
import UIKit

@MainActor
func loadedScreen() -> UIViewController {
  let screen = UIViewController()
  screen.loadViewIfNeeded()
  return screen
}

@MainActor
func loadedScreens(_ count: Int) -> [UIViewController] {
  (0..<count).map { _ in loadedScreen() }
}

extension UIViewController {
  func appearAndDisappear() {
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// Adds a child as an app's own container does.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// An app that was launched a second ago.
@MainActor
struct LaunchedApp {
  let device = HeadlessDevice()
  let navigation = UINavigationController()

  init(showing screen: UIViewController) {
    navigation.setViewControllers([screen], animated: false)
    device.launch(showing: navigation)
    device.advance(by: 1)
  }

  /// - Returns: `work`, which keeps the app.
  func keeping(_ work: @escaping Meter.Work) -> Meter.Work {
    { withExtendedLifetime((device, navigation)) { work() } }
  }
}

/// An app with screens side by side, all of them visible and at rest.
@MainActor
struct Columns {
  let app: LaunchedApp
  let container = loadedScreen()
  let screens: [UIViewController]

  init(_ screens: [UIViewController]) {
    self.screens = screens
    screens.forEach(container.embed)
    app = LaunchedApp(showing: container)
    app.device.advance(by: 5)
  }
}

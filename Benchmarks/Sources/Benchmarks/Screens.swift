import HeadlessDevice
import UIKit

@MainActor
func loadedScreen() -> UIViewController {
  let screen = UIViewController()
  screen.loadViewIfNeeded()
  return screen
}

extension UIViewController {
  func appearAndDisappear() {
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// What stands in the place of the hidden child when only the stand-in is measured.
  func addEmptyChild() {
    let child = UIViewController()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// An app that was launched a second ago.
@MainActor
struct LaunchedApp {
  let device = HeadlessDevice().drivingLifecycleTime()
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

import HeadlessDevice
import LifecycleTestKit
import UIKit

@MainActor
func loadedScreen() -> UIViewController {
  let screen = UIViewController()
  screen.loadViewIfNeeded()
  return screen
}

/// An app that has been launched a second ago, with a stack of screens.
@MainActor
struct StackApp {
  let device = HeadlessDevice().drivingLifecycleTime()
  let navigation = UINavigationController()

  var top: UIViewController { navigation.viewControllers[navigation.viewControllers.count - 1] }

  /// - Parameters:
  ///   - count: how many screens are in the stack.
  ///   - attach: called with each screen before it is shown.
  init(of count: Int = 1, _ attach: (UIViewController) -> Void = { _ in }) {
    let screens = (0..<count).map { _ in loadedScreen() }
    navigation.setViewControllers(screens, animated: false)
    screens.forEach(attach)
    device.launch(showing: navigation)
    device.advance(by: 1)
  }

  /// - Returns: `work`, which keeps the app.
  func keeping(_ work: @escaping Measurement.Work) -> Measurement.Work {
    { withExtendedLifetime((device, navigation)) { work() } }
  }
}

import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// A navigation stack of watched screens, the last of them visible. With 0 of them, the stack has one screen that is not
/// watched.
@MainActor
struct WatchedApp {
  let device = HeadlessDevice().drivingLifecycleTime()
  let navigation = UINavigationController()
  let changes = Changes()

  final class Changes {
    var count = 0
  }

  init(screens: Int, sampling: FocusSampling) {
    let controllers = (0..<max(1, screens)).map { _ in UIViewController() }
    navigation.setViewControllers(controllers, animated: false)
    for controller in controllers.prefix(screens) {
      controller.loadViewIfNeeded()
      controller.addBehaviors([
        FocusBehavior(FocusOptions(sampling: sampling)) { [changes] _ in changes.count += 1 }
      ])
    }
    device.launch(showing: navigation)
    device.advance(by: 1)
  }

  /// Lets the display link call back `count` times. The device advances one frame at a time.
  func tick(_ count: Int) {
    for _ in 0..<count { device.advance(by: 1.0 / 60) }
  }
}

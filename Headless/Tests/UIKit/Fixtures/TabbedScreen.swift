import HeadlessDevice
import LifecycleTestKit
import TestSupport
import UIKit

/// An app with two tabs: a navigation controller whose root is the screen A, which has a child, and a plain controller.
/// B is there to be presented.
final class TabbedScreen: LoggedDevice {
  let tab = UITabBarController()
  let nav: UINavigationController
  let sibling = UIViewController()
  let screen: LoggedViewController
  let helper = UIViewController()
  let modal: LoggedViewController

  init() {
    let log = LifecycleTranscript()
    screen = log.screen("A")
    modal = log.screen("B")
    nav = UINavigationController(rootViewController: screen)
    super.init(HeadlessDevice(), log)
    tab.viewControllers = [nav, sibling]
    device.launch(showing: tab)
    screen.embed(helper)
    device.turn()
    log.flush()
  }
}

extension FixtureSuite where Fixture == TabbedScreen {
  var tab: UITabBarController { fixture.tab }
  var nav: UINavigationController { fixture.nav }
  /// The other tab.
  var sibling: UIViewController { fixture.sibling }
  var screen: LoggedViewController { fixture.screen }
  /// The child of the screen.
  var helper: UIViewController { fixture.helper }
  var modal: LoggedViewController { fixture.modal }
}

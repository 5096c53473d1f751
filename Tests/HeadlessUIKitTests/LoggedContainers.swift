import LifecycleTestKit
import TestSupport
import UIKit

/// A navigation controller that writes when its own overrides begin and end.
final class LoggedNavigationController: UINavigationController {
  var log: LifecycleTranscript?

  override func viewWillAppear(_ animated: Bool) {
    log?.record("nav.wA")
    super.viewWillAppear(animated)
    log?.record("nav.wA ends")
  }

  override func viewDidAppear(_ animated: Bool) {
    log?.record("nav.dA")
    super.viewDidAppear(animated)
    log?.record("nav.dA ends")
  }

  override func viewWillDisappear(_ animated: Bool) {
    log?.record("nav.wD")
    super.viewWillDisappear(animated)
    log?.record("nav.wD ends")
  }

  override func viewDidDisappear(_ animated: Bool) {
    log?.record("nav.dD")
    super.viewDidDisappear(animated)
    log?.record("nav.dD ends")
  }
}

/// A tab bar controller that writes when its own overrides begin and end.
final class LoggedTabBarController: UITabBarController {
  var log: LifecycleTranscript?

  override func viewWillAppear(_ animated: Bool) {
    log?.record("tab.wA")
    super.viewWillAppear(animated)
    log?.record("tab.wA ends")
  }

  override func viewDidAppear(_ animated: Bool) {
    log?.record("tab.dA")
    super.viewDidAppear(animated)
    log?.record("tab.dA ends")
  }

  override func viewWillDisappear(_ animated: Bool) {
    log?.record("tab.wD")
    super.viewWillDisappear(animated)
    log?.record("tab.wD ends")
  }

  override func viewDidDisappear(_ animated: Bool) {
    log?.record("tab.dD")
    super.viewDidDisappear(animated)
    log?.record("tab.dD ends")
  }
}

/// Writes what the containers' delegates hear.
final class LoggedDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  let log: LifecycleTranscript
  var allowsSelection = true

  init(_ log: LifecycleTranscript) {
    self.log = log
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggedViewController)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.record("willShow \(name(viewController)) \(animated)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    log.record("didShow \(name(viewController)) \(animated)")
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    log.record("shouldSelect \(name(viewController))")
    return allowsSelection
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.record("didSelect \(name(viewController))")
  }
}

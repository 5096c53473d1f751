import LifecycleBehaviors
import UIKit

/// A screen that does not forward appearance to its children, except to the hidden child, as the issue recommends.
final class NonForwardingScreen: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    begin(true, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    end()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    begin(false, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end()
  }

  private func begin(_ isAppearing: Bool, _ animated: Bool) {
    lifecycleBehaviorViewController?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func end() {
    lifecycleBehaviorViewController?.endAppearanceTransition()
  }
}

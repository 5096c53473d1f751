import LifecycleBehaviors
import UIKit

/// A screen that forwards appearance to its children itself, the hidden child among them.
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
    for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  private func end() {
    for child in children { child.endAppearanceTransition() }
  }
}

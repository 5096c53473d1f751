import LifecycleBehaviors
import UIKit

final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addDefaultBehaviors()
  }
}

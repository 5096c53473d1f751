import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

final class PlayerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      KeepAwakeBehavior()
    ])
  }
}

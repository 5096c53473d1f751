import LifecycleBehaviors
import UIKit

final class ScreenUnderTest: UIViewController {
  private let behaviors: [any ViewControllerLifecycleBehavior]

  init(behaviors: [any ViewControllerLifecycleBehavior]) {
    self.behaviors = behaviors
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors(behaviors)
  }
}

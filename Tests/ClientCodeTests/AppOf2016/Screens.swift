import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

class ListViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField()
  var onSelect: ((String) -> Void)?
  private(set) var reloads = 0
  private let stack = StackDelegateOf2016()
  private var observer: ActivityObserver?

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    view.addSubview(field)
    navigationController?.delegate = stack
    observer = ActivityObserver(screen: self)
    addBehaviors([DismissKeyboardOnTapBehavior()])
  }

  func reload() {
    reloads += 1
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onSelect?(textField.text ?? "")
    return false
  }
}

class DetailViewController: UIViewController {
  let label = UILabel()

  func show(_ name: String) {
    label.text = name
    title = name
  }
}

/// A delegate that is an object of its own.
class StackDelegateOf2016: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard viewController.lifecycleBehaviorViewController == nil, viewController.contentChildren.isEmpty else { return }
    viewController.addBehaviors([KeepAwakeBehavior()])
  }
}

import UIKit

/// A screen with one field.
final class FormScreen: UIViewController {
  enum Field { case name }

  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
}

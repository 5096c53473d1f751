import UIKit

/// A lock into which a PIN is typed.
final class PinScreen: UIViewController {
  let pin = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pin)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pin.becomeFirstResponder()
  }
}

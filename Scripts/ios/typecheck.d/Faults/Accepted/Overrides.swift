// Overrides whose types differ as Swift permits.
import UIKit

final class OwnWindow: UIView {
  override var window: UIWindow { UIWindow() }
}

final class AnyController: UINavigationController {
  override func pushViewController(_ controller: UIViewController?, animated: Bool) {}
}

final class Appearing: UIViewController {
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
}

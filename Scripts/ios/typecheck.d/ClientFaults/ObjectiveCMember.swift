// expect: - (void)badge;
// A member in Objective-C that no client sees: a screen's own method of this name would replace it.
import UIKit

extension UIViewController {
  @objc func badge() {}
}

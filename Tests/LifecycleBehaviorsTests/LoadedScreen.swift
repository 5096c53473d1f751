import UIKit

extension UIViewController {
  /// A plain screen at the stage of `viewDidLoad`.
  static func loaded() -> UIViewController {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    return screen
  }
}

import UIKit

extension UIViewController {
  /// The canonical way to embed: addChild, addSubview, didMove(toParent:).
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// The canonical way back: willMove(toParent: nil), removeFromSuperview, removeFromParent.
  func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

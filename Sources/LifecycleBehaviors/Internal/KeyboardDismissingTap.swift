import UIKit

/// A tap that ends editing in its view and is its own target.
final class KeyboardDismissingTap: UITapGestureRecognizer {
  /// Without it the tap has no business here any more.
  weak var owner: AnyObject?

  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    addTarget(self, action: Self.endEditingSelector)
  }

  func endEditing() {
    if owner == nil {
      view?.removeGestureRecognizer(self)
    } else {
      view?.endEditing(false)
    }
  }
}

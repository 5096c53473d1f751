// expect: error: cannot override with a stored property 'badge'
// A member of the class itself: a screen cannot have one of its own by this name.
import UIKit

extension UIViewController {
  public var badge: Int { 0 }
}

// expect: Planted sends the private message _setHeight:
import UIKit

@objc protocol PrivateView {
  func _setHeight(_ height: Double)
}

@MainActor
public func enlarge(_ view: UIView) {
  unsafeBitCast(view, to: (any PrivateView).self)._setHeight(44)
}

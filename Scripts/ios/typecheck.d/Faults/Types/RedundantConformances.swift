// UIKit's classes have these already.
import UIKit

// expect: conformance of 'UIControl' to protocol 'UIContextMenuInteractionDelegate' was already stated in the type's module 'UIKit'
extension UIControl: UIContextMenuInteractionDelegate {}

// expect: conformance of 'UIView' to protocol 'UIDynamicItem' was already stated in the type's module 'UIKit'
extension UIView: UIDynamicItem {}

// expect: conformance of 'UISearchBar' to protocol 'UITextInputTraits' was already stated in the type's module 'UIKit'
extension UISearchBar: UITextInputTraits {}

// expect: conformance of 'UITextField' to protocol 'UITextInput' was already stated in the type's module 'UIKit'
extension UITextField: UITextInput {}

// expect: conformance of 'UIViewController' to protocol 'NSExtensionRequestHandling' was already stated in the type's module 'UIKit'
extension UIViewController: NSExtensionRequestHandling {}

// expect: conformance of 'UIFont' to protocol 'NSSecureCoding' was already stated in the type's module 'UIKit'
extension UIFont: NSSecureCoding {}

// expect: conformance of 'UIView' to protocol 'UILargeContentViewerItem' was already stated in the type's module 'UIKit'
extension UIView: UILargeContentViewerItem {}

// expect: conformance of 'UIButton' to protocol 'UISpringLoadedInteractionSupporting' was already stated in the type's module 'UIKit'
extension UIButton: UISpringLoadedInteractionSupporting {}

// expect: conformance of 'UILayoutPriority' to protocol 'Comparable' was already stated in the type's module 'UIKit'
extension UILayoutPriority: Comparable {}

// expect: conformance of 'UIEdgeInsets' to protocol 'Decodable' was already stated in the type's module 'UIKit'
// expect: conformance of 'UIEdgeInsets' to protocol 'Encodable' was already stated in the type's module 'UIKit'
extension UIEdgeInsets: Codable {}

// expect: conformance of 'UIColor' to protocol 'Sendable' was already stated in the type's module 'UIKit'
extension UIColor: @unchecked Sendable {}

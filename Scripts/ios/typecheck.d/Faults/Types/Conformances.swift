import UIKit

protocol Named {
  func name() -> String
}

// expect: conformance of 'NamedController' to protocol 'Named' crosses into main actor-isolated code and can cause data races
final class NamedController: UIViewController, Named {
  func name() -> String { title ?? "" }
}

// expect: conformance of 'UIView' to protocol 'Named' crosses into main actor-isolated code and can cause data races
extension UIView: Named {
  func name() -> String { accessibilityIdentifier ?? "" }
}

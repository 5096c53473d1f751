import UIKit

/// Recognizes classes of UIKit's own that apps cannot name.
@MainActor
package enum UIKitClasses {
  private static var names: [ObjectIdentifier: String] = [:]

  /// The name of a class without its module. It is composed once: screens are asked for it at every sample.
  package static func name(of type: AnyClass) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Whether the class may be UIKit's. Where UIKit is linked statically the app's own bundle holds both, so the name is
  /// asked too.
  package static func contain(_ type: AnyClass) -> Bool {
    Bundle(for: type) == Bundle(for: UIWindow.self)
  }

  /// Whether the class is UIKit's and its name begins with one of `prefixes`.
  static func contain(_ type: AnyClass, named prefixes: String...) -> Bool {
    let name = name(of: type)
    return prefixes.contains(where: name.hasPrefix) && contain(type)
  }
}

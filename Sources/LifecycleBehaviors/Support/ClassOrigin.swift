import UIKit

/// Recognizes the classes of UIKit and AVKit that an app cannot name, by where they come from.
///
/// A class of an app never begins as those of a framework of Apple's do *and* is in that framework's bundle. If UIKit is linked statically,
/// the app's bundle contains both; then the prefix alone decides.
@MainActor
package enum ClassOrigin {
  private static var names: [ObjectIdentifier: String] = [:]

  /// The name of a class without its module. It is cached, because every sample reads it for each screen.
  package static func name(of type: AnyClass) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Whether the class is a private one of UIKit's.
  package static func isPrivateToUIKit(_ type: AnyClass) -> Bool {
    name(of: type).hasPrefix("_UI") && isInBundleOfUIKit(type)
  }

  /// Whether the class is in UIKit's bundle.
  package static func isInBundleOfUIKit(_ type: AnyClass) -> Bool {
    Bundle(for: type) == Bundle(for: UIWindow.self)
  }

  /// Whether the class is Apple's and its name begins with one of `prefixes`.
  package static func isOfApple(_ type: AnyClass, prefixes: String...) -> Bool {
    let name = name(of: type)
    guard prefixes.contains(where: name.hasPrefix) else { return false }
    return isInBundleOfUIKit(type) || Bundle(for: type).bundleIdentifier?.hasPrefix("com.apple.") == true
  }
}

import UIKit

/// The origin of a class. It recognizes classes of UIKit and AVKit that an app cannot name.
///
/// No class of an app has the prefix of an Apple framework *and* is in the framework's bundle. If UIKit is linked statically,
/// the app's bundle contains both kinds of classes, and only the prefix decides.
@MainActor
package struct ClassOrigin {
  private static var known: [ObjectIdentifier: ClassOrigin] = [:]

  /// The name of the class without its module.
  package let name: String
  /// Whether the class is UIKit's, and its name begins with `UI`, with an underscore or without.
  package let isOfUIKit: Bool
  /// Whether the class is a private one of UIKit's.
  package let isPrivateToUIKit: Bool
  /// Whether the class is one of AVKit's.
  package let isOfAVKit: Bool
  /// Whether AVKit or WebKit shows a video or an element in full screen with this class.
  package let isOfFullScreen: Bool

  /// The origin of a class. It is cached, because every sample reads it for each screen.
  package static func of(_ type: AnyClass) -> ClassOrigin {
    if let origin = known[ObjectIdentifier(type)] { return origin }
    let origin = ClassOrigin(type)
    known[ObjectIdentifier(type)] = origin
    return origin
  }

  private init(_ type: AnyClass) {
    let (name, bundle) = (String(describing: type), Bundle(for: type))
    let isInBundleOfUIKit = bundle == Bundle(for: UIWindow.self)
    let isOfApple = isInBundleOfUIKit || bundle.bundleIdentifier?.hasPrefix("com.apple.") == true
    self.name = name
    isOfUIKit = isInBundleOfUIKit && name.drop { $0 == "_" }.hasPrefix("UI")
    isPrivateToUIKit = isInBundleOfUIKit && name.hasPrefix("_UI")
    isOfAVKit = isOfApple && ["AV", "_AV"].contains(where: name.hasPrefix)
    isOfFullScreen = isOfAVKit || isOfApple && ["WebAV", "WKFullScreen"].contains(where: name.hasPrefix)
  }
}

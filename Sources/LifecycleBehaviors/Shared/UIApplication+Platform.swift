import UIKit

/// App extensions must not use `UIApplication.shared`, nor must a product that is linked to one. Products read `current`.
extension UIApplication {
  /// Whether this process is an app extension. UIKit has an application object there too, but its scenes, windows and
  /// states are not those of the extension. Only tests set it.
  package static var isInAppExtension = Bundle.main.bundlePath.hasSuffix(".appex")

  /// The application; nil in an app extension, where a caller does what needs no app, or reports that it does nothing.
  ///
  /// On the main thread only. Reading it costs no more than `shared`: what is found once is kept, as UIKit keeps it.
  package static var current: UIApplication? { isInAppExtension ? nil : theApplication }

  #if os(iOS) || os(tvOS) || os(visionOS)
    private static var found: UIApplication?

    /// Read by its name: the compiler refuses the property itself in a module for extensions, where the program must not
    /// reach the application. Here it does not: `current` is nil there.
    private static var theApplication: UIApplication? {
      if found == nil { found = value(forKey: "sharedApplication") as? UIApplication }
      return found
    }
  #else
    /// The stand-in's, in a process where one app may follow another.
    private static var theApplication: UIApplication { shared }
  #endif
}

import UIKit

/// App extensions and products linked to one must not use `UIApplication.shared`. Products read `current`.
extension UIApplication {
  /// Whether this process is an app extension. UIKit has an application object there too, but its scenes, windows and
  /// states are not those of the extension. Only tests set it, before other threads read it.
  nonisolated(unsafe) package static var isInAppExtension = Bundle.main.bundlePath.hasSuffix(".appex")

  /// The application; nil in an app extension, before `UIApplicationMain`, and in tests without a host app.
  ///
  /// On the main thread only. Reading it costs no more than `shared`: the application is cached, nil is not.
  package static var current: UIApplication? { isInAppExtension ? nil : theApplication }

  #if os(iOS) || os(tvOS) || os(visionOS)
    private static var found: UIApplication?

    /// Read by name, because the compiler rejects `shared` in a module that extensions link. It is not read in an
    /// extension.
    private static var theApplication: UIApplication? {
      if found == nil { found = value(forKey: "sharedApplication") as? UIApplication }
      return found
    }

    /// UIKit has one app in a process. An object that was created before `UIApplicationMain` belongs to it too.
    static let objectsOfProcess = AppObjects()
  #else
    /// The stand-in's, in a process where one app may follow another.
    private static var theApplication: UIApplication? { existing }

    /// One app may follow another: its objects end with it.
    static var objectsOfProcess: AppObjects {
      if let objects = shared.companion as? AppObjects { return objects }
      let objects = AppObjects()
      shared.companion = objects
      return objects
    }
  #endif
}

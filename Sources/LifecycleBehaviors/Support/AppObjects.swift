import UIKit

/// The objects of which an app has one each, such as the center that looks at all its screens.
///
/// They are found when they are used and never kept across a launch: a test that launches a new app in the same process
/// starts with none. This is the only place in the products that knows that one app may follow another.
@MainActor
package final class AppObjects {
  private static weak var application: UIApplication?
  private static var latest = AppObjects()

  /// The objects of the running app. Those of an app that ran before are released.
  package static var current: AppObjects {
    releaseFormer()
    return latest
  }

  /// Releases the objects of an app that ran before, if another one has followed. A device does so when its app ends; otherwise
  /// they would be released, and stop observing, only when an object of the next app is used.
  package static func releaseFormer() {
    guard application !== UIApplication.ofProcess else { return }
    let ended = latest
    application = UIApplication.ofProcess
    latest = AppObjects()
    // Released only now: the end of one of them may ask for an object of the new app.
    withExtendedLifetime(ended) {}
  }

  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The app's object of this type; nil until it is set, or made by ``object(orMake:)``.
  package subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the app's object of this type, and makes it if there is none.
  package func object<Object: AnyObject>(orMake make: @autoclosure () -> Object) -> Object {
    if let object = self[Object.self] { return object }
    let object = make()
    self[Object.self] = object
    return object
  }
}

import UIKit

/// The app's shared objects, one of each class, such as the center that samples the focus of all screens.
///
/// A test may launch one app after another in one process. The next app starts with none, so look an object up when it is used, and
/// don't retain it.
@MainActor
package final class AppObjects {
  private static weak var application: UIApplication?
  private static var latest = AppObjects()

  /// The objects of the running app. Those of an earlier app are deallocated.
  package static var current: AppObjects {
    releaseFormer()
    return latest
  }

  /// Releases the objects of an earlier app if another one has followed. A headless device calls this when its app ends;
  /// otherwise they would keep observing until an object of the next app is used.
  package static func releaseFormer() {
    guard application !== UIApplication.ofProcess else { return }
    let ended = latest
    application = UIApplication.ofProcess
    latest = AppObjects()
    // Released only now: a deinitializer may look up an object of the new app.
    withExtendedLifetime(ended) {}
  }

  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The app's object of this type; nil until it is set, or created by ``object(orCreate:)``.
  package subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the app's object of this type, and creates it if there is none.
  package func object<Object: AnyObject>(orCreate create: @autoclosure () -> Object) -> Object {
    if let object = self[Object.self] { return object }
    let object = create()
    self[Object.self] = object
    return object
  }
}

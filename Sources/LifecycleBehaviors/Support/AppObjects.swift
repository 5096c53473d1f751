import UIKit

/// The app's shared objects, one of each class, such as the center that samples the focus of all screens.
///
/// A test may launch one app after another in one process. The next app starts with none, so look an object up when it is used, and
/// do not retain it.
@MainActor
package final class AppObjects {
  /// The objects of the running app.
  package static var current: AppObjects { UIApplication.objectsOfProcess }

  init() {}

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

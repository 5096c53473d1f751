import UIKit

/// Keeps the one object of its kind that serves the app. In tests, where one app follows another in a process, each app has
/// an object of its own. An app extension is one app without an application object.
///
/// A class: reading a value with a weak reference out of a static property copies the reference, which costs more than all
/// the rest.
@MainActor
package final class PerApp<Object> {
  private weak var application: UIApplication?
  private var object: Object?

  package init() {}

  /// The object of the running app; nil when there is none, or when it was set for another app.
  package var current: Object? {
    guard application === UIApplication.ofProcess else { return nil }
    return object
  }

  /// The object that was set last, even when its app has ended.
  package var latest: Object? { object }

  /// Sets the object of the running app; nil removes it.
  package func set(_ object: Object?) {
    application = UIApplication.ofProcess
    self.object = object
  }
}

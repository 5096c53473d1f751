import UIKit

/// Holds the one object of its kind that serves the app. In tests, where one app follows another in a process, each app has
/// an object of its own.
@MainActor
package struct PerApp<Object> {
  private weak var application: UIApplication?
  private var object: Object?

  package init() {}

  /// The object of the app that runs; nil when there is none, or another app had it.
  package var current: Object? {
    guard let application, application === UIApplication.shared else { return nil }
    return object
  }

  /// The object that was set last, also when its app has ended.
  package var latest: Object? { object }

  /// Makes `object` the one of the app that runs; nil ends it.
  package mutating func set(_ object: Object?) {
    application = UIApplication.shared
    self.object = object
  }
}

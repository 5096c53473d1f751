import UIKit

/// The app that a journey is played on, as far as a ``JourneyPlayer`` cannot find out about it.
@MainActor
public protocol JourneyApp: AnyObject {
  /// Creates the screen that a command names, such as that of `push Detail`. No other screen has this name.
  func makeScreen(named name: String) -> UIViewController

  /// Creates the first screens of the app itself, for `root app`. Nil if it has none, which is the default.
  func makeFirstScreen() -> UIViewController?

  /// - Returns: the name by which commands call a screen; nil for a container, an alert or another controller that they do not
  ///   name.
  func name(of controller: UIViewController) -> String?
}

extension JourneyApp {
  public func makeFirstScreen() -> UIViewController? { nil }
}

/// A screen that exists for journeys: it creates a field or a search bar when a command first uses it. On other screens
/// commands find what is there: a field by its `accessibilityIdentifier`, and the search controller of the navigation item.
@MainActor
public protocol JourneyScreen: UIViewController {
  /// Creates a field with the name as its `accessibilityIdentifier`, if there is none.
  func makeField(named name: String)

  /// Sets the search controller of the navigation item, if there is none.
  func makeSearchController()
}

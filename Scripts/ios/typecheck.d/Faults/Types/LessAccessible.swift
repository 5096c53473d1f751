// Objective-C would call what Swift says is private.
import UIKit

final class PrivateMethod: UIResponder, UIWindowSceneDelegate {
  // expect: method 'sceneDidBecomeActive' must be as accessible as its enclosing type because it matches a requirement in protocol 'UISceneDelegate'
  private func sceneDidBecomeActive(_ scene: UIScene) {}
}

final class PrivateRequirement: NSObject, UISearchResultsUpdating {
  // expect: method 'updateSearchResults(for:)' must be as accessible as its enclosing type because it matches a requirement in protocol 'UISearchResultsUpdating'
  private func updateSearchResults(for searchController: UISearchController) {}
}

public final class InternalWindow: UIResponder, UIWindowSceneDelegate {
  // expect: property 'window' must be declared public because it matches a requirement in public protocol 'UIWindowSceneDelegate'
  var window: UIWindow?
}

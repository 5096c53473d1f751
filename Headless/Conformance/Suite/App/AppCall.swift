import UIKit

/// A call of one of the app's delegates, or a notification of the app or of its scene.
struct AppCall {
  enum Kind: Hashable {
    /// A method of the app's delegate.
    case appDelegate
    /// A notification that UIApplication posts.
    case app
    /// A method of the scene's delegate.
    case sceneDelegate
    /// A notification that UIScene posts.
    case scene
    /// viewDidAppear of the screen that the app shows first.
    case firstScreen
  }

  let kind: Kind
  /// `applicationDidBecomeActive` or `UIApplication.didBecomeActive`
  let name: String
  /// The app's state inside the call.
  let state: UIApplication.State
}

extension UIApplication.State {
  /// `active`
  var name: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    @unknown default: "\(rawValue)"
    }
  }
}

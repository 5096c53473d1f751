/// How UIKit makes a scene: whose delegate, under which name.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  /// Of a subclass of `UIResponder` that conforms to `UISceneDelegate`. UIKit makes one for each scene.
  open var delegateClass: AnyClass?
  /// The app delegate has none of its own to offer.
  private(set) var isDefault = false

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  static func ofNoDelegate(for session: UISceneSession) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.isDefault = true
    return configuration
  }
}

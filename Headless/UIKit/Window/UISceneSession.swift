@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open private(set) weak var scene: UIScene?
  open private(set) var role = Role.windowApplication
  open private(set) var persistentIdentifier: String

  package init(persistentIdentifier: String) {
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }

  private var usedConfiguration: UISceneConfiguration?

  /// The configuration that the app delegate has returned for the scene, or one without a delegate where it was not
  /// called.
  open var configuration: UISceneConfiguration { usedConfiguration ?? .ofNoDelegate(for: self) }

  func use(_ configuration: UISceneConfiguration) {
    usedConfiguration = configuration
  }

  func connect(_ scene: UIScene?) {
    self.scene = scene
  }
}

/// How UIKit creates a scene: its name and the class of its delegate.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  /// A subclass of `UIResponder` that conforms to `UISceneDelegate`. UIKit creates one object of it for each scene.
  open var delegateClass: AnyClass?
  /// The app delegate does not implement the method that returns configurations.
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

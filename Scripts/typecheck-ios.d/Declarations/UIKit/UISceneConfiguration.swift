// Compiled with the headless stand-in, which does not ask for a scene's configuration.

@available(iOS 13.0, *)
@MainActor
open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {
    super.init()
  }

  open private(set) var name: String?
  open var delegateClass: AnyClass?
}

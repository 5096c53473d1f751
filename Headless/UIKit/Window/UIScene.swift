@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open internal(set) var activationState = ActivationState.unattached
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open private(set) var session: UISceneSession

  package init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  package internal(set) var isConnected = false
}

@available(iOS 13.0, *)
extension UIScene {
  nonisolated public class var willConnectNotification: NSNotification.Name { .init("UISceneWillConnectNotification") }
  nonisolated public class var didDisconnectNotification: NSNotification.Name {
    .init("UISceneDidDisconnectNotification")
  }
  nonisolated public class var didActivateNotification: NSNotification.Name { .init("UISceneDidActivateNotification") }
  nonisolated public class var willDeactivateNotification: NSNotification.Name {
    .init("UISceneWillDeactivateNotification")
  }
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    .init("UISceneWillEnterForegroundNotification")
  }
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UISceneDidEnterBackgroundNotification")
  }
}

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var hidesBackButton = false
  @available(iOS 11.0, *)
  open var backButtonTitle: String?
  @available(iOS 14.0, *)
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { BackButtonDisplayMode(rawValue: displayMode) ?? .default }
    set { displayMode = newValue.rawValue }
  }

  /// As a number, because a stored property cannot be newer than its class.
  private var displayMode = 0
  weak var owner: UIViewController?

  @available(iOS 11.0, *)
  open var searchController: UISearchController? {
    didSet { searchController?.item = self }
  }

  public init(title: String) {
    self.title = title
    super.init()
  }
}

extension UINavigationItem {
  @available(iOS 14.0, *)
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }
}

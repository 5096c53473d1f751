@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var hidesBackButton = false
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

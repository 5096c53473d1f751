@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var hidesBackButton = false

  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// The item of a controller in the tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  @available(iOS 7.0, *)
  open var selectedImage: UIImage?
  open var badgeValue: String?
  @available(iOS 10.0, *)
  open var badgeColor: UIColor?
  @available(iOS 5.0, *)
  open var titlePositionAdjustment = UIOffset.zero

  private var standard: UITabBarAppearance?
  private var scrollEdge: UITabBarAppearance?

  public override init() {
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  @available(iOS 7.0, *)
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Its title and image are the system's and cannot be read.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(iOS 13.0, *)
  open var standardAppearance: UITabBarAppearance? {
    get { standard }
    set { standard = newValue.map(duplicate) }
  }

  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdge }
    set { scrollEdge = newValue.map(duplicate) }
  }
}

extension UITabBarItem {
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }
}

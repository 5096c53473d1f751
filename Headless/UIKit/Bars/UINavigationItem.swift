/// The item of a screen in the navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  open var title: String?
  /// It is in no view hierarchy.
  open var titleView: UIView?
  open var prompt: String?

  weak var owner: UIViewController?

  @available(iOS 11.0, *)
  open var searchController: UISearchController? {
    didSet { searchController?.item = self }
  }
  @available(iOS 11.0, *)
  open var hidesSearchBarWhenScrolling = true

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) {
    coder.fail(UINavigationItem.self)
    return nil
  }

  /// R121: fails the coder.
  open func encode(with coder: NSCoder) {
    coder.fail(UINavigationItem.self)
  }

  // MARK: The back button of the screen above; only `hidesBackButton` is about this screen's own

  open var backBarButtonItem: UIBarButtonItem?
  @available(iOS 11.0, *)
  open var backButtonTitle: String?
  open var hidesBackButton = false

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  @available(iOS 5.0, *)
  open var leftItemsSupplementBackButton = false

  var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItem == nil || leftItemsSupplementBackButton)
  }

  /// As numbers, because a stored property cannot be newer than its class.
  private var backMode = 0
  private var titleMode = 0

  @available(iOS 14.0, *)
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { BackButtonDisplayMode(rawValue: backMode) ?? .default }
    set { backMode = newValue.rawValue }
  }

  @available(iOS 11.0, *)
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { LargeTitleDisplayMode(rawValue: titleMode) ?? .automatic }
    set { titleMode = newValue.rawValue }
  }

  // MARK: Buttons

  private var leftItems: [UIBarButtonItem] = []
  private var rightItems: [UIBarButtonItem] = []

  /// The first of the left items; setting it replaces the first, and nil removes it.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { leftItems.replaceFirst(with: newValue) }
  }

  @available(iOS 5.0, *)
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { leftItems = newValue ?? [] }
  }

  /// The first of the right items; setting it replaces the first, and nil removes it.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { rightItems.replaceFirst(with: newValue) }
  }

  @available(iOS 5.0, *)
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { rightItems = newValue ?? [] }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  @available(iOS 5.0, *)
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  @available(iOS 5.0, *)
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  // MARK: Appearances (copied, as UIKit does)

  private var appearances = BarAppearances()

  @available(iOS 13.0, *)
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue.map(duplicate) }
  }

  @available(iOS 13.0, *)
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue.map(duplicate) }
  }

  @available(iOS 13.0, *)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue.map(duplicate) }
  }

  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue.map(duplicate) }
  }
}

extension [UIBarButtonItem] {
  /// Source: Apple's pages on `leftBarButtonItem` and `rightBarButtonItem`: an item that is in the list already moves
  /// to the front.
  fileprivate mutating func replaceFirst(with item: UIBarButtonItem?) {
    if let item, let index = firstIndex(of: item) {
      insert(remove(at: index), at: 0)
    } else {
      replaceSubrange(startIndex..<Swift.min(endIndex, 1), with: item.map { [$0] } ?? [])
    }
  }
}

extension UINavigationItem {
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  @available(iOS 11.0, *)
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    @available(iOS 17.0, *)
    case inline = 3
  }
}

extension UISplitViewController {
  @available(iOS 14.0, *)
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  @available(iOS 14.0, *)
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    @available(iOS 26.0, *)
    case inspector = 4
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    @available(iOS 14.0, *)
    case twoBesideSecondary = 4
    @available(iOS 14.0, *)
    case twoOverSecondary = 5
    @available(iOS 14.0, *)
    case twoDisplaceSecondary = 6

    @available(iOS, introduced: 8.0, deprecated: 14.0)
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    @available(iOS, introduced: 8.0, deprecated: 14.0)
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    @available(iOS, introduced: 8.0, deprecated: 14.0)
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    /// How many columns are beside or over the secondary one.
    var columnsBesideSecondary: Int {
      switch self {
      case .secondaryOnly: 0
      case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }
}

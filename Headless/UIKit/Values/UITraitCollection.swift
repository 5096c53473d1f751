public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  @available(iOS 14.0, *)
  case mac = 5
  @available(iOS 17.0, *)
  case vision = 6
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether a scene is the one in front (R161).
@available(iOS 14.0, *)
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The traits on which lifecycle questions depend.
open class UITraitCollection: NSObject, @unchecked Sendable {
  open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  @available(iOS 14.0, *)
  open var activeAppearance: UIUserInterfaceActiveAppearance {
    UIUserInterfaceActiveAppearance(rawValue: activeAppearanceValue) ?? .unspecified
  }
  /// As a number, because a stored property cannot be newer than its class.
  private var activeAppearanceValue = -1

  public override init() {
    super.init()
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    userInterfaceIdiom = idiom
  }

  @available(iOS 12.0, *)
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  @available(iOS 14.0, *)
  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    self.init()
    activeAppearanceValue = userInterfaceActiveAppearance.rawValue
  }

  @available(iOS, introduced: 8.0, deprecated: 17.0)
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections {
      if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
      if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
      if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
      if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
      if traits.activeAppearanceValue != -1 { activeAppearanceValue = traits.activeAppearanceValue }
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && activeAppearanceValue == other.activeAppearanceValue
  }

  open override var hash: Int {
    [
      userInterfaceIdiom.rawValue, userInterfaceStyle.rawValue, horizontalSizeClass.rawValue,
      verticalSizeClass.rawValue, activeAppearanceValue,
    ]
    .hashValue
  }
}

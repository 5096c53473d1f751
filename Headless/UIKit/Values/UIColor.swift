/// A colour, as its values in the light and in the dark style. It is not drawn.
open class UIColor: NSObject, @unchecked Sendable {
  private let light: Components
  private let dark: Components

  private struct Components: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// From red, green and blue as they are written in CSS.
    init(_ value: UInt32, alpha: CGFloat) {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
      self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = Components(red: red, green: green, blue: blue, alpha: alpha)
    dark = light
    super.init()
  }

  private init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    light = Components(red: white, green: white, blue: white, alpha: alpha)
    dark = light
    super.init()
  }

  public init(cgColor: CGColor) {
    let values = cgColor.components ?? []
    precondition(values.count == 4, "UIColor(cgColor:) takes a colour of red, green, blue and alpha")
    light = Components(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    dark = light
    super.init()
  }

  /// The provider is called at once, for both styles.
  @available(iOS 13.0, *)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light
    dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
    super.init()
  }

  @available(iOS 13.0, *)
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let resolved = traitCollection.userInterfaceStyle == .dark ? dark : light
    return UIColor(light: resolved, dark: resolved)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (light, dark)
    light.alpha = alpha
    dark.alpha = alpha
    return UIColor(light: light, dark: dark)
  }

  /// The value of the light style.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = light.red
    green?.pointee = light.green
    blue?.pointee = light.blue
    alpha?.pointee = light.alpha
    return true
  }

  /// The value of the light style.
  open var cgColor: CGColor {
    CGColor(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark
  }

  open override var hash: Int { [light, dark].hashValue }

  // MARK: Fixed colours

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  open class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  // MARK: The colours of the system, with the values they have on iOS 13

  @available(iOS 13.0, *)
  open class var label: UIColor { .of(light: 0x000000, dark: 0xFFFFFF) }
  @available(iOS 13.0, *)
  open class var secondaryLabel: UIColor { .of(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6) }
  @available(iOS 13.0, *)
  open class var tertiaryLabel: UIColor { .of(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3) }
  @available(iOS 13.0, *)
  open class var quaternaryLabel: UIColor { .of(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16) }
  @available(iOS 13.0, *)
  open class var placeholderText: UIColor { .of(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3) }
  @available(iOS 13.0, *)
  open class var link: UIColor { .of(light: 0x007AFF, dark: 0x0984FF) }
  @available(iOS 13.0, *)
  open class var separator: UIColor { .of(light: 0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6) }
  @available(iOS 13.0, *)
  open class var opaqueSeparator: UIColor { .of(light: 0xC6C6C8, dark: 0x38383A) }
  @available(iOS 13.0, *)
  open class var systemFill: UIColor { .of(light: 0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36) }
  @available(iOS 13.0, *)
  open class var secondarySystemFill: UIColor { .of(light: 0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32) }
  @available(iOS 13.0, *)
  open class var tertiarySystemFill: UIColor { .of(light: 0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24) }
  @available(iOS 13.0, *)
  open class var quaternarySystemFill: UIColor { .of(light: 0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18) }
  @available(iOS 13.0, *)
  open class var systemBackground: UIColor { .of(light: 0xFFFFFF, dark: 0x000000) }
  @available(iOS 13.0, *)
  open class var secondarySystemBackground: UIColor { .of(light: 0xF2F2F7, dark: 0x1C1C1E) }
  @available(iOS 13.0, *)
  open class var tertiarySystemBackground: UIColor { .of(light: 0xFFFFFF, dark: 0x2C2C2E) }
  @available(iOS 13.0, *)
  open class var systemGroupedBackground: UIColor { .of(light: 0xF2F2F7, dark: 0x000000) }
  @available(iOS 13.0, *)
  open class var secondarySystemGroupedBackground: UIColor { .of(light: 0xFFFFFF, dark: 0x1C1C1E) }
  @available(iOS 13.0, *)
  open class var tertiarySystemGroupedBackground: UIColor { .of(light: 0xF2F2F7, dark: 0x2C2C2E) }
  @available(iOS 7.0, *)
  open class var systemBlue: UIColor { .of(light: 0x007AFF, dark: 0x0A84FF) }
  @available(iOS 13.0, *)
  open class var systemBrown: UIColor { .of(light: 0xA2845E, dark: 0xAC8E68) }
  @available(iOS 15.0, *)
  open class var systemCyan: UIColor { .of(light: 0x32ADE6, dark: 0x64D2FF) }
  @available(iOS 7.0, *)
  open class var systemGray: UIColor { .of(light: 0x8E8E93, dark: 0x8E8E93) }
  @available(iOS 13.0, *)
  open class var systemGray2: UIColor { .of(light: 0xAEAEB2, dark: 0x636366) }
  @available(iOS 13.0, *)
  open class var systemGray3: UIColor { .of(light: 0xC7C7CC, dark: 0x48484A) }
  @available(iOS 13.0, *)
  open class var systemGray4: UIColor { .of(light: 0xD1D1D6, dark: 0x3A3A3C) }
  @available(iOS 13.0, *)
  open class var systemGray5: UIColor { .of(light: 0xE5E5EA, dark: 0x2C2C2E) }
  @available(iOS 13.0, *)
  open class var systemGray6: UIColor { .of(light: 0xF2F2F7, dark: 0x1C1C1E) }
  @available(iOS 7.0, *)
  open class var systemGreen: UIColor { .of(light: 0x34C759, dark: 0x30D158) }
  @available(iOS 13.0, *)
  open class var systemIndigo: UIColor { .of(light: 0x5856D6, dark: 0x5E5CE6) }
  @available(iOS 15.0, *)
  open class var systemMint: UIColor { .of(light: 0x00C7BE, dark: 0x66D4CF) }
  @available(iOS 7.0, *)
  open class var systemOrange: UIColor { .of(light: 0xFF9500, dark: 0xFF9F0A) }
  @available(iOS 7.0, *)
  open class var systemPink: UIColor { .of(light: 0xFF2D55, dark: 0xFF375F) }
  @available(iOS 9.0, *)
  open class var systemPurple: UIColor { .of(light: 0xAF52DE, dark: 0xBF5AF2) }
  @available(iOS 7.0, *)
  open class var systemRed: UIColor { .of(light: 0xFF3B30, dark: 0xFF453A) }
  @available(iOS 7.0, *)
  open class var systemTeal: UIColor { .of(light: 0x5AC8FA, dark: 0x64D2FF) }
  @available(iOS 7.0, *)
  open class var systemYellow: UIColor { .of(light: 0xFFCC00, dark: 0xFFD60A) }
  /// The default tint color. A tint color that an app has set has no effect on it.
  @available(iOS 15.0, *)
  open class var tintColor: UIColor { .systemBlue }
  open class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  open class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}

extension UIColor {
  fileprivate static func of(light: UInt32, dark: UInt32, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil) -> UIColor {
    UIColor(light: Components(light, alpha: alpha), dark: Components(dark, alpha: darkAlpha ?? alpha))
  }
}

import LifecycleBehaviors

/// What takes the user's attention from a screen, as data.
///
/// A screen that has not appeared, whose window is hidden, which a full-screen presentation has taken away, or whose
/// app or scene is in the background never has it; everything else is a choice.
public struct FocusPolicy: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A presentation that takes the screen away: `fullScreen`, `currentContext`, and a custom one that says so. It counts
  /// under every policy. Listing it changes nothing; it is here for ``FocusCover/kind``.
  public static let opaque = FocusPolicy(rawValue: 1 << 8)
  /// A sheet over the screen that dims it: `pageSheet`, `formSheet` and `automatic`.
  public static let sheet = FocusPolicy(rawValue: 1 << 0)
  /// A popover over the screen, on an iPhone too, where it comes as a sheet.
  public static let popover = FocusPolicy(rawValue: 1 << 1)
  /// An alert or action sheet over the screen.
  public static let alert = FocusPolicy(rawValue: 1 << 2)
  /// A presentation through which the screen may still be seen: `overFullScreen`, `overCurrentContext`, custom.
  public static let transparent = FocusPolicy(rawValue: 1 << 3)
  /// Another window of the scene becomes the key window.
  public static let keyWindowLoss = FocusPolicy(rawValue: 1 << 4)
  /// The app or the scene becomes inactive: Control Center, a call, a permission prompt.
  public static let inactive = FocusPolicy(rawValue: 1 << 5)
  /// A sheet that leaves the screen undimmed and usable at some height: `largestUndimmedDetentIdentifier` is set.
  /// visionOS and tvOS have no such sheets.
  public static let undimmedSheet = FocusPolicy(rawValue: 1 << 6)
  /// An active search controller over the screen.
  public static let search = FocusPolicy(rawValue: 1 << 7)

  /// Everything that takes the user's eyes or hands off the screen. The default. A sheet beside which the screen can
  /// still be used does not.
  public static let attention: FocusPolicy = [
    .sheet, .popover, .alert, .transparent, .keyWindowLoss, .inactive, .search,
  ]
  /// For sound and moving pictures: what covers the screen, not what interrupts it for a moment. A window that is key
  /// instead of the screen's own covers it: an overlay, a lock.
  public static let media: FocusPolicy = [.sheet, .transparent, .keyWindowLoss]
  /// For screen-view statistics: a sheet is another screen, an alert, a search and Control Center are not.
  public static let analytics: FocusPolicy = [.sheet, .undimmedSheet, .popover, .transparent]
  /// For what others must not see: loses focus whenever the system may take or show a picture of the screen.
  public static let privacy: FocusPolicy = [.inactive, .keyWindowLoss]

  /// Whether it is exactly one option, as the kind of a cover is.
  var isOneOption: Bool {
    Self.options.contains { $0.policy == self }
  }

  /// Whether a cover of this kind takes the focus.
  func counts(_ kind: FocusPolicy) -> Bool {
    kind == .opaque || contains(kind)
  }
}

extension FocusPolicy: CustomStringConvertible {
  /// The name of the preset or of the only option, or the options one by one: `"attention"`, `"sheet"`,
  /// `"[sheet, alert]"`.
  public var description: String {
    description(presets: Self.presets, options: Self.options)
  }

  private static let presets: [(policy: FocusPolicy, name: String)] = [
    (.attention, "attention"), (.media, "media"), (.analytics, "analytics"), (.privacy, "privacy"),
  ]

  private static let options: [(policy: FocusPolicy, name: String)] = [
    (.opaque, "opaque"), (.sheet, "sheet"), (.undimmedSheet, "undimmedSheet"), (.popover, "popover"), (.alert, "alert"),
    (.transparent, "transparent"), (.search, "search"), (.keyWindowLoss, "keyWindowLoss"), (.inactive, "inactive"),
  ]
}

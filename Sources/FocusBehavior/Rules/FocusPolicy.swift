import LifecycleBehaviors

/// The causes that take the user's attention from a screen, as data.
///
/// ```swift
/// let policy: FocusPolicy = [.attention, .undimmedSheet]
/// ```
/// A screen never has the user's attention before it has appeared, while its window is hidden, while a full-screen
/// presentation has removed its view, and while its app or scene is in the background. Everything else is a choice.
///
/// ## Topics
///
/// ### Presets
///
/// - ``attention``
/// - ``media``
/// - ``analytics``
/// - ``privacy``
///
/// ### What counts
///
/// - ``sheet``
/// - ``undimmedSheet``
/// - ``popover``
/// - ``alert``
/// - ``search``
/// - ``menu``
/// - ``fullScreenPlayer``
/// - ``transparent``
/// - ``opaque``
/// - ``keyWindowLoss``
/// - ``inactive``
///
/// ### In a log
///
/// - ``description``
///
/// ### As a set of bits
///
/// - ``init(rawValue:)``
/// - ``rawValue``
public struct FocusPolicy: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Makes a policy of the options whose bits are set. Write an array of options instead.
  /// - Parameter rawValue: one bit for each option.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A presentation that removes the screen's view: `fullScreen`, `currentContext`, and a custom one that says so. It counts
  /// under every policy. Listing it changes nothing; it is here for ``FocusCover/kind``.
  public static let opaque = FocusPolicy(rawValue: 1 << 8)
  /// A sheet over the screen that dims it: `pageSheet`, `formSheet` and `automatic`.
  public static let sheet = FocusPolicy(rawValue: 1 << 0)
  /// A popover over the screen, on an iPhone too, where it is shown as a sheet.
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

  /// A menu over the screen: a context menu, the menu of a button or of a bar's item, SwiftUI's `Menu`, a compact date
  /// picker. UIKit presents each as a controller of its own. No preset counts it: the user is still using the screen.
  public static let menu = FocusPolicy(rawValue: 1 << 9)
  /// The full screen of an `AVPlayerViewController` that the screen embeds. No preset counts it: it shows the screen's own
  /// content.
  public static let fullScreenPlayer = FocusPolicy(rawValue: 1 << 10)

  /// Everything that takes the user's eyes or hands off the screen. The default. Leaves out a sheet beside which the screen
  /// can still be used.
  public static let attention: FocusPolicy = [
    .sheet, .popover, .alert, .transparent, .keyWindowLoss, .inactive, .search,
  ]
  /// For sound and moving pictures: what covers the screen, not what interrupts it for a moment. Another key window, such
  /// as an overlay or a lock, covers the screen.
  public static let media: FocusPolicy = [.sheet, .transparent, .keyWindowLoss]
  /// For screen-view statistics. A sheet counts as another screen. An alert, a search or Control Center does not.
  public static let analytics: FocusPolicy = [.sheet, .undimmedSheet, .popover, .transparent]
  /// For content that other people must not see: the screen loses focus whenever the system may take or show a picture of
  /// it.
  public static let privacy: FocusPolicy = [.inactive, .keyWindowLoss]

  /// Whether it is exactly one option, like the kind of a cover.
  var isOneOption: Bool {
    Self.options.contains { $0.value == self }
  }

  /// Returns whether a cover of this kind takes the focus.
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

  private static let presets: [(value: FocusPolicy, name: String)] = [
    (.attention, "attention"), (.media, "media"), (.analytics, "analytics"), (.privacy, "privacy"),
  ]

  private static let options: [(value: FocusPolicy, name: String)] = [
    (.opaque, "opaque"), (.sheet, "sheet"), (.undimmedSheet, "undimmedSheet"), (.popover, "popover"), (.alert, "alert"),
    (.transparent, "transparent"), (.search, "search"), (.menu, "menu"),
    (.fullScreenPlayer, "fullScreenPlayer"), (.keyWindowLoss, "keyWindowLoss"), (.inactive, "inactive"),
  ]
}

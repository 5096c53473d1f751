/// A kind of event that can take focus from a screen.
///
/// ```swift
/// FocusBehavior([.sheet, .alert]) { change in print(change.reason) }
/// ```
/// ``FocusOptions/interruptions`` contains the interruptions that count, and ``FocusCover/kind`` tells which interruption a
/// cover is. Later versions may add interruptions, for presentations that are new in UIKit, so a `switch` over interruptions
/// needs a `default`.
///
/// Some states take focus under all options: a screen has no focus before it has appeared, while its view or its window is
/// hidden, while a full-screen presentation has removed its view, and while the app or the scene is in the background.
///
/// ## Topics
///
/// ### Presented over the screen
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
///
/// ### Windows, scenes and the app
///
/// - ``keyWindowLoss``
/// - ``inactive``
/// - ``sceneNotFrontmost``
///
/// ### In a log
///
/// - ``name``
/// - ``description``
public struct FocusInterruption: Hashable, Sendable {
  // A struct with a private initializer and no enum: the list follows UIKit, and a `switch` of an app compiles with a longer one.

  /// The name of the constant, such as `"sheet"`.
  public let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// A presentation that removes the screen's view: `fullScreen`, `currentContext`, a style that a delegate adapts to these,
  /// and a custom presentation whose `shouldRemovePresentersView` is true. It takes focus under all options, so listing it has
  /// no effect. The constant exists for ``FocusCover/kind``.
  public static let opaque = FocusInterruption("opaque")
  /// A sheet that dims the screen: `pageSheet`, `formSheet` or `automatic`. In a compact width, also a popover.
  public static let sheet = FocusInterruption("sheet")
  /// A sheet that leaves the screen undimmed and usable, because the sheet rests at `largestUndimmedDetentIdentifier` or lower.
  /// When the user pulls the sheet higher, it is a ``sheet``. visionOS and tvOS have no such sheets.
  public static let undimmedSheet = FocusInterruption("undimmedSheet")
  /// A popover over the screen. In a compact width, for example on an iPhone, UIKit shows a popover as a sheet, which counts as
  /// a ``sheet``, unless its delegate keeps it a popover.
  public static let popover = FocusInterruption("popover")
  /// An alert or action sheet over the screen, or in a key window that shows nothing else.
  public static let alert = FocusInterruption("alert")
  /// A presentation over the screen that leaves the screen's view in the window: `overFullScreen`, `overCurrentContext`, and custom
  /// presentations.
  public static let transparent = FocusInterruption("transparent")
  /// An active search controller over the screen.
  public static let search = FocusInterruption("search")
  /// A menu over the screen: a context menu and its preview, the menu of a button or of a bar button item, SwiftUI's `Menu`, or
  /// a compact date picker. UIKit presents each of them as a controller. No preset counts menus, because the user is still
  /// using the screen.
  public static let menu = FocusInterruption("menu")
  /// The full screen of an `AVPlayerViewController` that the screen embeds, or of a video or an element of a web page. No
  /// preset counts it, because it shows the screen's own content.
  public static let fullScreenPlayer = FocusInterruption("fullScreenPlayer")
  /// Another visible window of the scene becomes the key window.
  public static let keyWindowLoss = FocusInterruption("keyWindowLoss")
  /// The app or the scene becomes inactive: Control Center, a call, a permission prompt.
  public static let inactive = FocusInterruption("inactive")
  /// On an iPad, the user works in another window, of this app or of another app, while the screen's window is visible next to
  /// it. The framework reads `activeAppearance` of the window's traits. A change takes effect after half a second, because UIKit
  /// also changes this trait for a moment while nothing changes for the user. Never occurs in iOS 13, on other devices, or on a
  /// Mac.
  public static let sceneNotFrontmost = FocusInterruption("sceneNotFrontmost")

  /// All, in the order in which a list is printed.
  static let all: [FocusInterruption] = [
    .opaque, .sheet, .undimmedSheet, .popover, .alert, .transparent, .search, .menu, .fullScreenPlayer, .keyWindowLoss,
    .inactive, .sceneNotFrontmost,
  ]
}

extension FocusInterruption: CustomStringConvertible {
  /// The ``name``.
  public var description: String { name }
}

extension Set<FocusInterruption> {
  /// The name of the preset or of the only interruption that the set has, or its interruptions one by one: `"attention"`,
  /// `"sheet"`, `"[sheet, alert]"`.
  var names: String {
    if let preset = FocusOptions.presets.first(where: { $0.options.interruptions == self }) { return preset.name }
    if count == 1, let only = first { return only.name }
    return "[" + FocusInterruption.all.filter(contains).map(\.name).joined(separator: ", ") + "]"
  }
}

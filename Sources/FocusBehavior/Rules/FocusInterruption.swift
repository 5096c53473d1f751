/// One thing that takes the user's attention from a screen.
///
/// ```swift
/// FocusBehavior([.sheet, .alert]) { change in print(change.reason) }
/// ```
/// ``FocusOptions/interruptions`` lists those that count, and ``FocusCover/kind`` is the one that a cover is. A later version
/// may add some, for a presentation that is new in UIKit: a `switch` over them has a `default`.
///
/// A screen never has the user's attention before it has appeared, while its view or its window is hidden, while a full-screen
/// presentation has removed its view, and while its app or scene is in the background. Everything else is a choice.
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
/// ### Outside of the screen
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

  /// Its name, as it is written in code: `"sheet"`.
  public let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// A presentation that removes the screen's view: `fullScreen`, `currentContext`, what a delegate adapts to them, and a custom one
  /// that says so. It takes
  /// the focus under all options. Listing it changes nothing; it is here for ``FocusCover/kind``.
  public static let opaque = FocusInterruption("opaque")
  /// A sheet over the screen that dims it: `pageSheet`, `formSheet`, `automatic`, and in a compact width a popover.
  public static let sheet = FocusInterruption("sheet")
  /// A sheet that leaves the screen undimmed and usable: it rests at `largestUndimmedDetentIdentifier` or lower. Pulled higher, it is a
  /// ``sheet``.
  /// visionOS and tvOS have no such sheets.
  public static let undimmedSheet = FocusInterruption("undimmedSheet")
  /// A popover over the screen. In a compact width, as on an iPhone, UIKit shows it as a sheet, and it is a ``sheet``, unless its delegate
  /// keeps it a popover.
  public static let popover = FocusInterruption("popover")
  /// An alert or action sheet over the screen, or in a key window that shows nothing else.
  public static let alert = FocusInterruption("alert")
  /// A presentation through which the screen may still be seen: `overFullScreen`, `overCurrentContext`, custom.
  public static let transparent = FocusInterruption("transparent")
  /// An active search controller over the screen.
  public static let search = FocusInterruption("search")
  /// A menu over the screen: a context menu and its preview, the menu of a button or of a bar's item, SwiftUI's `Menu`, a compact
  /// date picker. UIKit presents each as a controller. No preset counts it: the user is still using the screen.
  public static let menu = FocusInterruption("menu")
  /// The full screen of an `AVPlayerViewController` that the screen embeds, or of a video or an element of a web page. No preset
  /// counts it: it shows the screen's own content.
  public static let fullScreenPlayer = FocusInterruption("fullScreenPlayer")
  /// Another window of the scene, which can be seen, becomes the key window.
  public static let keyWindowLoss = FocusInterruption("keyWindowLoss")
  /// The app or the scene becomes inactive: Control Center, a call, a permission prompt.
  public static let inactive = FocusInterruption("inactive")
  /// The user works in another window of an iPad, of this app or of another one, while the screen's window can be seen beside it:
  /// `activeAppearance` of its traits is `.inactive`. Noticed after half a second. On iOS 13, on other devices, and on a Mac, never.
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

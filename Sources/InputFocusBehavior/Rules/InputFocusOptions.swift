import LifecycleBehaviors

/// After which interruptions the field that was being edited gets the keyboard back.
///
/// ```swift
/// let inputFocus = InputFocus<Field>(initial: .title, options: [.cover, .navigation])
/// ```
///
/// An interruption that the options do not name ends the editing permanently, as if the user had ended it. UIKit itself
/// keeps the keyboard under another key window and gives it back after an alert. It does so under any options.
///
/// ## Topics
///
/// ### Presets
///
/// - ``standard``
///
/// ### Interruptions after which a field is edited again
///
/// - ``cover``
/// - ``navigation``
/// - ``keyWindowLoss``
/// - ``inactive``
///
/// ### In a log
///
/// - ``description``
public struct InputFocusOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Something was presented over the screen: a sheet, a full-screen modal, a popover, an alert.
  public static let cover = InputFocusOptions(rawValue: 1 << 0)
  /// Another window of the same scene was the key window.
  public static let keyWindowLoss = InputFocusOptions(rawValue: 1 << 1)
  /// The app or the scene was inactive or in the background.
  public static let inactive = InputFocusOptions(rawValue: 1 << 2)
  /// Another screen was pushed over this one, or another tab was selected.
  public static let navigation = InputFocusOptions(rawValue: 1 << 3)

  /// The interruptions that leave the screen in its place: ``cover``, ``keyWindowLoss`` and ``inactive``. The default.
  public static let standard: InputFocusOptions = [.cover, .keyWindowLoss, .inactive]

  /// - Returns: whether a field is edited again when the obstacle that interrupted its editing is gone.
  func restores(after obstacle: InputFocusObstacle) -> Bool {
    switch obstacle {
    case .cover: contains(.cover)
    case .otherKeyWindow: contains(.keyWindowLoss)
    case .inactive: contains(.inactive)
    case .screenAway, .noWindow: contains(.navigation)
    // Where the transition leads to is not known yet, and decides.
    case .transition: true
    case .notRegistered: false
    }
  }
}

extension InputFocusOptions: CustomStringConvertible {
  /// The name of the preset or of the only option, or the options one by one: `"standard"`, `"cover"`,
  /// `"[cover, navigation]"`.
  public var description: String {
    description(presets: Self.presets, options: Self.options)
  }

  private static let presets: [(value: InputFocusOptions, name: String)] = [(.standard, "standard")]

  private static let options: [(value: InputFocusOptions, name: String)] = [
    (.cover, "cover"), (.keyWindowLoss, "keyWindowLoss"), (.inactive, "inactive"), (.navigation, "navigation"),
  ]
}

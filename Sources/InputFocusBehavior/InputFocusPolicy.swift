import LifecycleBehaviors

/// After which interruptions the field that was being edited gets the keyboard back, as data.
///
/// An interruption that the policy does not name ends the editing for good, as if the user had ended it. Where UIKit
/// itself keeps or gives back the keyboard (under another key window, after an alert), it does so under any policy.
public struct InputFocusPolicy: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Something was presented over the screen: a sheet, a full-screen modal, a popover, an alert.
  public static let cover = InputFocusPolicy(rawValue: 1 << 0)
  /// Another window of the same scene was the key window.
  public static let keyWindowLoss = InputFocusPolicy(rawValue: 1 << 1)
  /// The app or the scene was inactive or in the background.
  public static let inactive = InputFocusPolicy(rawValue: 1 << 2)
  /// The screen was away: another one was pushed over it, or another tab selected.
  public static let navigation = InputFocusPolicy(rawValue: 1 << 3)

  /// What comes over the screen and goes again: ``cover``, ``keyWindowLoss`` and ``inactive``. The default.
  public static let standard: InputFocusPolicy = [.cover, .keyWindowLoss, .inactive]

  func restores(after obstacle: InputFocusObstacle) -> Bool {
    switch obstacle {
    case .cover: contains(.cover)
    case .otherKeyWindow: contains(.keyWindowLoss)
    case .inactive: contains(.inactive)
    case .screenAway, .noWindow: contains(.navigation)
    // Whatever a transition leads to decides when it is over.
    case .transition: true
    case .notRegistered: false
    }
  }
}

extension InputFocusPolicy: CustomStringConvertible {
  /// The name of the preset or of the only option, or the options one by one: `"standard"`, `"cover"`,
  /// `"[cover, navigation]"`.
  public var description: String {
    description(presets: Self.presets, options: Self.options)
  }

  private static let presets: [(policy: InputFocusPolicy, name: String)] = [(.standard, "standard")]

  private static let options: [(policy: InputFocusPolicy, name: String)] = [
    (.cover, "cover"), (.keyWindowLoss, "keyWindowLoss"), (.inactive, "inactive"), (.navigation, "navigation"),
  ]
}

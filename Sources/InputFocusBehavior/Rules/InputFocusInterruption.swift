/// A kind of event that can interrupt the editing of a field.
///
/// ```swift
/// let options = InputFocusOptions(interruptions: [.cover, .navigation])
/// ```
///
/// ## Topics
///
/// ### Interruptions
///
/// - ``cover``
/// - ``navigation``
/// - ``keyWindowLoss``
/// - ``inactive``
///
/// ### In a log
///
/// - ``name``
/// - ``description``
public struct InputFocusInterruption: Hashable, Sendable {
  /// The name of the constant, for logs, such as `"cover"`.
  public let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Something was presented over the screen: a sheet, a full-screen modal, a popover, an alert.
  public static let cover = InputFocusInterruption("cover")
  /// Another window of the same scene was the key window.
  public static let keyWindowLoss = InputFocusInterruption("keyWindowLoss")
  /// The app or the scene was inactive or in the background.
  public static let inactive = InputFocusInterruption("inactive")
  /// Another screen was pushed over this one, or another tab was selected.
  public static let navigation = InputFocusInterruption("navigation")

  static let all: [InputFocusInterruption] = [.cover, .keyWindowLoss, .inactive, .navigation]
}

extension InputFocusInterruption: CustomStringConvertible {
  /// The ``name``.
  public var description: String { name }
}

/// The rank of an overlay among several that are requested at once in a scene. The one with the highest priority is
/// shown there, and among equals the one that has been needed there longest. The others wait.
///
/// ```swift
/// extension OverlayPriority {
///   static let forcedUpdate = OverlayPriority(rawValue: OverlayPriority.high.rawValue + 1)
/// }
/// ```
///
/// ## Topics
///
/// ### Presets
///
/// - ``low``
/// - ``normal``
/// - ``high``
///
/// ### Any other
///
/// - ``init(rawValue:)``
/// - ``rawValue``
public struct OverlayPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// Any number. The overlay with the higher number is shown.
  public let rawValue: Int

  /// Creates a priority between or beyond the named ones.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// For an overlay that can wait, such as an announcement. -100.
  public static let low = OverlayPriority(rawValue: -100)
  /// The default, for example when there is no connection. 0.
  public static let normal = OverlayPriority(rawValue: 0)
  /// For an overlay that no other overlay may cover, such as a locked app or a forced update. 100.
  public static let high = OverlayPriority(rawValue: 100)

  /// - Returns: whether `left` waits for `right`.
  public static func < (left: OverlayPriority, right: OverlayPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The priority of an overlay. If several overlays are requested in a scene, the overlay with the highest priority is shown,
/// and the others wait. Of several overlays with the same priority, the overlay that was requested first is shown.
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
/// ### Other priorities
///
/// - ``init(rawValue:)``
/// - ``rawValue``
public struct OverlayPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number. The overlay with the higher number is shown.
  public let rawValue: Int

  /// Creates a priority between or beyond the presets.
  /// - Parameter rawValue: any number. The presets are -100, 0 and 100.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// For an overlay that can wait, such as an announcement: -100.
  public static let low = OverlayPriority(rawValue: -100)
  /// The default, for example for an overlay that shows that the device is offline: 0.
  public static let normal = OverlayPriority(rawValue: 0)
  /// For an overlay that no other overlay may cover, such as a lock or a forced update: 100.
  public static let high = OverlayPriority(rawValue: 100)

  /// Compares two priorities.
  /// - Parameters:
  ///   - left: a priority.
  ///   - right: another priority.
  /// - Returns: whether `left` is lower, so that its overlay waits.
  public static func < (left: OverlayPriority, right: OverlayPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

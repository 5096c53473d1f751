/// Which of several overlays that are wanted at once in a scene is shown there: the one with the highest priority, and
/// among equals the one that was wanted first. The others wait.
public struct OverlayPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// Any number; a higher one comes first.
  public let rawValue: Int

  /// Makes a priority between or beyond the named ones: `OverlayPriority(rawValue: OverlayPriority.high.rawValue + 1)`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What can wait: an announcement. -100.
  public static let low = OverlayPriority(rawValue: -100)
  /// The default: no connection. 0.
  public static let normal = OverlayPriority(rawValue: 0)
  /// What nothing else may stand in front of: a locked app, a forced update. 100.
  public static let high = OverlayPriority(rawValue: 100)

  /// Whether `left` waits for `right`.
  public static func < (left: OverlayPriority, right: OverlayPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

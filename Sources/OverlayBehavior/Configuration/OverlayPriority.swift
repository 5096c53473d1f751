/// Which of several overlays that are requested at once in a scene is shown there: the one with the highest priority,
/// and among equals the one that was requested first. The others wait.
///
/// ```swift
/// extension OverlayPriority {
///   static let forcedUpdate = OverlayPriority(rawValue: OverlayPriority.high.rawValue + 1)
/// }
/// ```
public struct OverlayPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// Any number. The overlay with the higher number is shown.
  public let rawValue: Int

  /// Makes a priority between or beyond the named ones.
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

extension OverlayPriority {
  /// Chooses the overlay that is shown.
  /// - Parameters:
  ///   - requested: the overlays that are requested in a scene, in the order of their requests.
  ///   - priority: returns the priority of an overlay.
  /// - Returns: nil if none is requested.
  static func first<Item>(of requested: [Item], by priority: (Item) -> OverlayPriority) -> Item? {
    requested.dropFirst().reduce(requested.first) { best, next in
      best.map { priority(next) > priority($0) ? next : $0 }
    }
  }
}

// Tests: OverlayReconcilerTests.

/// An overlay that is wanted in a scene.
struct OverlayClaim: Equatable {
  var overlay: Int
  var priority: OverlayPriority
  /// Grows with each overlay that comes to be wanted.
  var sequence: Int

  /// The overlay to show: the highest priority, and among equals the one that was wanted first.
  static func first(of claims: [OverlayClaim]) -> Int? {
    claims.max { ($0.priority, $1.sequence) < ($1.priority, $0.sequence) }?.overlay
  }
}

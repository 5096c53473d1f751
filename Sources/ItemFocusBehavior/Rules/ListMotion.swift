import Foundation

/// How fast the items of a list move across the window. Tests: ListMotionTests.
struct ListMotion {
  /// Below this many visible lengths of the list per second an item can be looked at.
  static var slow: Double { 0.5 }
  /// What conversions between views round differently each time, in points: no movement.
  private static var rounding: Double { 0.001 }

  /// Those of the visible items in the reading before.
  private var middles: [CGPoint] = []
  private var time = -TimeInterval.infinity
  /// Whether the list is at rest or moves slowly.
  private(set) var isSlow = true

  /// - Parameters:
  ///   - sights: of the visible items.
  ///   - length: of the list's visible part, in points.
  ///   - now: seconds of uptime.
  /// - Returns: whether anything has moved, come or gone since the reading before.
  mutating func update(_ sights: [ItemSight], length: CGFloat, at now: TimeInterval) -> Bool {
    var (distance, remaining) = (0.0, 0)
    for sight in sights {
      guard let index = sight.formerIndex else { continue }
      remaining += 1
      distance = max(distance, middles[index].distance(to: sight.middle))
    }
    if distance < Self.rounding { distance = 0 }
    let hasChanged = distance > 0 || remaining < sights.count || remaining < middles.count
    // Of a list of which nothing is left where it was, all has moved.
    let isNew = remaining == 0 && !sights.isEmpty && !middles.isEmpty
    middles = sights.map(\.middle)
    // Read again at the same time, which says nothing about the speed.
    guard now > time || hasChanged else { return false }
    let moved = isNew ? Double(length) : distance
    isSlow = moved == 0 || moved <= Self.slow * Double(length) * (now - time)
    time = now
    return hasChanged
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let (width, height) = (Double(other.x - x), Double(other.y - y))
    return (width * width + height * height).squareRoot()
  }
}

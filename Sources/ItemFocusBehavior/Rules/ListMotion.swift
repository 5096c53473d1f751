import Foundation

/// Measures how fast the items of a list move across the window. Tests: ListMotionTests.
struct ListMotion {
  /// The highest speed at which the user can look at an item, in visible lengths of the list per second.
  static var slow: Double { 0.5 }
  /// The rounding error of conversions between views, in points. A smaller distance is not a movement.
  private static var rounding: Double { 0.001 }

  /// The middles of the items that were visible in the previous reading.
  private var middles: [CGPoint] = []
  private var time = -TimeInterval.infinity
  /// Whether the list moves slowly or not at all.
  private(set) var isSlow = true

  /// Takes a reading into account.
  /// - Parameters:
  ///   - sights: the measurements of the visible items.
  ///   - length: the longer side of the list's visible part, in points.
  ///   - now: the time of the reading, in seconds of uptime.
  /// - Returns: whether an item has moved, appeared or disappeared since the previous reading.
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

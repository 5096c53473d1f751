import Foundation

/// How fast the items of a list move across the window. Tests: ListMotionTests.
struct ListMotion<Item: Hashable> {
  /// Below this many visible lengths of the list per second an item can be looked at.
  static var slow: Double { 0.5 }

  private var middles: [Item: CGPoint] = [:]
  private var time = -TimeInterval.infinity
  /// Whether the list is at rest or moves slowly.
  private(set) var isSlow = true

  /// - Parameters:
  ///   - middles: of the visible items, in the window.
  ///   - length: of the list's visible part, in points.
  ///   - now: seconds of uptime.
  /// - Returns: whether anything has moved, come or gone since the reading before.
  mutating func update(_ middles: [Item: CGPoint], length: CGFloat, at now: TimeInterval) -> Bool {
    guard now > time || middles != self.middles else { return false }
    let distance = middles.reduce(0) { most, entry in
      guard let former = self.middles[entry.key] else { return most }
      return max(most, former.distance(to: entry.value))
    }
    // Of a list of which nothing is left where it was, all has moved.
    let isNew = !middles.isEmpty && !self.middles.isEmpty && self.middles.keys.allSatisfy { middles[$0] == nil }
    let moved = isNew ? length : distance
    isSlow = moved == 0 || moved <= Self.slow * length * (now - time)
    let hasChanged = middles != self.middles
    self.middles = middles
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

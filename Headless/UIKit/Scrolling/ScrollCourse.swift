/// How content moves along one axis without a finger. Times are in milliseconds, as velocities and rates of deceleration are.
struct ScrollCourse: Equatable {
  private enum Shape: Equatable {
    /// R200: at a constant rate.
    case even
    /// R202: the velocity is multiplied by `rate` each millisecond.
    case slowing(rate: Double)
    /// The same to an end of the content, where it stops or bounces.
    case reaching(end: CGFloat, rate: Double, bounces: Bool)
  }

  private let start: CGFloat
  /// Where it would come to rest if the content had no end.
  private let target: CGFloat
  private let shape: Shape

  private init(start: CGFloat, target: CGFloat, shape: Shape) {
    (self.start, self.target, self.shape) = (start, target, shape)
  }

  /// An animated scroll.
  init(from start: CGFloat, evenlyTo target: CGFloat) {
    self.init(start: start, target: target, shape: .even)
  }

  /// A deceleration to a place that is known: a page, an end, or where the delegate wants it.
  init(from start: CGFloat, to target: CGFloat, rate: Double) {
    self.init(start: start, target: target, shape: .slowing(rate: rate))
  }

  /// A deceleration from a velocity.
  init(from start: CGFloat, velocity: CGFloat, rate: Double, in axis: ScrollRange.Axis) {
    let target = start - velocity / log(rate)
    let end = axis.clamped(target)
    let isInside = axis.clamped(start) == start
    if end == target {
      self.init(from: start, to: target, rate: rate)
    } else if isInside, end != start {
      self.init(start: start, target: target, shape: .reaching(end: end, rate: rate, bounces: axis.bounces))
    } else {
      // From beyond the end, or along an axis that does not scroll: back to it.
      self.init(from: start, to: end, rate: Self.returnRate)
    }
  }

  private static let durationOfAnimation = 300.0
  /// A return from beyond an end, and a turn to a page.
  static let returnRate = 0.99

  var restingPlace: CGFloat {
    if case .reaching(let end, _, _) = shape { end } else { target }
  }

  /// - Returns: the offset, and whether it is the last one.
  func position(after time: Double) -> (offset: CGFloat, isLast: Bool) {
    switch shape {
    case .even:
      let duration = Self.durationOfAnimation
      return time >= duration ? (target, true) : (start + (target - start) * time / duration, false)
    case .slowing(let rate):
      return Self.slowing(from: start, to: target, rate: rate, after: time)
    case .reaching(let end, let rate, let bounces):
      let timeToEnd = log((target - end) / (target - start)) / log(rate)
      if time < timeToEnd { return (start + (target - start) * (1 - pow(rate, time)), false) }
      guard bounces else { return (end, true) }
      return Self.bounce(at: end, velocity: (end - target) * log(rate), after: time - timeToEnd)
    }
  }

  private static func slowing(
    from start: CGFloat, to target: CGFloat, rate: Double, after time: Double
  ) -> (CGFloat, Bool) {
    let rest = (start - target) * pow(rate, time)
    return abs(rest) < leastMove ? (target, true) : (target + rest, false)
  }

  /// A spring without swing: out, and back within half a second or so.
  private static func bounce(at end: CGFloat, velocity: CGFloat, after time: Double) -> (CGFloat, Bool) {
    let slope = 0.01
    let distance = velocity * time * exp(-slope * time)
    return time > 1 / slope && abs(distance) < leastMove ? (end, true) : (end + distance, false)
  }

  private static let leastMove: CGFloat = 0.5
}

/// The content moves without a finger.
struct ScrollMotion {
  enum Kind {
    case deceleration
    case animation
  }

  let kind: Kind
  /// R197: `isDragging` is true meanwhile.
  let countsAsDragging: Bool
  /// The range for which the courses were made.
  let range: ScrollRange
  private let x: ScrollCourse
  private let y: ScrollCourse
  /// For how long it had moved when it stood still last, in nanoseconds, and since when it moves on.
  private var elapsed: MainLoop.Instant = 0
  private var resumed: MainLoop.Instant?

  init(
    _ kind: Kind, x: ScrollCourse, y: ScrollCourse, in range: ScrollRange, countsAsDragging: Bool,
    at now: MainLoop.Instant
  ) {
    (self.kind, self.x, self.y, self.range) = (kind, x, y, range)
    self.countsAsDragging = countsAsDragging
    resumed = now
  }

  var restingPlace: CGPoint { CGPoint(x: x.restingPlace, y: y.restingPlace) }

  var isPaused: Bool { resumed == nil }

  mutating func pause(at now: MainLoop.Instant) {
    elapsed = time(at: now)
    resumed = nil
  }

  mutating func resume(at now: MainLoop.Instant) {
    resumed = now
  }

  private func time(at now: MainLoop.Instant) -> MainLoop.Instant { elapsed + (resumed.map { now - $0 } ?? 0) }

  /// - Returns: the offset, and whether it is the last one.
  func position(at now: MainLoop.Instant) -> (offset: CGPoint, isLast: Bool) {
    let milliseconds = Double(time(at: now)) / 1_000_000
    let (x, y) = (x.position(after: milliseconds), y.position(after: milliseconds))
    return (CGPoint(x: x.offset, y: y.offset), x.isLast && y.isLast)
  }
}

import Foundation

/// Whether the hidden view leaves the first place among the subviews of a screen. A screen that reorders its subviews in each layout
/// puts it back there, and each move may lead to the next layout: after too many moves in one second it stays.
struct FirstPlace {
  enum Outcome: Equatable {
    case leave
    /// From now on it stays.
    case giveUp
    case stay
  }

  private static let mostInASecond = 10

  /// When the second began, in seconds of uptime.
  private var start = -TimeInterval.infinity
  private var count = 0
  private var hasGivenUp = false

  /// The hidden view is the first subview.
  /// - Parameter now: in seconds of uptime.
  /// - Returns: what to do.
  mutating func find(at now: TimeInterval) -> Outcome {
    if hasGivenUp { return .stay }
    if now - start >= 1 { (start, count) = (now, 0) }
    count += 1
    guard count > Self.mostInASecond else { return .leave }
    hasGivenUp = true
    return .giveUp
  }
}

import Foundation

/// Times of a journey as times of its storyboard, in which nobody waits long.
struct StoryClock {
  /// Seconds for which a reader looks at what does not change.
  private static let longestWait = 1.8

  private var times: [TimeInterval] = [0]
  private var moved: [TimeInterval] = [0]

  /// - Parameter changes: when something changes that is shown, in any order.
  init(_ changes: [TimeInterval]) {
    for time in Set(changes).sorted() where time > 0 {
      moved.append(moved[moved.count - 1] + min(time - times[times.count - 1], Self.longestWait))
      times.append(time)
    }
  }

  /// The length of the storyboard in seconds.
  var length: TimeInterval { (moved[moved.count - 1] + Self.longestWait).rounded(.up) }

  func callAsFunction(_ time: TimeInterval) -> TimeInterval {
    let index = times.lastIndex { $0 <= time } ?? 0
    guard index + 1 < times.count else { return moved[index] + min(time - times[index], Self.longestWait) }
    let share = (time - times[index]) / (times[index + 1] - times[index])
    return moved[index] + share * (moved[index + 1] - moved[index])
  }
}

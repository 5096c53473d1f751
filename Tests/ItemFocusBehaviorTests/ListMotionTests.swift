import Testing
import UIKit

@testable import ItemFocusBehavior

/// How fast a list of 800 points moves.
struct ListMotionTests {
  private var motion = ListMotion()
  private var before: [Int] = []

  private mutating func move(_ middles: KeyValuePairs<Int, Double>, at time: Double) -> String {
    let former = before
    before = middles.map(\.key)
    let sights = middles.map { ItemSight(y: $1, was: former.firstIndex(of: $0)) }
    let hasChanged = motion.update(sights, length: 800, at: time)
    return (hasChanged ? "moved, " : "") + (motion.isSlow ? "slow" : "fast")
  }

  @Test("A list is slow below half of its length in a second, and at rest")
  mutating func speed() {
    #expect(move([1: 100, 2: 200], at: 5) == "moved, slow")
    #expect(move([1: 97, 2: 197], at: 5.01) == "moved, slow")
    #expect(move([1: 92, 2: 192], at: 5.02) == "moved, fast")
    #expect(move([1: 92, 2: 192], at: 5.03) == "slow")
    #expect(move([1: 88.1, 2: 188.1], at: 5.04) == "moved, slow")
    #expect(move([1: 84, 2: 184], at: 5.05) == "moved, fast")
  }

  @Test(
    "One item that moves by itself is enough; items that come and go do not count; a list in which nothing is left has jumped"
  )
  mutating func jumps() {
    #expect(move([1: 100, 2: 200], at: 5) == "moved, slow")
    #expect(move([1: 100, 2: 150], at: 5.01) == "moved, fast")
    #expect(move([2: 150, 3: 250], at: 5.02) == "moved, slow")
    #expect(move([7: 100, 8: 200], at: 5.03) == "moved, fast")
    #expect(move([7: 100, 8: 200], at: 5.04) == "slow")
    #expect(move([8: 200], at: 5.05) == "moved, slow")
  }

  @Test("After a long rest a jump is slow: the user has seen what is there now for as long as what was there before")
  mutating func rest() {
    #expect(move([1: 100], at: 5) == "moved, slow")
    #expect(move([1: 500], at: 9) == "moved, slow")
  }

  @Test("What is rounded differently at the same time, as between two conversions, is at rest")
  mutating func rounding() {
    #expect(move([1: 100], at: 5) == "moved, slow")
    #expect(move([1: 100.000_000_1], at: 5) == "slow")
    #expect(move([1: 100, 2: 300], at: 5) == "moved, slow")
  }
}

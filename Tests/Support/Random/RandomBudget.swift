import Foundation

/// How much the random tests play: about a second each, and with `RANDOM_BUDGET=50 swift test` fifty times as much.
public enum RandomBudget {
  private static let factor: Int = {
    guard let requested = ProcessInfo.processInfo.environment["RANDOM_BUDGET"] else { return 1 }
    guard let factor = Int(requested), factor > 0 else {
      preconditionFailure("RANDOM_BUDGET is a whole number from 1 up, got '\(requested)'")
    }
    return factor
  }()

  /// The seeds of a test that plays `count` journeys with the standard budget: the same ones first with a larger budget.
  public static func seeds(_ count: Int) -> Range<UInt64> {
    0..<UInt64(count * factor)
  }
}

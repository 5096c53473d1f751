import Foundation
import Testing

/// How much the random tests play: about a second each.
///
/// - `RANDOM_BUDGET=50 swift test`: fifty times as much. Each test that plays journeys prints how many it has played.
/// - `RANDOM_SEEDS=490 swift test`, `RANDOM_SEEDS=490-999`: the journeys of these seeds and no others.
public enum RandomBudget {
  private static let factor: Int? = {
    guard let requested = ProcessInfo.processInfo.environment["RANDOM_BUDGET"] else { return nil }
    guard let factor = Int(requested), factor > 0 else {
      preconditionFailure("RANDOM_BUDGET is a whole number from 1 up, got '\(requested)'")
    }
    return factor
  }()

  private static let requestedSeeds: Range<UInt64>? = {
    guard let requested = ProcessInfo.processInfo.environment["RANDOM_SEEDS"] else { return nil }
    let bounds = requested.split(separator: "-", omittingEmptySubsequences: false).map { UInt64($0) }
    guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, bounds.count <= 2, first <= last else {
      preconditionFailure("RANDOM_SEEDS is a seed such as 490, or a range such as 490-999, got '\(requested)'")
    }
    return first..<last + 1
  }()

  /// The seeds of a test that plays `count` journeys with the standard budget: the same ones first with a larger budget.
  public static func seeds(_ count: Int) -> Range<UInt64> {
    requestedSeeds ?? 0..<UInt64(amount(count))
  }

  /// How much a test plays that has no seeds and plays `count` with the standard budget.
  public static func amount(_ count: Int) -> Int { count * (factor ?? 1) }

  /// Prints how much a test has played, where the environment has requested an amount.
  public static func report(_ seeds: Range<UInt64>, operations: Int) {
    guard factor != nil || requestedSeeds != nil else { return }
    let suite = Test.current?.id.nameComponents.first.map { $0 + ", " } ?? ""
    let range = "seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)"
    print("\(suite)\(range): \(seeds.count) journeys, \(operations) operations")
  }
}

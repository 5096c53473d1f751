/// The journeys that a run has played, and the screens that it reached.
///
/// ```swift
/// let summary = await shop.run()
/// #expect(summary.untouchedTargets.isEmpty)
/// ```
///
/// ## Topics
///
/// - ``journeys``
/// - ``operations``
/// - ``screens``
/// - ``untouchedTargets``
public struct FuzzSummary: Sendable, CustomStringConvertible {
  /// How many journeys were played, without those that shortened another.
  public internal(set) var journeys = 0
  /// How many steps they had.
  public internal(set) var operations = 0
  var coverage = FuzzCoverage()

  /// The types of the screens that the user saw, in the order of the alphabet.
  public var screens: [String] { coverage.screens.sorted() }

  /// The targets that could have been touched and were not, such as `CartScreen "Pay"`. The rows of a table count as one.
  public var untouchedTargets: [String] { coverage.targets.subtracting(coverage.touched).sorted() }

  public var description: String {
    let touched = "\(coverage.touched.count) of \(coverage.targets.count) targets"
    let rest = untouchedTargets.isEmpty ? "" : "; never: \(untouchedTargets.prefix(10).joined(separator: ", "))"
    return "\(operations) steps in \(journeys) journeys, \(screens.count) screens, \(touched)\(rest)."
  }
}

/// The section of Fidelity.md that shows, for each recorded system, where the stand-in agrees.
public struct FidelityPage {
  public static let beginning = "<!-- Scripts/conformance writes from here -->"
  public static let end = "<!-- to here. -->"

  private let text: String

  /// - Parameter text: the page. Nil if it does not have the two comments, in this order.
  public init?(_ text: String) {
    guard let beginning = text.range(of: Self.beginning), let end = text.range(of: Self.end),
      beginning.upperBound <= end.lowerBound
    else { return nil }
    self.text = text
  }

  /// The page with a new section.
  ///
  /// - Parameters:
  ///   - comparisons: each of a recorded system with the stand-in.
  ///   - cases: the cases there are.
  /// - Returns: the page.
  public func written(
    _ comparisons: [ConformanceComparison], cases: [ConformanceCase] = ConformanceCase.all
  ) -> String {
    let parts = (text.range(of: Self.beginning)!.upperBound, text.range(of: Self.end)!.lowerBound)
    let section = [""] + Self.section(comparisons, cases) + ["", ""]
    return text[..<parts.0] + "\n" + section.joined(separator: "\n") + text[parts.1...]
  }

  private static func section(_ comparisons: [ConformanceComparison], _ cases: [ConformanceCase]) -> [String] {
    let rules = Set(cases.map(\.rule))
    let fingers = cases.count { $0.needs.contains(.fingers) }
    let summary =
      "The suite in [Conformance](../Conformance/README.md) has \(cases.count) cases of \(rules.count { $0.hasPrefix("R") }) "
      + "rules and \(rules.count { $0.hasPrefix("W") }) weak rules; \(fingers) of the cases need a person's fingers."
    guard !comparisons.isEmpty else { return [summary, "", "No recording of UIKit has been added yet."] }
    return [summary, ""] + FidelityTable(comparisons).fidelityRows
      + comparisons.map { "\n\($0.first.system), \($0.first.device): \($0.summary)" }
  }
}

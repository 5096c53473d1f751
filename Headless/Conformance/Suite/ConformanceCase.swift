/// One situation that a rule of Rules.md decides: what is done, and the lines that the rule demands.
///
/// The same case runs on UIKit and on the stand-in. Its lines do not depend on how long a system takes.
public struct ConformanceCase: Sendable, CustomStringConvertible {
  /// The number of the rule in Rules.md, such as `R32` or `W9`.
  public let rule: String
  /// A description of the case in words. Unique among the cases of the rule.
  public let name: String
  /// The lines that the rule demands; for a weak rule those under the standard answer.
  public let expected: [String]
  /// The lines under the other answer to a weak rule, for each switch in `WeakRules.switches` that the lines depend on.
  public let otherwise: [String: [String]]
  /// The conditions that a system must meet to run the case.
  public let needs: [ConformanceNeed]

  /// Shows an instruction to a person, and returns when the person has followed it.
  public typealias Person = @MainActor (_ instruction: String) async -> Void

  let body: @MainActor (ConformanceRun) async -> Void

  init(
    _ rule: String, _ name: String, needs: [ConformanceNeed] = [], expecting expected: [String],
    otherwise: [String: [String]] = [:], body: @escaping @MainActor (ConformanceRun) async -> Void
  ) {
    self.rule = rule
    self.name = name
    self.needs = needs
    self.expected = expected
    self.otherwise = otherwise
    self.body = body
  }

  public var description: String { "\(rule): \(name)" }

  /// The lines that the rule demands under the other answer to one weak rule, named as in `WeakRules.switches`.
  public func expected(underOtherAnswer name: String) -> [String] { otherwise[name] ?? expected }

  /// Every case, in the order of the rules.
  public static let all: [ConformanceCase] = [
    turns, loading, appearance, explicitAppearance, containment, hierarchy, joining, layout, navigation, stacks,
    navigationDelegates, tabs, pages, columns, presentation, plainPresentations, presenters, presentationLinks,
    presentationStyles, dismissal, dragsAndAlerts, touches, windows, application, displayLinks, input,
    geometry, manyInOneTurn, stackChanges, awaitedTransitions, iterationEnds, closings, menus, sidebars, roots,
    scrolling,
  ].flatMap { $0 }

  /// Runs the case on this system.
  ///
  /// - Parameters:
  ///   - otherAnswers: the names in `WeakRules.switches` of the rules to which the stand-in gives its other answer.
  ///   - person: the person who makes gestures. Without it, a case that needs fingers is left out on UIKit.
  ///   - ownsProcess: no other case runs in this process. Otherwise, a case that may end it is left out.
  /// - Returns: the lines, or why the case has been left out.
  @MainActor
  public func run(
    otherAnswers: [String] = [], person: Person? = nil, ownsProcess: Bool = false
  ) async -> ConformanceOutcome {
    // Scripts/conformance looks for this text.
    if needs.contains(.ownProcess), !ownsProcess { return .leftOut("needs a process of its own") }
    await ConformanceSystem.waitForApp()
    for need in needs {
      if let reason = await ConformanceSystem.reason(whyMissing: need, hasPerson: person != nil) {
        return .leftOut(reason)
      }
    }
    let system = ConformanceSystem(for: needs, otherAnswers: otherAnswers, person: person)
    let run = ConformanceRun(system)
    await system.begin()
    await body(run)
    let lines = run.lines
    await run.end()
    if let reason = run.failure { return .leftOut(reason) }
    return .observed(lines)
  }
}

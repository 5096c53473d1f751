import Foundation
import Testing
import UIKit

/// The answers that the stand-in gives to the weak rules: the standard ones, or others.
public struct WeakAnswers: Sendable {
  static let standard = WeakAnswers(others: [])

  private static let names = WeakRules.switches.map(\.name)

  /// Under which answers a suite with `.everyAnswer` runs:
  /// - `swift test`: the standard answers, and all others.
  /// - `WEAK_RULES=each swift test`: the other answer to each rule alone.
  /// - `WEAK_RULES=W3,W4 swift test`: the other answers to these rules together.
  static let requested: [WeakAnswers] =
    switch ProcessInfo.processInfo.environment["WEAK_RULES"] {
    case nil: [standard, WeakAnswers(others: names)]
    case "each": names.map { WeakAnswers(others: [$0]) }
    case let list?: [WeakAnswers(list: list)]
    }

  /// What random journeys rotate over: the standard answers, the other answer to each rule alone, and all others; or those of a list.
  private static let rotation =
    requested.count == 1
    ? requested : [standard] + names.map { WeakAnswers(others: [$0]) } + [WeakAnswers(others: names)]

  private var others: [String]

  private init(others: [String]) {
    self.others = others
  }

  private init(list: String) {
    others = list.split(separator: ",").map(String.init)
    precondition(
      others.allSatisfy(Self.names.contains), "WEAK_RULES is 'each' or a list of \(Self.names), got '\(list)'")
  }

  /// Runs `body` under answers that depend on `number` alone, so that many runs include all of them.
  @MainActor
  public static func chosen<Result>(by number: Int, _ body: () -> Result) -> Result {
    rotation[number % rotation.count].install()
    defer { standard.install() }
    return body()
  }

  /// The same for a body that waits.
  @MainActor
  public static func chosen(by number: Int, _ body: () async -> Void) async {
    rotation[number % rotation.count].install()
    await body()
    standard.install()
  }

  @MainActor
  func install() {
    var rules = WeakRules()
    for (name, path) in WeakRules.switches where others.contains(name) {
      rules[keyPath: path].toggle()
    }
    WeakRules.standard = rules
  }

  /// Runs a test so that its issues name the rules with another answer.
  func naming(_ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
    let trait = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      if !others.isEmpty { issue.comments.append("WEAK_RULES=\(others.joined(separator: ","))") }
      return issue
    }
    try await trait.provideScope(for: test, testCase: testCase, performing: function)
  }
}

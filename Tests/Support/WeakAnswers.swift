import Foundation
import Testing
import UIKit

/// Which of the weak rules' answers are turned.
public struct WeakAnswers: Sendable {
  static let standard = WeakAnswers(turned: [])

  private static let names = WeakRules.switches.map(\.name)

  /// Under which answers a suite with `.everyAnswer` runs:
  /// - `swift test`: the standard ones, and all turned.
  /// - `WEAK_RULES=each swift test`: each answer turned alone.
  /// - `WEAK_RULES=W3,W4 swift test`: those turned together, and no others.
  static let requested: [WeakAnswers] =
    switch ProcessInfo.processInfo.environment["WEAK_RULES"] {
    case nil: [standard, WeakAnswers(turned: names)]
    case "each": names.map { WeakAnswers(turned: [$0]) }
    case let list?: [WeakAnswers(list: list)]
    }

  /// What random journeys rotate over: the standard answers, each turned alone, and all; or those of a list.
  private static let rotation =
    requested.count == 1
    ? requested : [standard] + names.map { WeakAnswers(turned: [$0]) } + [WeakAnswers(turned: names)]

  private var turned: [String]

  private init(turned: [String]) {
    self.turned = turned
  }

  private init(list: String) {
    turned = list.split(separator: ",").map(String.init)
    precondition(
      turned.allSatisfy(Self.names.contains), "WEAK_RULES is 'each' or a list of \(Self.names), got '\(list)'")
  }

  /// Runs `body` under answers that depend on `number` alone, so that many runs include all of them.
  @MainActor
  public static func chosen<Result>(by number: Int, _ body: () -> Result) -> Result {
    rotation[number % rotation.count].install()
    defer { standard.install() }
    return body()
  }

  @MainActor
  func install() {
    var rules = WeakRules()
    for (name, path) in WeakRules.switches where turned.contains(name) {
      rules[keyPath: path].toggle()
    }
    WeakRules.standard = rules
  }

  /// Runs a test so that its issues name the answers that are turned.
  func naming(_ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
    let trait = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      if !turned.isEmpty { issue.comments.append("WEAK_RULES=\(turned.joined(separator: ","))") }
      return issue
    }
    try await trait.provideScope(for: test, testCase: testCase, performing: function)
  }
}

import Foundation
@_exported import OneDevice
import Testing
import UIKit

/// Runs each test once for every answer to the rules about UIKit that are not known for sure: as the stand-in has it,
/// with each answer turned alone, and with all of them turned.
///
/// To find the answer under which a test fails, run it with one alone: `WEAK_RULES=W3 swift test --filter …`.
public struct EveryAnswerTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await OneDeviceTrait.withDevice {
      for answers in WeakAnswers.chosen {
        await answers.install()
        try await function()
      }
      await WeakAnswers.standard.install()
    }
  }
}

extension Trait where Self == EveryAnswerTrait {
  /// For suites about the product that make a `HeadlessDevice`; includes `.oneDevice`.
  public static var everyAnswer: Self { EveryAnswerTrait() }
}

/// Which of the weak rules' answers are turned.
public struct WeakAnswers: Sendable {
  static let standard = WeakAnswers(turned: [])

  /// Those that the environment asks for, or all.
  static let chosen: [WeakAnswers] = {
    let names = WeakRules.switches.map(\.name)
    if let asked = ProcessInfo.processInfo.environment["WEAK_RULES"] {
      let turned = asked.split(separator: ",").map(String.init)
      precondition(turned.allSatisfy(names.contains), "WEAK_RULES is a list of \(names), got \(asked)")
      return [WeakAnswers(turned: turned)]
    }
    return [standard] + names.map { WeakAnswers(turned: [$0]) } + [WeakAnswers(turned: names)]
  }()

  var turned: [String]

  /// Runs `body` under answers that depend on `number` alone, so that many runs meet all of them.
  @MainActor
  public static func chosen<Result>(by number: Int, _ body: () -> Result) -> Result {
    chosen[number % chosen.count].install()
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
}

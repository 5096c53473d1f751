import Foundation

/// A suite of the tests: how long it takes, and which mutants it reaches.
struct Suite: Sendable {
  /// The module and the outermost type, as in `FocusBehaviorTests.FocusRulesTests`; or a test in no suite.
  let name: String
  let seconds: Double
  let reached: Set<Int>

  /// Runs suites, without a mutant or with one, until a test fails.
  ///
  /// - Parameters:
  ///   - names: the suites, all in one process.
  ///   - tests: the program that has them.
  ///   - mutant: the active mutant; 0 for none.
  ///   - note: the file in which reached mutants are noted.
  ///   - limit: how many seconds it may take.
  /// - Returns: how it ended. 0 is success.
  /// - Throws: an error of Foundation, if the program does not start.
  static func run(
    _ names: [String], of tests: String, mutant: Int = 0, note: URL? = nil, limit: Double
  ) throws -> RunningProcess.End {
    var environment = ["MUTATION": "\(mutant)", "SWIFT_BACKTRACE": "enable=no"]
    environment["MUTATION_REACHED"] = note?.path
    let alternatives = names.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    let command = [tests, "--testing-library", "swift-testing", "--filter", "^(\(alternatives))(/|$)"]
    // Some tests look for files in the folder of the package.
    let folder = URL(fileURLWithPath: tests).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try RunningProcess.run(command, in: folder, environment: environment, limit: limit) {
      $0.contains("✘") && $0.contains("recorded an issue")
    }
  }

  /// - Returns: the names of all suites.
  static func names(of tests: String) throws -> [String] {
    var names: [String] = []
    let command = [tests, "--testing-library", "swift-testing", "--list-tests"]
    let end = try RunningProcess.run(command, in: URL(fileURLWithPath: "/")) { line in
      // A test of the module itself has no slash.
      let name = String(line.prefix { $0 != "/" && $0 != "(" })
      if name.contains("."), !names.contains(name) { names.append(name) }
      return false
    }
    guard end == .exited(0), !names.isEmpty else { throw CommandError("the tests cannot be listed") }
    return names
  }
}

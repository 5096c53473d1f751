import Foundation
import Mutants

/// Whether the tests notice a mutant. What was found is kept.
struct Trial: Sendable {
  let tests: String
  let suites: [Suite]
  let kept: KeptLines
  /// Changes when anything but the tests changes, and when anything does. What was noticed stays noticed when tests are added.
  let productsKey: String
  let treeKey: String

  init(_ build: Build, _ recording: Recording, in scratch: URL) throws {
    tests = build.tests
    suites = recording.suites
    kept = KeptLines(scratch.appending(path: "results.txt"))
    productsKey = "\(build.tree.fingerprint(Tree.products, except: ["Headless/Tests/"]))"
    treeKey = "\(build.tree.fingerprint(Tree.products + ["Tests/"]))"
  }

  /// - Parameters:
  ///   - mutant: the mutant.
  ///   - longest: suites that take longer are not run.
  /// - Returns: what became of it, as far as is known.
  func known(_ mutant: Mutant, longest: Double) -> Report.Fate? {
    let id = "\(mutant.id)"
    if kept.rest([productsKey, id, "noticed"]) != nil { return .noticed }
    if !suites.contains(where: { $0.reached.contains(mutant.id) }) { return .notReached }
    guard let rest = kept.rest([treeKey, id, "survived"]), let limit = rest.first.flatMap(Double.init) else {
      return nil
    }
    return limit >= longest ? .survived : nil
  }

  /// Runs the suites that reach a mutant, the quick ones first, until one fails. If nothing is expected to fail, twice.
  func run(_ mutant: Mutant, longest: Double, isExplained: Bool) throws {
    if known(mutant, longest: longest) != nil { return }
    let id = "\(mutant.id)"
    let done = kept.rest([treeKey, id, "survived"])?.first.flatMap(Double.init) ?? 0
    let reaching = suites.filter { $0.reached.contains(mutant.id) && $0.seconds > done && $0.seconds <= longest }
    for batch in Self.batches(reaching) {
      let limit = 20 + 4 * batch.reduce(0) { $0 + $1.seconds }
      let run = { try Suite.run(batch.map(\.name), of: tests, mutant: mutant.id, limit: limit) }
      var end = try run()
      // A test of real time can fail on a busy machine. Twice is no accident.
      if end != .exited(0), isExplained || "\(end)".contains("RealTime: ") { end = try run() }
      if end == .exited(0) { continue }
      try kept.add([productsKey, id, "noticed", "\(end)".replacing("\t", with: " ")])
      return
    }
    try kept.add([treeKey, id, "survived", "\(longest)"])
  }

  /// The suites of a process: as many as take some seconds together. First those that reach little else, for they are about this.
  private static func batches(_ suites: [Suite]) -> [[Suite]] {
    let quick = suites.filter { $0.seconds < 3 }.sorted { $0.reached.count < $1.reached.count }
    let slow = suites.filter { $0.seconds >= 3 }.sorted { $0.seconds < $1.seconds }
    var batches: [[Suite]] = []
    var sum = Double.infinity
    for suite in quick + slow {
      if sum + suite.seconds > 10 {
        batches.append([])
        sum = 0
      }
      batches[batches.count - 1].append(suite)
      sum += suite.seconds
    }
    return batches
  }
}

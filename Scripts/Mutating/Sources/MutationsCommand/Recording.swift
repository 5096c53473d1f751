import Foundation
import Mutants
import Synchronization

/// Which mutants each suite reaches, found by running each once without a mutant.
struct Recording {
  private(set) var suites: [Suite] = []
  /// Suites that fail without a mutant. They say nothing about one.
  private(set) var failed: [String] = []

  init(of build: Build, in scratch: URL, atOnce count: Int) throws {
    let tests = build.tests
    let names = try Suite.names(of: tests)
    let kept = KeptLines(scratch.appending(path: "reached.txt"))
    let keys = Self.keys(for: names, in: build.tree)
    let missing = names.filter { kept.rest([keys[$0]!, $0]) == nil }
    if !missing.isEmpty { say("\(missing.count) of \(names.count) suites run, to see what they reach.") }
    try Workers.forEach(missing, atOnce: count) { name in
      let note = scratch.appending(path: "reached-\(name)")
      try Data().write(to: note)
      defer { try? FileManager.default.removeItem(at: note) }
      let start = Date.now
      var end = try Suite.run([name], of: tests, note: note, limit: 600)
      // A test of real time can fail while something else goes on.
      if end != .exited(0) { end = try Suite.run([name], of: tests, note: note, limit: 600) }
      let seconds = Date.now.timeIntervalSince(start)
      let reached = Set(try String(contentsOf: note, encoding: .utf8).split(separator: "\n").compactMap { Int($0) })
      let numbers = reached.sorted().map(String.init).joined(separator: " ")
      try kept.add([keys[name]!, name, end == .exited(0) ? "passed" : "failed", "\(seconds)", numbers])
    }
    for name in names {
      guard let fields = kept.rest([keys[name]!, name]), fields.count == 3, let seconds = Double(fields[1]) else {
        continue
      }
      if fields[0] == "failed" {
        failed.append(name)
      } else {
        suites.append(
          Suite(name: name, seconds: seconds, reached: Set(fields[2].split(separator: " ").compactMap { Int($0) })))
      }
    }
  }

  /// What a suite reaches is the same until the products or its own module change.
  private static func keys(for names: [String], in tree: Tree) -> [String: String] {
    var keys: [Substring: String] = [:]
    for name in names {
      let module = name.prefix { $0 != "." }
      if keys[module] != nil { continue }
      let folder = tree.files.contains { $0.hasPrefix("Tests/\(module)/") } ? "Tests/\(module)/" : "Headless/Tests/"
      keys[module] =
        "\(tree.fingerprint(Tree.products + [folder, "Tests/Support/"], except: folder == "Headless/Tests/" ? [] : ["Headless/Tests/"]))"
    }
    return Dictionary(uniqueKeysWithValues: names.map { name in (name, keys[name.prefix { $0 != "." }]!) })
  }
}

extension Tree {
  /// What is tested, and what the tests need.
  static let products = ["Package.swift", "Sources/", "Headless/", "Samples/", "Examples/"]
}

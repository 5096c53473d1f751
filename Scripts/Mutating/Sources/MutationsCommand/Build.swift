import Foundation
import Mutants

/// One build with all mutants. What does not compile is left out, and the rest is built again.
struct Build {
  let tree: Tree
  let scratch: URL
  let mutants: [Mutant]
  private(set) var leftOut: Set<Int> = []
  /// The files of the mutants as they are at the start, for someone may go on editing.
  private let texts: [String: String]

  init(_ mutants: [Mutant], of tree: Tree, in scratch: URL) throws {
    self.tree = tree
    self.scratch = scratch
    self.mutants = mutants
    texts = try Dictionary(uniqueKeysWithValues: Set(mutants.map(\.file)).map { ($0, try tree.text(of: $0)) })
    try tree.copy(except: Set(texts.keys).union(switchFiles))
    try build()
  }

  /// The program that has the tests.
  var tests: String {
    tree.folder.appending(path: ".build/debug/LifecycleBehaviorsPackageTests.xctest").path
  }

  private var switchFiles: Set<String> { Set(mutants.map { "Sources/\($0.module)/Mutation.swift" }) }

  private mutating func build() throws {
    // What did not compile last time does not now, if these are the same mutants.
    var key = Fingerprint()
    for mutant in mutants { key.add("\(mutant.file) \(mutant.place.range) \(mutant.place.mutated)\n".utf8) }
    let list = scratch.appending(path: "do-not-compile.txt")
    let earlier = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n") ?? []
    if earlier.first == "\(key)" { leftOut = Set(earlier.dropFirst().compactMap { Int($0) }) }
    while true {
      let files = rewritten()
      var changed = files.mapValues(\.text)
      for file in switchFiles { changed[file] = Rewriting.switchFile(count: mutants.count) }
      try tree.rewrite(changed)
      let errors = try compile()
      if errors.isEmpty { return }
      let wrong = Set(errors.flatMap { files[$0.file]?.mutants(at: $0.line) ?? [] })
      if wrong.isEmpty { throw CommandError("the build failed; \(scratch.lastPathComponent)/build.log has the errors") }
      say("Mutants that do not compile: \(wrong.sorted().map(String.init).joined(separator: ", "))")
      leftOut.formUnion(wrong)
      let lines = ["\(key)"] + leftOut.sorted().map(String.init)
      try lines.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
    }
  }

  private func rewritten() -> [String: Rewriting] {
    let files = Dictionary(grouping: mutants.filter { !leftOut.contains($0.id) }, by: \.file)
    return Dictionary(uniqueKeysWithValues: texts.map { ($0, Rewriting($1, files[$0] ?? [])) })
  }

  /// - Returns: the errors in files of the modules; none if it compiles.
  private func compile() throws -> [(file: String, line: Int)] {
    var log: [String] = []
    var errors: [(file: String, line: Int)] = []
    let command = ["swift", "build", "--build-tests"]
    let end = try RunningProcess.run(command, in: tree.folder, environment: ["MUTATION": "0"]) { line in
      log.append(line)
      if let match = line.firstMatch(of: /\/(Sources\/[^:]+):([0-9]+):[0-9]+: error:/), let number = Int(match.2) {
        errors.append((String(match.1), number))
      }
      return false
    }
    try log.joined(separator: "\n").write(
      to: scratch.appending(path: "build.log"), atomically: true, encoding: .utf8)
    if end == .exited(0) { return [] }
    if errors.isEmpty { throw CommandError("the build failed:\n\(log.suffix(30).joined(separator: "\n"))") }
    return errors
  }
}

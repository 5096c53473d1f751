import ArgumentParser
import Foundation
import Mutants

@main
struct MutationsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutations",
    abstract: "Changes the products at chosen places, one at a time, and sees whether a test notices.",
    discussion: """
      Fails with 1 if a change is noticed by no test and not explained, or if an explanation does not apply; with 2 if it cannot
      tell. A run that was cut goes on where it stopped.
      """
  )

  @Option(help: "How many places each seed chooses.")
  var places = 200

  @Option(help: "What chooses the places; may be given several times. (default: 1)")
  var seed: [UInt64] = []

  @Option(help: "One module alone.")
  var module: String?

  @Option(help: "One mutant alone, by its number; may be given several times.")
  var only: [Int] = []

  @Option(help: "Leave out suites that take longer, in seconds.")
  var longest = 600.0

  @Option(help: "How many processes run at once.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "The folder of the repository.")
  var repository = "."

  func run() throws {
    let interruption = endChildrenWhenInterrupted()
    defer { interruption.forEach { $0.cancel() } }
    do { try test() } catch let error as CommandError {
      FileHandle.standardError.write(Data("mutations: \(error)\n".utf8))
      throw ExitCode(2)
    }
  }

  private func test() throws {
    let repository = URL(fileURLWithPath: repository).standardizedFileURL
    let scratch = repository.appending(path: ".build-mutations")
    let tree = try Tree(of: repository, in: scratch)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let list = "Scripts/Mutating/explained.txt"
    let explained = try ExplainedList(tree.text(of: list))

    let modules = try modules(of: tree)
    let mutants = Choice.mutants(places, seeds: seed.isEmpty ? [1] : seed, of: modules)
    say("\(mutants.count) of \(modules.flatMap(\.files).reduce(0) { $0 + $1.places.count }) places are changed.")
    let build = try Build(mutants, of: tree, in: scratch)
    let recording = try Recording(of: build, in: scratch, atOnce: jobs)
    recording.failed.forEach { say("Fails without a mutant, and is left out: \($0)") }

    let tried = mutants.filter { only.isEmpty || only.contains($0.id) }
    let trial = try Trial(build, recording, in: scratch)
    let fates = try fates(of: tried, build, trial, explained)
    let report = Report(fates, explained: explained)
    report.unexplained.forEach { say((Report.lines(of: $0.mutant, $0.fate) + [""]).joined(separator: "\n")) }
    report.table.forEach { say($0) }

    let problems = explained.problems(
      noticed: fates.filter { $0.fate == .noticed }.map(\.mutant),
      survived: fates.filter { $0.fate == .survived }.map(\.mutant),
      in: module == nil ? modules : try self.modules(of: tree, all: true))
    problems.forEach { say("\(list): \($0)") }
    if !report.unexplained.isEmpty || !problems.isEmpty { throw ExitCode.failure }
  }

  private func modules(of tree: Tree, all: Bool = false) throws -> [Choice.Module] {
    let sources = tree.files.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") && !$0.contains(".docc/") }
    let files = Dictionary(grouping: sources) { String($0.split(separator: "/")[1]) }
    if let module, files[module] == nil { throw CommandError("there is no module \(module)") }
    return try files.keys.sorted().filter { all || module == nil || $0 == module }.map { name in
      try Choice.Module(name: name, files: files[name]!.map { ($0, PlaceFinder.places(in: try tree.text(of: $0))) })
    }
  }

  private func fates(
    of mutants: [Mutant], _ build: Build, _ trial: Trial, _ explained: ExplainedList
  ) throws -> [(mutant: Mutant, fate: Report.Fate)] {
    let compiled = mutants.filter { !build.leftOut.contains($0.id) }
    try run(compiled, trial, explained, longest: min(3, longest))
    // What takes long comes when everything has had its chance with what is quick. It is not for what nothing is expected to notice.
    if longest > 3 { try run(compiled.filter { !explained.explains($0) }, trial, explained, longest: longest) }
    return mutants.map { mutant in
      (mutant, build.leftOut.contains(mutant.id) ? .doesNotCompile : trial.known(mutant, longest: longest) ?? .survived)
    }
  }

  private func run(_ mutants: [Mutant], _ trial: Trial, _ explained: ExplainedList, longest: Double) throws {
    let unknown = mutants.filter { trial.known($0, longest: longest) == nil }
    if unknown.isEmpty { return }
    say("\(unknown.count) mutants run with suites of up to \(Int(longest)) s.")
    try Workers.forEach(unknown, atOnce: jobs) {
      try trial.run($0, longest: longest, isExplained: explained.explains($0))
    }
  }

  private func endChildrenWhenInterrupted() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        RunningProcess.endAll()
        _exit(130)
      }
      source.resume()
      return source
    }
  }
}

import ArgumentParser
import HeadlessDevice
import LifecycleBehaviors

@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "What the framework costs, beside what people write by hand.",
    discussion: "Counts instructions where callgrind runs it, and measures processor time otherwise.",
    subcommands: [Table.self, Growth.self], defaultSubcommand: Table.self)

  struct Table: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Prints the table of README.md.")

    @Argument(help: "Only the rows that contain this text.")
    var text = ""

    func run() {
      let text = text
      MainActor.assumeIsolated {
        let device = HeadlessDevice()
        print(Row.heading)
        for row in Row.all where isChosen(row.question, by: text) { print(row.line()) }
        withExtendedLifetime(device) {}
      }
    }
  }

  struct Growth: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Checks that nothing costs more than in proportion to its size.",
      discussion: "Exits 1 if one more costs more where there are ten times as many.")

    @Argument(help: "Only the checks that contain this text.")
    var text = ""

    func run() throws {
      let text = text
      let failed = MainActor.assumeIsolated {
        let device = HeadlessDevice()
        // Many behaviors of one type on one screen are meant here.
        let issues = LifecycleIssue.subscribe { _ in }
        let failed = GrowthCheck.all.filter { isChosen($0.name, by: text) && !$0.passes() }.count
        withExtendedLifetime((device, issues)) {}
        return failed
      }
      if failed > 0 { throw ExitCode.failure }
    }
  }
}

private func isChosen(_ name: String, by text: String) -> Bool {
  text.isEmpty || name.lowercased().contains(text.lowercased())
}

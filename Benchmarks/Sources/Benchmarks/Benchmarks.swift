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

    func run() {
      MainActor.assumeIsolated {
        let device = HeadlessDevice()
        // First what is measured for classes and types that the program has not met.
        let rows =
          FirstTime.rows + Attaching.rows + Appearing.rows + Resting.rows + Fields.rows + Reporting.rows + Memory.rows
        print(Row.heading)
        rows.forEach { print($0.line) }
        withExtendedLifetime(device) {}
      }
    }
  }

  struct Growth: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Checks that nothing costs more than in proportion to its size.",
      discussion: "Fails (1) if ten times as many cost more than \(Int(GrowthCheck.limit)) times as much.")

    @Flag(help: "Also 10,000 screens and 3,000 recorded ones.")
    var large = false

    func run() throws {
      let large = large
      let failed = MainActor.assumeIsolated {
        let device = HeadlessDevice()
        // Many behaviors of one type on one screen are meant here.
        let issues = LifecycleIssue.subscribe { _ in }
        let failed = GrowthCheck.all(large: large).filter { !$0.passes() }.count
        withExtendedLifetime((device, issues)) {}
        return failed
      }
      if failed > 0 { throw ExitCode.failure }
    }
  }
}

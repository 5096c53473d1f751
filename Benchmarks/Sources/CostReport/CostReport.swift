import ArgumentParser
import Foundation

@main
struct CostReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost-report",
    abstract: "Makes a table, a picture or a comparison of what Benchmarks/measure has printed.",
    subcommands: [PrintTable.self, Draw.self, Compare.self, Write.self])
}

struct Measured: ParsableArguments {
  @Argument(help: "What was measured.")
  var measured: String

  @Option(help: "What Benchmarks/footprint has recorded.")
  var footprint: String

  var figures: Figures { Figures(measured, footprint) }
}

struct PrintTable: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "table", abstract: "Prints the table.")

  @OptionGroup var measured: Measured

  func run() {
    let figures = measured.figures
    print("\(Table(figures).text)\n\(figures.machine)")
  }
}

struct Draw: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "svg", abstract: "Draws the curves.")

  @OptionGroup var measured: Measured

  @Option(help: "The picture.")
  var output: String

  func run() throws {
    try Picture(measured.figures).svg.write(toFile: output, atomically: true, encoding: .utf8)
  }
}

struct Write: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Writes the table into a page, or checks that it is there.")

  @OptionGroup var measured: Measured

  @Option(help: "The page.")
  var page: String

  @Flag(help: "The page is the README, which has a part of the table.")
  var readme = false

  @Flag(help: "Write nothing; fail if the page has another table.")
  var check = false

  func run() throws {
    let page = Page(path: page)
    let figures = measured.figures
    let table = readme ? Table(figures, questions: ReadmeRows.questions) : Table(figures)
    let (old, new) = try page.texts(with: table)
    guard old != new else { return }
    if check {
      print("\(page.path) has another table than what is recorded: Benchmarks/cost --page writes it.")
      throw ExitCode.failure
    }
    try new.write(toFile: page.path, atomically: true, encoding: .utf8)
  }
}

struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Fails if something has become more expensive than recorded.")

  @Argument(help: "What was measured.")
  var measured: String

  @Option(help: "What is recorded.")
  var recorded: String

  @Flag(help: "Not everything was measured that is recorded.")
  var partly = false

  func run() throws {
    let (new, old) = (Figures(measured), Figures(recorded))
    if new.machine != old.machine {
      print("Recorded with \(old.machine), measured with \(new.machine).")
      print("So our instructions are compared in proportion to those of the code by hand.")
    }
    let comparison = Comparison(new, with: old, isComplete: !partly)
    print(comparison.text)
    if comparison.hasFailed { throw ExitCode.failure }
  }
}

import Foundation

/// Suspends and stalls real processes that run an app on the headless device, compares what they report with what was done
/// to them, and prints a table.
@main
struct MeasureSuspension {
  static let help = """
    usage: MeasureSuspension [--quick]

    Runs an app in processes of its own, stops them with SIGSTOP and keeps them busy, and compares what they report with what
    was done. Exits 1 when a row is not right.

      --quick   one process of each kind and no long stops: some 6 s instead of a few minutes. What the documentation
                allows on a busy machine is printed, and is no failure

    """

  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "--app": MeasuredApp().run()
    case nil:
      exit(measure(Trial.complete).isRight ? 0 : 1)
    case "--quick":
      exit(measure(Trial.quick).isAllowed ? 0 : 1)
    case "--help":
      print(help)
    case .some(let argument):
      FileHandle.standardError.write(Data("MeasureSuspension: unknown argument '\(argument)'; see --help\n".utf8))
      exit(2)
    }
  }

  /// Plays each batch's trials side by side, one batch after the other.
  private static func measure(_ batches: [[Trial]]) -> ResultTable {
    let table = ResultTable(results: batches.flatMap { sideBySide($0) { $0.run() } })
    print(table.text)
    return table
  }
}

import Foundation

/// The demo as a command: reads its arguments, plays a journey, prints what happens, answers the exit status.
@MainActor
public struct Demo {
  private let print: (String) -> Void
  private let printError: (String) -> Void

  /// - Parameters:
  ///   - print: takes a line for standard output.
  ///   - printError: takes a line for standard error.
  public init(print: @escaping (String) -> Void, printError: @escaping (String) -> Void) {
    self.print = print
    self.printError = printError
  }

  public func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try DemoOptions(arguments)
      if options.showsHelp {
        print(DemoOptions.help)
      } else if options.isInteractive {
        InteractiveSession(options: options, print: print, printError: printError).run()
      } else {
        try play(options)
      }
      return 0
    } catch {
      printError("\(error)")
      return 2
    }
  }

  /// How many commands are rehearsed: what a person writes.
  private static let rehearsedCommandCount = 1_000

  /// Every line has been read by then. A journey that a person may have written is rehearsed too, in virtual time, so
  /// that a command that cannot be carried out is found before anything is printed. A longer one is printed up to there.
  private func play(_ options: DemoOptions) throws {
    let journey = try options.journey()
    let run = JourneyRun(journey, hasPlayback: options.journeyFile == nil, sampling: options.sampling)
    if journey.commandCount <= Self.rehearsedCommandCount { try run.play(.virtual(on: journey.idiom)) }
    let output = DemoOutput(format: options.format, print: print)
    let end = try run.play(
      options.isRealTime ? .realTime(on: journey.idiom) : .virtual(on: journey.idiom), receive: output.print)
    output.printSummary(until: end)
  }
}

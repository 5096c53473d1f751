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

  /// Plays the whole journey in virtual time first, so that a bad line is found before anything is printed.
  private func play(_ options: DemoOptions) throws {
    let (journey, file) = try options.journey()
    let isBuiltIn = options.journeyFile == nil
    let journeyRun = JourneyRun(journey, file: file, hasPlayback: isBuiltIn, sampling: options.sampling)
    let rehearsal = try journeyRun.play(.virtual(on: journey.idiom)) { _ in }
    let output = DemoOutput(format: options.format, print: print)
    let run =
      options.isRealTime
      ? try journeyRun.play(.realTime(on: journey.idiom), receive: output.print)
      : rehearsal
    if !options.isRealTime { run.events.forEach(output.print) }
    output.printSummary(of: run.events, until: run.end)
  }
}

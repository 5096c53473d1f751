import Foundation

/// The demo as a command: reads its arguments, plays a journey and prints what happens.
@MainActor
public struct Demo {
  private let print: (String) -> Void
  private let printError: (String) -> Void

  /// - Parameters:
  ///   - print: writes a line to standard output.
  ///   - printError: writes a line to standard error.
  public init(print: @escaping (String) -> Void, printError: @escaping (String) -> Void) {
    self.print = print
    self.printError = printError
  }

  /// Runs the command.
  /// - Parameter arguments: the arguments of the command line, without the name of the command.
  /// - Returns: the exit status.
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

  /// How many commands are rehearsed: as many as a person writes.
  private static let rehearsedCommandCount = 1_000

  /// Plays a journey whose lines have all been read. One that a person may have written is rehearsed first, in virtual
  /// time, so that a command that cannot be carried out is found before anything is printed. A longer one is printed up to
  /// that command.
  private func play(_ options: DemoOptions) throws {
    let journey = try options.journey()
    func player(_ pace: Pace, receive: @escaping (JourneyEvent) -> Void) -> JourneyPlayer {
      JourneyPlayer(
        pace: pace, hasPlayback: options.journeyFile == nil, sampling: options.sampling, receive: receive)
    }
    if journey.commandCount <= Self.rehearsedCommandCount {
      try player(.virtual(on: journey.idiom)) { _ in }.play(journey)
    }
    let output = DemoOutput(format: options.format, print: print)
    let pace = options.isRealTime ? Pace.realTime(on: journey.idiom) : .virtual(on: journey.idiom)
    let performance = player(pace, receive: output.print)
    try performance.play(journey)
    output.printSummary(until: performance.now)
  }
}

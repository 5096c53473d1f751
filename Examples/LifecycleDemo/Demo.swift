import Foundation
import HeadlessDevice
import Journey

/// The demo as a command: reads its arguments, plays a journey and prints what happens.
@main
@MainActor
struct Demo {
  let console: Console

  static func main() {
    // A reader that stops reading, such as `head`, ends the demo silently, even if the parent process ignores SIGPIPE.
    signal(SIGPIPE, SIG_DFL)
    exit(Demo(console: Console()).run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the command.
  /// - Parameter arguments: the arguments of the command line, without the name of the command.
  /// - Returns: the exit status.
  func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try DemoOptions(arguments)
      if options.showsHelp {
        console.print(DemoHelp.text)
      } else if options.showsList {
        console.print(try JourneyList(of: Gallery.journeys).text(on: console.output))
      } else {
        try perform(options)
      }
      return 0
    } catch {
      console.printError("\(error)")
      return 2
    }
  }

  private func perform(_ options: DemoOptions) throws {
    let files = options.files
    let began = Date()
    let output = DemoOutput(options, console: console)
    let end =
      if options.isInteractive {
        InteractiveSession(options: options, output: output, console: console).run()
      } else {
        try play(options, output)
      }
    output.printSummary(until: end)
    let result = files.write(
      output.recording(until: end, began: options.hasRealTime ? began : nil), options.drawing)
    output.printNotes(result.notes)
    if let failure = result.failure { throw failure }
  }

  /// Plays a journey whose lines have all been read. It is rehearsed first, in virtual time, so that a command that cannot be
  /// carried out is found before anything is printed.
  /// - Returns: seconds of journey time.
  private func play(_ options: DemoOptions, _ output: DemoOutput) throws -> TimeInterval {
    let journey = try options.journey()
    let rehearsal = DemoPlayer(on: .virtual(for: journey), sampling: options.sampling)
    try rehearsal.play(journey)
    if options.isRealTime { return try playInRealTime(journey, rehearsal.now, options, output) }
    let player = DemoPlayer(on: .virtual(for: journey), sampling: options.sampling, printing: output)
    try player.play(journey)
    return player.now
  }

  private func playInRealTime(
    _ journey: Journey, _ length: TimeInterval, _ options: DemoOptions, _ output: DemoOutput
  ) throws -> TimeInterval {
    var progress: JourneyProgress?
    let player = DemoPlayer(on: .realTime(for: journey), sampling: options.sampling, printing: output) { event in
      if case .step(let line, _) = event.occurrence { progress?.note(line.text) }
    }
    if console.errors.canRedraw { player.willStop = console.printStop }
    progress = JourneyProgress(of: length, on: console) { player.now }
    progress?.begin()
    defer { progress?.end() }
    try player.play(journey)
    return player.now
  }
}

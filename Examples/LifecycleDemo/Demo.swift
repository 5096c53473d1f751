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
        console.print(Gallery.list)
      } else {
        try play(options)
      }
      return 0
    } catch {
      console.printError("\(error)")
      return 2
    }
  }

  private func play(_ options: DemoOptions) throws {
    let output = DemoOutput(options, console: console)
    guard case .journey(let journey) = options.source else {
      let player = player(of: nil, options, output)
      try InputSession(player, inRealTime: options.isRealTime, console: console).play()
      return try output.finish(at: player.now)
    }
    // A rehearsal finds a command that cannot be carried out before anything is printed.
    try DemoPlayer(on: .virtual(for: journey)).play(journey)
    let player = player(of: journey, options, output)
    try player.play(journey)
    try output.finish(at: player.now)
  }

  private func player(of journey: Journey?, _ options: DemoOptions, _ output: DemoOutput) -> DemoPlayer {
    let device: HeadlessDevice = options.isRealTime ? .realTime(for: journey) : .virtual(for: journey)
    let player = DemoPlayer(on: device, receive: output.receive)
    output.phone = { [weak player] in player?.phone }
    player.willStop = { [console] seconds in
      console.printError(
        String(format: "The process stops for %g s. If your shell takes over, continue with 'fg'.", seconds))
    }
    return player
  }
}

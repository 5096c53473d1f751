import FocusBehavior
import Foundation

/// The arguments of the command line, and the text of `--help`.
struct DemoOptions {
  private(set) var journeyFile: String?
  private(set) var format = DemoOutput.Format.log
  private(set) var sampling = FocusSampling.displayLink(framesPerSecond: 60)
  private(set) var isRealTime = false
  private(set) var isInteractive = false
  private(set) var showsHelp = false

  /// What is wrong with the command line.
  struct Misuse: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      if !given.insert(argument).inserted {
        throw Misuse(description: "LifecycleDemo: \(argument) is given twice")
      }
      switch argument {
      case "--journey": journeyFile = try Self.value(of: argument, &rest, "a file")
      case "--format": format = try Self.format(Self.value(of: argument, &rest, "log or jsonl"))
      case "--sampling": sampling = try Self.sampling(Self.value(of: argument, &rest, "display-link or event-driven"))
      case "--realtime": isRealTime = true
      case "--interactive": isInteractive = true
      case "--help", "-h": showsHelp = true
      default: throw Misuse(description: "LifecycleDemo: unknown argument '\(argument)'; see --help")
      }
    }
    if isInteractive, journeyFile != nil {
      throw Misuse(description: "LifecycleDemo: --interactive reads commands from standard input; leave out --journey")
    }
  }

  /// - Returns: the journey to play. All its lines have been read.
  func journey() throws -> Journey {
    guard let journeyFile else { return try Journey(parsing: BuiltInJourney.text, file: BuiltInJourney.name) }
    let bytes: JourneyBytes
    do {
      bytes = try JourneyBytes(path: journeyFile)
    } catch {
      throw Misuse(description: "LifecycleDemo: cannot read the journey '\(journeyFile)': \(error)")
    }
    return try Journey(JourneyText(bytes, name: journeyFile))
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>, _ what: String) throws -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw Misuse(description: "LifecycleDemo: \(option) needs \(what) after it")
    }
    return value
  }

  private static func format(_ name: String) throws -> DemoOutput.Format {
    guard let format = DemoOutput.Format(rawValue: name) else {
      throw Misuse(description: "LifecycleDemo: unknown format '\(name)'; write log or jsonl")
    }
    return format
  }

  private static func sampling(_ name: String) throws -> FocusSampling {
    switch name {
    case "display-link": .displayLink(framesPerSecond: 60)
    case "event-driven": .eventDriven
    default:
      throw Misuse(description: "LifecycleDemo: unknown sampling '\(name)'; write display-link or event-driven")
    }
  }

  static var help: String {
    let width = JourneyForm.all.map(\.usage.count).max() ?? 0
    let commands = JourneyForm.all.map { form in
      "  " + form.usage.padding(toLength: width + 2, withPad: " ", startingAt: 0) + form.explanation
    }
    return """
      Plays a journey through an app on a headless device and prints what UIKit, the behaviors and the app receive.

      USAGE: LifecycleDemo [--journey FILE] [--format log|jsonl] [--sampling …] [--realtime]
             LifecycleDemo --interactive [--format log|jsonl] [--sampling …]

        --journey FILE   play a file instead of the built-in journey; a pipe is copied to a temporary file first
        --format log     lines to read, and a table at the end (default)
        --format jsonl   one JSON object a line and nothing else
        --sampling display-link   look for changes of focus with each frame, 60 a second (default)
        --sampling event-driven   look for them at the end of each turn of the run loop
        --realtime       play in real time; 'suspend' stops the process
        --interactive    read commands from standard input, in real time, until it ends
        --help           this text

      A journey is text, one command a line; '#' starts a comment. Transitions take 0.35 s, unless the line ends in
      'instantly'. A touch waits for the end of the transition before it. STYLE is one of
      \(JourneyForm.styles).
      A further 'root' replaces what the key window shows. A command that would change nothing is refused, such as
      'open' when the app is open. In a long wait without events only the first and the last minute are played.

      \(commands.joined(separator: "\n"))
      """
  }
}

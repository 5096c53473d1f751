import Journey

/// The text of `--help`. No line is longer than 80 columns.
enum DemoHelp {
  /// All commands of a journey, and what each does.
  static var commands: String { lines(of: JourneyForm.all) }

  /// The names of the commands that can be typed now, and how to learn more.
  /// - Parameters:
  ///   - completion: the words that can be typed.
  ///   - width: the columns of the terminal.
  /// - Returns: lines that fit into the terminal.
  static func now(_ completion: JourneyCompletion, width: Int) -> String {
    let words = completion.candidates(for: "").sorted().joined(separator: "  ")
    let hint = "'help push' explains a command, 'help all' explains all, 'clear' clears the screen, Ctrl-D ends."
    return (words.wrapped(to: width - 1, at: "  ") + hint.wrapped(to: width - 1)).joined(separator: "\n")
  }

  /// - Parameter words: the words that a command begins with.
  /// - Returns: each form of it, with its effect.
  static func explanation(of words: String) -> String {
    let forms = JourneyForm.all.filter { $0.usage == words || $0.usage.hasPrefix(words + " ") }
    return forms.isEmpty ? "there is no command '\(words)'; 'help all' has all commands" : lines(of: forms)
  }

  private static func lines(of forms: [JourneyForm]) -> String {
    let width = forms.map(\.usage.count).filter { $0 < 30 }.max() ?? 0
    let lines = forms.flatMap { form -> [String] in
      let indent = String(repeating: " ", count: width + 4)
      let explanation = form.explanation.wrapped(to: 80 - width - 4)
      let lines = explanation.map { indent + $0 }
      guard form.usage.count <= width else { return ["  " + form.usage] + lines }
      let first = "  " + form.usage + String(repeating: " ", count: width - form.usage.count + 2) + explanation[0]
      return [first] + lines.dropFirst()
    }
    return lines.joined(separator: "\n")
  }

  static var text: String {
    """
    Plays a journey through an app on a headless device, and prints what is done
    and what comes of it.

      LifecycleDemo                        the built-in journey, and timeline.svg
      LifecycleDemo --list                 all journeys, and why to look at each
      LifecycleDemo --play focus-covers    one of them
      LifecycleDemo --interactive          be the user yourself
      LifecycleDemo --journey my.journey --timeline my.svg

    USAGE: LifecycleDemo [--play NAME | --journey FILE | --interactive]
                         [--verbose] [--format log|jsonl] [--timeline FILE]
                         [--width POINTS] [--range FROM-TO]
                         [--storyboard FILE] [--filmstrip FILE] [--html FILE]
                         [--recording FILE] [--trace FILE]
                         [--theme automatic|light|dark]
                         [--sampling display-link|event-driven] [--realtime]

      --list           the journeys of the gallery
      --play NAME      play one of them
      --journey FILE   play a file
      --interactive    play commands from standard input in real time until it
                       ends; Tab completes what can be typed now
      --realtime       play in real time; 'suspend' stops the process
      --timeline FILE  draw the journey as SVG: what the phone shows, and when each
                       screen was visible and focused
      --filmstrip FILE    draw only what the phone shows
      --width POINTS   the width of these pictures, from 240 on; 800 if not given
      --range FROM-TO  draw these seconds, as in 10-20; 10- is to the end
      --storyboard FILE   draw it on a phone that moves, as SVG for a browser
      --html FILE      write a page with the timeline to look into: zoom, filter,
                       select; it needs no network
      --theme light    draw all of them on a light or a dark ground; automatic, the
                       default, follows the reader's device
      --recording FILE write what LifecycleTimeline would have recorded
      --trace FILE     write it as trace events, for ui.perfetto.dev
      --verbose        the log has what UIKit and the behaviors call, too
      --format log     lines to read, and a table at the end (default)
      --format jsonl   one JSON object a line and nothing else
      --sampling display-link   look for changes of focus with each frame, 60 a
                                second (default)
      --sampling event-driven   look for them at the end of each turn of the run
                                loop
      --help           this text

    There is color on a terminal, unless NO_COLOR is set.

    A journey is text, one command a line; '#' starts a comment. Transitions take
    0.35 s, unless the line ends in 'instantly'. A touch waits for the end of the
    transition before it. STYLE is one of
    \(PresentStyle.list.wrapped(to: 78, at: ", ").map { "  " + $0 }.joined(separator: "\n")).
    A further 'root' replaces what the key window shows. A command that would
    change nothing is refused, such as 'open' when the app is open. In a long wait
    without events only the first and the last minute are played. A screen named
    Player plays while it has focus, as in a media app.

    \(commands)
    """
  }
}

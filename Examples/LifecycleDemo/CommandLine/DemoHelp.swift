import Foundation
import Journey

/// The text of `--help`.
enum DemoHelp {
  static var text: String {
    """
    Plays a journey through an app on a headless device, and prints what is done
    and what follows from it.

      LifecycleDemo                           the built-in journey
      LifecycleDemo --list                    all journeys
      LifecycleDemo --journey focus-covers    one of them
      LifecycleDemo --journey my.journey      a file
      LifecycleDemo --journey - --realtime    be the user yourself

      --journey NAME    play the journey of this name, otherwise the file
      --journey -       play the lines of standard input, each when it comes
      --realtime        in real time, not in virtual time; 'suspend', like Ctrl-Z,
                        stops the process
      --format log      lines to read, and a closing line (default)
      --format jsonl    one JSON object a line and nothing else
      --verbose         the log has what UIKit and the behaviors call, too, and the
                        focus of each screen under .attention
      --storyboard FILE draw what the phone shows, as SVG
      --list            the journeys that have a name
      --help            this text

    A journey is text, one command a line; '#' starts a comment. Transitions take
    0.35 s, unless the line ends in 'instantly'. A touch waits for the end of the
    transition before it. STYLE is one of
    \(PresentStyle.list).
    A further 'root' replaces what the key window shows. A command that would
    change nothing is refused, such as 'open' when the app is open. In a long wait
    without events only the first and the last minute are played. A screen named
    Player plays while it has focus under .media, as in a media app.

    \(JourneyForm.all.map(line).joined(separator: "\n"))
    """
  }

  private static func line(of form: JourneyForm) -> String {
    "  " + form.usage + String(repeating: " ", count: max(2, 28 - form.usage.count)) + form.explanation
  }
}

import Foundation

/// The forms a line can have: the words it begins with, what follows them, and the command it means.
struct JourneyForm: Sendable {
  /// The words as the reader of `--help` sees them: `present STYLE NAME [from SCREEN]`.
  let usage: String
  let explanation: String
  /// The words that the line begins with.
  let keywords: [String]
  /// Makes the command from the words that follow; nil when their number or form is wrong.
  let make: @Sendable ([Substring]) throws(Reason) -> JourneyCommand?

  /// What is wrong with a word, in the form's own terms.
  struct Reason: Error {
    let message: String
  }

  private init(
    _ usage: String, _ explanation: String,
    _ make: @escaping @Sendable ([Substring]) throws(Reason) -> JourneyCommand?
  ) {
    self.usage = usage
    self.explanation = explanation
    self.make = make
    keywords = usage.split(separator: " ").prefix { $0.allSatisfy { $0.isLowercase || $0 == "-" } }.map(String.init)
  }

  private init(_ usage: String, _ explanation: String, _ command: JourneyCommand) {
    self.init(usage, explanation) { words in words.isEmpty ? command : nil }
  }

  private init(_ usage: String, _ explanation: String, named make: @escaping @Sendable (String) -> JourneyCommand) {
    self.init(usage, explanation) { words in words.count == 1 ? make(String(words[0])) : nil }
  }

  private init(
    _ usage: String, _ explanation: String, seconds make: @escaping @Sendable (TimeInterval) -> JourneyCommand
  ) {
    self.init(usage, explanation) { words throws(Reason) in
      guard words.count == 1 else { return nil }
      return make(try Self.seconds(words[0]))
    }
  }

  /// All forms; where two begin alike, the longer one comes first.
  static let all: [JourneyForm] = [
    JourneyForm("root nav NAME", "a screen in a navigation controller", named: JourneyCommand.rootNavigation),
    JourneyForm("root tabs A B …", "screens in tabs, each in its own navigation controller") { words in
      words.isEmpty ? nil : .rootTabs(words.map(String.init))
    },
    JourneyForm("root NAME", "a plain screen", named: JourneyCommand.root),
    JourneyForm("push NAME", "push a new screen", named: JourneyCommand.push),
    JourneyForm("pop to root", "pop all screens but the first", .popToRoot),
    JourneyForm("pop", "pop the visible screen", .pop),
    JourneyForm("swipe back cancel", "start to swipe back and let go", .swipeBack(isCancelled: true)),
    JourneyForm("swipe back", "swipe the visible screen away", .swipeBack(isCancelled: false)),
    JourneyForm("tab NAME", "tap the tab that starts with the screen", named: JourneyCommand.tab),
    JourneyForm("present STYLE NAME [from SCREEN]", "present a new screen; " + styles, present),
    JourneyForm("alert NAME", "show an alert", named: JourneyCommand.alert),
    JourneyForm("dismiss", "dismiss what is presented; an alert by its first action", .dismiss),
    JourneyForm("sheet drag cancel", "pull a sheet down and let go", .cancelSheetDrag),
    JourneyForm("embed NAME in SCREEN", "add a new screen as a child") { words in
      words.count == 3 && words[1] == "in" ? .embed(String(words[0]), in: String(words[2])) : nil
    },
    JourneyForm("unembed NAME", "remove a child", named: JourneyCommand.unembed),
    JourneyForm("overlay show", "cover everything with a window", .overlay(isShown: true)),
    JourneyForm("overlay hide", "take the window away", .overlay(isShown: false)),
    JourneyForm("window close NAME", "close a second window", named: JourneyCommand.closeWindow),
    JourneyForm("window NAME", "open a second window and make it key", named: JourneyCommand.window),
    JourneyForm("field NAME", "tap a field of the visible screen", named: JourneyCommand.field),
    JourneyForm("end editing", "send the keyboard away", .endEditing),
    JourneyForm("home", "go to the home screen", .home),
    JourneyForm("open", "open the app again", .open),
    JourneyForm("control-center open", "pull Control Center down", .controlCenter(isOpen: true)),
    JourneyForm("control-center close", "push it back", .controlCenter(isOpen: false)),
    JourneyForm("call", "a call takes the screen", .call),
    JourneyForm("end call", "hang up", .endCall),
    JourneyForm("lock", "lock the device", .lock),
    JourneyForm("unlock", "unlock it", .unlock),
    JourneyForm("suspend SECONDS", "the system suspends the process", seconds: JourneyCommand.suspend),
    JourneyForm("kill", "the process ends", .kill),
    JourneyForm("wait SECONDS", "time passes", seconds: JourneyCommand.wait),
  ]

  private static let styles = JourneyCommand.PresentStyle.allCases.map(\.rawValue).joined(separator: ", ")

  private static func present(_ words: [Substring]) throws(Reason) -> JourneyCommand? {
    guard words.count == 2 || (words.count == 4 && words[2] == "from") else { return nil }
    guard let style = JourneyCommand.PresentStyle(rawValue: String(words[0])) else {
      throw Reason(message: "unknown style '\(words[0])'; the styles are \(styles)")
    }
    return .present(style, String(words[1]), from: words.count == 4 ? String(words[3]) : nil)
  }

  private static func seconds(_ word: Substring) throws(Reason) -> TimeInterval {
    guard word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let seconds = TimeInterval(word),
      seconds.isFinite, seconds <= 1e9
    else {
      throw Reason(message: "'\(word)' is not a time; write seconds from 0 up, such as 2 or 0.5")
    }
    return seconds
  }
}

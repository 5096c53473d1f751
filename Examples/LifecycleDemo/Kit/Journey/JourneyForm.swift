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
    JourneyForm("root pages A B …", "screens that are pages, the first one shown") { words in
      words.isEmpty ? nil : .rootPages(words.map(String.init))
    },
    JourneyForm("root split A B", "two columns on an iPad, each in its own navigation controller") { words in
      words.count == 2 ? .rootSplit(words.map(String.init)) : nil
    },
    JourneyForm("root NAME", "a plain screen", named: JourneyCommand.root),
    JourneyForm("push NAME", "push a new screen", named: JourneyCommand.push),
    JourneyForm("pop to root", "pop all screens but the first", .popToRoot),
    JourneyForm("pop", "pop the visible screen", .pop),
    JourneyForm("swipe back cancel", "start to swipe back and let go", .swipeBack(isCancelled: true)),
    JourneyForm("swipe back", "swipe the visible screen away", .swipeBack(isCancelled: false)),
    JourneyForm("tab NAME", "tap the tab that starts with the screen", named: JourneyCommand.tab),
    JourneyForm("page NAME cancel", "start to turn to a page and let go") { words in
      words.count == 2 && words[1] == "cancel" ? .page(String(words[0]), isCancelled: true) : nil
    },
    JourneyForm("page NAME", "turn to the page before or after", named: { .page($0, isCancelled: false) }),
    JourneyForm("present STYLE NAME [undimmed] [from SCREEN]", "present a new screen; " + styles, present),
    JourneyForm("alert NAME", "show an alert", named: JourneyCommand.alert),
    JourneyForm("action-sheet NAME", "show an action sheet", named: JourneyCommand.actionSheet),
    JourneyForm("dismiss", "dismiss what is presented; an alert by its first action", .dismiss),
    JourneyForm("sheet drag cancel", "pull a sheet down and let go", .cancelSheetDrag),
    JourneyForm("search", "tap the search bar of the visible screen", .search),
    JourneyForm("end search", "cancel the search", .endSearch),
    JourneyForm("embed NAME in SCREEN", "add a new screen as a child") { words in
      words.count == 3 && words[1] == "in" ? .embed(String(words[0]), in: String(words[2])) : nil
    },
    JourneyForm("unembed NAME", "remove a child", named: JourneyCommand.unembed),
    JourneyForm("detach NAME", "take the behaviors off a screen", named: JourneyCommand.detach),
    JourneyForm("overlay show", "cover everything with a window", .overlay(isShown: true)),
    JourneyForm("overlay hide", "take the window away", .overlay(isShown: false)),
    JourneyForm("window close NAME", "close a second window", named: JourneyCommand.closeWindow),
    JourneyForm(
      "window forget NAME", "let go of it without hiding it: it is released", named: JourneyCommand.forgetWindow),
    JourneyForm("window NAME", "open a second window and make it key", named: JourneyCommand.window),
    JourneyForm("scene close NAME", "close a further scene for good") { words in
      words.count == 1 ? .scenePhase(String(words[0]), .closed) : nil
    },
    JourneyForm("scene background NAME", "send it to the background alone") { words in
      words.count == 1 ? .scenePhase(String(words[0]), .background) : nil
    },
    JourneyForm("scene foreground NAME", "bring it back") { words in
      words.count == 1 ? .scenePhase(String(words[0]), .foreground) : nil
    },
    JourneyForm("scene NAME", "show a screen in a further scene, side by side on an iPad", named: JourneyCommand.scene),
    JourneyForm("group A B …", "screens of which the most recently used has the group's focus") { words in
      words.isEmpty ? nil : .group(words.map(String.init))
    },
    JourneyForm("use NAME", "touch the screen: it is the most recently used", named: JourneyCommand.use),
    JourneyForm("field NAME", "tap a field of the visible screen", named: JourneyCommand.field),
    JourneyForm("end editing", "send the keyboard away", .endEditing),
    JourneyForm("home", "go to the home screen", .home),
    JourneyForm("open", "open the app again", .open),
    JourneyForm("control-center open", "pull Control Center down", .controlCenter(isOpen: true)),
    JourneyForm("control-center close", "push it back", .controlCenter(isOpen: false)),
    JourneyForm("call", "a call takes the screen", .call),
    JourneyForm("end call", "hang up", .endCall),
    JourneyForm("prompt", "the system asks for a permission", .prompt),
    JourneyForm("end prompt", "the user answers", .endPrompt),
    JourneyForm("lock", "lock the device", .lock),
    JourneyForm("unlock", "unlock it", .unlock),
    JourneyForm("suspend SECONDS", "the system suspends the process", seconds: JourneyCommand.suspend),
    JourneyForm("kill", "the process ends", .kill),
    JourneyForm("wait SECONDS", "time passes", seconds: JourneyCommand.wait),
  ]

  private static let styles = JourneyCommand.PresentStyle.allCases.map(\.rawValue).joined(separator: ", ")

  private static func present(_ words: [Substring]) throws(Reason) -> JourneyCommand? {
    var rest = words.dropFirst(2)
    let isUndimmed = rest.first == "undimmed"
    if isUndimmed { rest = rest.dropFirst() }
    guard words.count >= 2, rest.isEmpty || (rest.count == 2 && rest.first == "from") else { return nil }
    guard let style = JourneyCommand.PresentStyle(rawValue: String(words[0])) else {
      throw Reason(message: "unknown style '\(words[0])'; the styles are \(styles)")
    }
    if isUndimmed, style != .pageSheet, style != .formSheet {
      throw Reason(message: "only sheets can be undimmed, and '\(style.rawValue)' is none")
    }
    return .present(style, String(words[1]), isUndimmed: isUndimmed, from: rest.last.map(String.init))
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

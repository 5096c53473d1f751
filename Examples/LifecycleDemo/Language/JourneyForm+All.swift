extension JourneyForm {
  /// All forms. Where two begin with the same word, the longer one is first.
  static let all: [JourneyForm] = [
    JourneyForm("root nav NAME", "a screen in a navigation controller", named: { .root(.navigation($0)) }),
    JourneyForm(
      "root tabs A B …", "screens in tabs, each in its own navigation controller", names: { .root(.tabs($0)) }),
    JourneyForm("root pages A B …", "screens that are pages, the first one shown", names: { .root(.pages($0)) }),
    JourneyForm("root split A B", "two columns on an iPad, each in its own navigation controller") { words in
      words.count == 2 ? .root(.split(words.map(String.init))) : nil
    },
    JourneyForm("root app", "the example app FocusDemo, which makes its screens itself", .root(.app)),
    JourneyForm(
      "root NAME", "a plain screen, not called nav, tabs, pages, split or app", named: { .root(.screen($0)) }),
    JourneyForm("push NAME", "push a new screen", named: { .transition(.push($0)) }),
    JourneyForm("pop to root", "pop all screens but the first", .transition(.popToRoot)),
    JourneyForm("pop", "pop the visible screen", .transition(.pop)),
    JourneyForm("swipe back cancel", "start to swipe back and let go again", .touch(.swipeBack(isCancelled: true))),
    JourneyForm("swipe back", "swipe the visible screen away", .touch(.swipeBack(isCancelled: false))),
    JourneyForm("tab NAME", "tap the tab that starts with the screen", named: { .touch(.tab($0)) }),
    JourneyForm("page NAME cancel", "start to turn to a page and let go again") { words in
      words.count == 2 && words[1] == "cancel" ? .touch(.page(String(words[0]), isCancelled: true)) : nil
    },
    JourneyForm("page NAME", "turn to the page before or after", named: { .touch(.page($0, isCancelled: false)) }),
    JourneyForm("present STYLE NAME [undimmed] [from SCREEN]", "present a new screen", present),
    JourneyForm("alert NAME", "show an alert", named: { .transition(.alert($0)) }),
    JourneyForm("action-sheet NAME", "show an action sheet", named: { .transition(.actionSheet($0)) }),
    JourneyForm("dismiss", "dismiss what is presented; an alert by its first action", .transition(.dismiss)),
    JourneyForm("sheet drag cancel", "pull a sheet down and let go again", .touch(.cancelSheetDrag)),
    JourneyForm("search", "tap the search bar of the visible screen", .touch(.search)),
    JourneyForm("end search", "cancel the search", .touch(.endSearch)),
    JourneyForm("embed NAME in SCREEN", "add a new screen as a child") { words in
      words.count == 3 && words[1] == "in" ? .touch(.embed(String(words[0]), in: String(words[2]))) : nil
    },
    JourneyForm("unembed NAME", "remove a child", named: { .touch(.unembed($0)) }),
    JourneyForm("detach NAME", "remove the behaviors of a screen", named: { .app(.detach($0)) }),
    JourneyForm("overlay show", "cover everything with a window", .app(.overlay(isShown: true))),
    JourneyForm("overlay hide", "hide this window", .app(.overlay(isShown: false))),
    JourneyForm("window close NAME", "close a second window", named: { .app(.closeWindow($0)) }),
    JourneyForm(
      "window forget NAME", "release a second window without hiding it", named: { .app(.forgetWindow($0)) }),
    JourneyForm("window NAME", "open a second window and make it key", named: { .app(.window($0)) }),
    JourneyForm("scene close NAME", "disconnect a further scene", named: { .app(.scenePhase($0, .closed)) }),
    JourneyForm(
      "scene background NAME", "move only this scene to the background", named: { .app(.scenePhase($0, .background)) }),
    JourneyForm(
      "scene foreground NAME", "move this scene to the foreground", named: { .app(.scenePhase($0, .foreground)) }),
    JourneyForm("scene NAME", "show a screen in a further scene, side by side on an iPad", named: { .app(.scene($0)) }),
    JourneyForm(
      "group A B …", "put screens into a focus group, in which the one used last has focus", names: { .app(.group($0)) }
    ),
    JourneyForm("use NAME", "touch a screen of the group", named: { .app(.use($0)) }),
    JourneyForm("field FIELD", "tap a field of the visible screen", named: { .touch(.field($0)) }),
    JourneyForm("end editing", "hide the keyboard", .touch(.endEditing)),
    JourneyForm("home", "go to the home screen", .system(.home)),
    JourneyForm("open", "open the app again", .system(.open)),
    JourneyForm("control-center open", "pull Control Center down", .system(.controlCenter(isOpen: true))),
    JourneyForm("control-center close", "push Control Center up", .system(.controlCenter(isOpen: false))),
    JourneyForm("call", "a call comes in and takes the screen", .system(.call)),
    JourneyForm("end call", "end the call", .system(.endCall)),
    JourneyForm("prompt", "the system asks for a permission", .system(.prompt)),
    JourneyForm("end prompt", "the user answers the system", .system(.endPrompt)),
    JourneyForm("lock", "lock the device", .system(.lock)),
    JourneyForm("unlock", "unlock the device", .system(.unlock)),
    JourneyForm("suspend SECONDS", "the system suspends the process", seconds: { .system(.suspend($0)) }),
    JourneyForm("kill", "the process ends", .system(.kill)),
    JourneyForm("wait SECONDS", "time passes", seconds: { .wait($0) }),
  ]

  static let styles = PresentStyle.allCases.map(\.rawValue).joined(separator: ", ")

  private static func present(_ words: [Substring]) throws(Refusal) -> JourneyCommand? {
    var rest = words.dropFirst(2)
    let isUndimmed = rest.first == "undimmed"
    if isUndimmed { rest = rest.dropFirst() }
    guard words.count >= 2, rest.isEmpty || (rest.count == 2 && rest.first == "from") else { return nil }
    guard let style = PresentStyle(rawValue: String(words[0])) else {
      throw Refusal(message: "unknown style '\(words[0])'; the styles are \(styles)")
    }
    if isUndimmed, style != .pageSheet, style != .formSheet {
      throw Refusal(message: "only sheets can be undimmed, and '\(style.rawValue)' is none")
    }
    return .transition(.present(style, String(words[1]), isUndimmed: isUndimmed, from: rest.last.map(String.init)))
  }
}

extension JourneyForm {
  /// All forms. Where two begin with the same word, the longer one is first.
  public static let all: [JourneyForm] = [
    JourneyForm(name: { .root(.navigation($0)) }, "a screen in a navigation controller"),
    JourneyForm(names: { .root(.tabs($0)) }, "screens in tabs, each in its own navigation controller"),
    JourneyForm(names: { .root(.pages($0)) }, "screens that are pages, the first one shown"),
    JourneyForm(
      "A", "B", { .root(.split([$0, $1])) }, "two columns on an iPad, each in its own navigation controller"),
    JourneyForm(.root(.app), "the first screens of the app itself"),
    JourneyForm(name: { .root(.screen($0)) }, "a plain screen, not called nav, tabs, pages, split or app"),
    JourneyForm(name: { .transition(.push($0)) }, "push a new screen"),
    JourneyForm(.transition(.popToRoot), "pop all screens but the first"),
    JourneyForm(.transition(.pop), "pop the visible screen"),
    JourneyForm(.touch(.swipeBack(isCancelled: true)), "start to swipe back and let go again"),
    JourneyForm(.touch(.swipeBack(isCancelled: false)), "swipe the visible screen away"),
    JourneyForm(name: { .touch(.tab($0)) }, "tap the tab that starts with the screen"),
    JourneyForm(name: { .touch(.page($0, isCancelled: true)) }, "start to turn to a page and let go again"),
    JourneyForm(name: { .touch(.page($0, isCancelled: false)) }, "turn to the page before or after"),
    JourneyForm(usage: "present STYLE NAME [undimmed] [from SCREEN]", "present a new screen", make: present),
    JourneyForm(name: { .transition(.alert($0)) }, "show an alert"),
    JourneyForm(name: { .transition(.actionSheet($0)) }, "show an action sheet"),
    JourneyForm(.transition(.dismiss), "dismiss what is presented; an alert by its first action"),
    JourneyForm(.touch(.sheetDrag(isCancelled: true)), "pull a sheet down and let go again"),
    JourneyForm(.touch(.sheetDrag(isCancelled: false)), "pull a sheet down until it is dismissed"),
    JourneyForm(name: { .touch(.menu($0)) }, "open a menu of the visible screen"),
    JourneyForm(.touch(.endMenu), "choose an item of the menu"),
    JourneyForm(.touch(.search), "tap the search bar of the visible screen"),
    JourneyForm(.touch(.endSearch), "cancel the search"),
    JourneyForm("NAME", "SCREEN", { .touch(.embed($0, in: $1)) }, "add a new screen as a child"),
    JourneyForm(name: { .touch(.unembed($0)) }, "remove a child"),
    JourneyForm(name: { .app(.detach($0)) }, "remove the behaviors of a screen"),
    JourneyForm(.app(.overlay(isShown: true)), "cover everything with a window"),
    JourneyForm(.app(.overlay(isShown: false)), "hide this window"),
    JourneyForm(name: { .window(.close($0)) }, "close a second window"),
    JourneyForm(name: { .window(.forget($0)) }, "release a second window without hiding it"),
    JourneyForm(name: { .window(.open($0)) }, "open a second window and make it key"),
    JourneyForm(name: { .window(.scenePhase($0, .closed)) }, "disconnect a further scene"),
    JourneyForm(name: { .window(.scenePhase($0, .background)) }, "move only this scene to the background"),
    JourneyForm(name: { .window(.scenePhase($0, .foreground)) }, "move this scene to the foreground"),
    JourneyForm(name: { .window(.openScene($0)) }, "show a screen in a further scene, side by side on an iPad"),
    JourneyForm(
      names: { .app(.group($0)) }, "put screens into a focus group, in which the one used last has focus"),
    JourneyForm(name: { .app(.use($0)) }, "touch a screen of the group"),
    JourneyForm(place: "FIELD", name: { .touch(.field($0)) }, "tap a field of the visible screen"),
    JourneyForm(.touch(.endEditing), "hide the keyboard"),
    JourneyForm(usage: "tap NAME [and NAME]", "tap a control, an item or a row, or two with two fingers") { words in
      .touch(words.count > 1 ? .tapTogether(words[0], words[2]) : .tap(words[0]))
    },
    JourneyForm(name: { .touch(.hold($0)) }, "rest a finger on a view"),
    JourneyForm(usage: "set NAME VALUE", "set a slider, a stepper, a segment or a picker", make: set),
    JourneyForm(place: "TEXT", name: { .touch(.type($0)) }, "type on the keyboard"),
    JourneyForm(name: { .touch(.pull($0)) }, "pull a list down until it refreshes"),
    JourneyForm(name: { .touch(.swipeRow($0)) }, "swipe a row open"),
    JourneyForm(.system(.home), "go to the home screen"),
    JourneyForm(.system(.open), "open the app again"),
    JourneyForm(.system(.controlCenter(isOpen: true)), "pull Control Center down"),
    JourneyForm(.system(.controlCenter(isOpen: false)), "push Control Center up"),
    JourneyForm(.system(.call), "a call comes in and takes the screen"),
    JourneyForm(.system(.endCall), "end the call"),
    JourneyForm(.system(.prompt), "the system asks for a permission"),
    JourneyForm(.system(.endPrompt), "the user answers the system"),
    JourneyForm(.system(.lock), "lock the device"),
    JourneyForm(.system(.unlock), "unlock the device"),
    JourneyForm(seconds: { .system(.suspend($0)) }, "the system suspends the process"),
    JourneyForm(.system(.kill), "the process ends"),
    JourneyForm(.system(.rotate(isLandscape: true)), "turn the device"),
    JourneyForm(.system(.rotate(isLandscape: false)), "turn the device upright"),
    JourneyForm(.system(.memoryWarning), "memory is short"),
    JourneyForm(seconds: { .system(.busy($0)) }, "the main thread is busy"),
    JourneyForm(seconds: { .wait($0) }, "time passes"),
    JourneyForm(place: "RULE", name: { .assume($0) }, "turn the answer to a weak rule, before the first line"),
  ]

  private static let set: @Sendable ([String]) throws(JourneyRefusal) -> JourneyCommand = {
    words throws(JourneyRefusal) in
    guard let value = Double(words[1]), value.isFinite else {
      throw JourneyRefusal("'\(words[1])' is not a value; write a number, such as 1 or 0.5")
    }
    return .touch(.set(words[0], to: value))
  }

  /// - Parameter words: the style, the name, and of what is in brackets what is there.
  private static let present: @Sendable ([String]) throws(JourneyRefusal) -> JourneyCommand = {
    words throws(JourneyRefusal) in
    guard let style = PresentStyle(rawValue: words[0]) else {
      throw JourneyRefusal("unknown style '\(words[0])'; the styles are \(PresentStyle.list)")
    }
    let isUndimmed = words.count > 2 && words[2] == "undimmed"
    if isUndimmed, style != .pageSheet, style != .formSheet {
      throw JourneyRefusal("only sheets can be undimmed, and '\(style.rawValue)' is none")
    }
    let presenter = words.count > 3 ? words.last : nil
    return .transition(.present(style, words[1], isUndimmed: isUndimmed, from: presenter))
  }
}

extension PresentStyle {
  /// All styles, for a reader.
  public static let list = allCases.map(\.rawValue).joined(separator: ", ")
}

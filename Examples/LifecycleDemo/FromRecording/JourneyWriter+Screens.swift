import Foundation
import Journey
import LifecycleBehaviors
import LifecycleTimeline

// How screens come and go.

extension JourneyWriter {
  // MARK: Coming

  mutating func open(_ name: String, _ opening: ScreenOpening, in turn: Range<Int>) {
    let time = events.all[turn.lowerBound].time
    guard let appearing = events.appearing(name, in: turn) else {
      // It is below another screen, or in a tab that is not shown. What shows it later names it.
      return
    }
    var screen = Screen(appearing)
    screen.below = front
    if appearing.text("in") == "navigation tabs", screen.depth == 0 { screen.tab = name }
    let window = events.window(of: name, in: turn)
    screen.window = window?.window ?? front.flatMap { screens[$0]?.window } ?? ""
    screens[name] = screen
    hasLaunched = true
    let command: Result<JourneyLine?, Missing>
    switch opening.reason {
    case .root where screen.parent == nil: command = root(name, appearing, window, in: turn)
    case .pushed: command = push(name, appearing)
    case .presented: command = present(name, appearing)
    default: command = addition(name, appearing, in: turn)
    }
    switch command {
    case .success(let line):
      if let line { add(.command(line), at: time) }
    case .failure(let missing):
      screens[name]?.isLeftOut = true
      add(.missing("\(name) came, \(opening): \(missing.why)"), at: time)
    }
    if appearing.text("parent") == nil { front = name }
  }

  /// Why a journey has no command for a change.
  struct Missing: Error {
    let why: String

    init(_ why: String) {
      self.why = why
    }
  }

  private mutating func root(
    _ name: String, _ appearing: TimelineEvent.Moment, _ place: (window: String, scene: String?)?, in turn: Range<Int>
  ) -> Result<JourneyLine?, Missing> {
    guard let window = place?.window else { return .failure(Missing("its window is not recorded")) }
    let beside = appearing.beside
    if let root = roots[window], root.names.contains(name.word), root.names == beside.map(\.word) {
      return .success(tabCommand(to: name))
    }
    let root: JourneyCommand.Root
    switch appearing.text("in") ?? "" {
    case "": root = .screen(name.word)
    case "navigation" where appearing.number("depth") == 0: root = .navigation(name.word)
    case "navigation tabs" where beside.first == name: root = .tabs(beside.map(\.word))
    case "navigation split" where beside.count == 2: root = .split(beside.map(\.word))
    case "pages": root = .pages(pages(from: name, in: window, after: turn.upperBound).map(\.word))
    case let containers: return .failure(Missing("a root in '\(containers)' that no command makes"))
    }
    let isFirst = roots.isEmpty
    let isNewWindow = roots[window] == nil
    end { $0.window == window && !isNewWindow }
    screens[name]?.isEnding = false
    roots[window] = root
    if isNewWindow { windowNames[window] = name.word }
    if isFirst || !isNewWindow { return .success(JourneyLine(.root(root))) }
    guard case .screen = root else { return .failure(Missing("a window with a container")) }
    guard events.contains(turn, where: { $0 == .scene(.willConnect) }) else {
      return .success(JourneyLine(.window(.open(name.word))))
    }
    screens[name]?.ownScene = place?.scene
    return .success(JourneyLine(.window(.openScene(name.word))))
  }

  private mutating func push(_ name: String, _ appearing: TimelineEvent.Moment) -> Result<JourneyLine?, Missing> {
    guard let front, let below = screens[front], !below.isLeftOut else { return .failure(overMissing) }
    guard let depth = appearing.number("depth"), let belowDepth = below.depth, depth == belowDepth + 1,
      below.window == screens[name]?.window
    else {
      return .failure(Missing("it is not on top of \(front)"))
    }
    screens[name]?.tab = below.tab
    return .success(JourneyLine(.transition(.push(name.word)), isAnimated: appearing.isAnimated != false))
  }

  private func present(_ name: String, _ appearing: TimelineEvent.Moment) -> Result<JourneyLine?, Missing> {
    guard let front, let below = screens[front], !below.isLeftOut else { return .failure(overMissing) }
    guard below.window == screens[name]?.window else { return .failure(Missing("in another window than \(front)")) }
    guard appearing.text("in") == nil else { return .failure(Missing("in a container")) }
    guard let style = appearing.text("presented").flatMap(PresentStyle.init) else {
      return .failure(Missing("in a style that no command has"))
    }
    return .success(
      JourneyLine(
        .transition(.present(style, name.word, isUndimmed: appearing.has("undimmed"))),
        isAnimated: appearing.isAnimated != false))
  }

  /// A child, a page, or a tab that is shown for the first time.
  private mutating func addition(
    _ name: String, _ appearing: TimelineEvent.Moment, in turn: Range<Int>
  ) -> Result<JourneyLine?, Missing> {
    if let parent = appearing.text("parent") {
      guard let screen = screens[parent], !screen.isLeftOut else { return .failure(overMissing) }
      return .success(JourneyLine(.touch(.embed(name.word, in: parent.word))))
    }
    if screens[name]?.isPage == true { return page(name, appearing, in: turn) }
    if let line = tabCommand(to: name) { return .success(line) }
    return .failure(Missing("to a container that no command adds to"))
  }

  private var overMissing: Missing {
    Missing("over \(front ?? "nothing"), which the journey does not show")
  }

  // MARK: Tabs and pages

  /// A screen appears that was there, or is the first of its tab.
  mutating func show(_ name: String, _ appearing: TimelineEvent.Moment, in turn: Range<Int>) {
    // What has opened in this turn has its command.
    guard let screen = screens[name], name != front, !isOpened(name, in: turn) else { return }
    if let line = tabCommand(to: name) { add(.command(line), at: events.all[turn.lowerBound].time) }
    let isUndone = events.moment(of: name, in: turn.lowerBound..<events.all.count) {
      $0.moment == .beforeDisappearing || $0.moment == .afterAppearing
    }
    if isUndone?.undoesCancelledTransition == true { return }
    if screen.parent == nil, screens[front ?? ""].map({ $0.window == screen.window }) ?? true { front = name }
  }

  private func isOpened(_ name: String, in turn: Range<Int>) -> Bool {
    events.all[turn].contains { $0.subject == name && $0.name == "opened" }
  }

  /// - Returns: the tap on the tab that a screen is in; nil if it is in none, or in the one that is shown.
  private func tabCommand(to name: String) -> JourneyLine? {
    guard let front, let from = screens[front]?.tab, let to = screens[name]?.tab, from != to,
      screens[front]?.window == screens[name]?.window
    else { return nil }
    return JourneyLine(.touch(.tab(to.word)))
  }

  private func page(
    _ name: String, _ appearing: TimelineEvent.Moment, in turn: Range<Int>
  ) -> Result<JourneyLine?, Missing> {
    guard appearing.isAnimated == true else { return .failure(Missing("a page that the app has turned")) }
    let closing = events.closing(of: name, after: turn.lowerBound)
    let isCancelled = closing?.closing.hadAppeared == false
    return .success(JourneyLine(.touch(.page(name.word, isCancelled: isCancelled))))
  }

  /// The pages, in an order in which each is beside the one that it was turned from.
  private func pages(from first: String, in window: String, after start: Int) -> [String] {
    var pages = [first]
    var current = first
    for index in start..<events.all.count {
      let event = events.all[index]
      guard case .opened(let opening) = event.occurrence, !pages.contains(event.subject) else { continue }
      let rest = index..<events.all.count
      guard events.window(of: event.subject, in: rest)?.window == window else { continue }
      if opening.reason == .root { break }
      guard let appearing = events.appearing(event.subject, in: rest), Screen(appearing).isPage else { continue }
      if current == pages.last { pages.append(event.subject) } else { pages.insert(event.subject, at: 0) }
      if events.closing(of: event.subject, after: index)?.closing.hadAppeared != false { current = event.subject }
    }
    return pages
  }

  // MARK: Going

  /// A screen begins to go, or is covered by one that removes its view.
  mutating func leave(_ name: String, _ moment: TimelineEvent.Moment, at index: Int, in turn: Range<Int>) {
    guard let screen = screens[name], !screen.isEnding else { return }
    let time = events.all[index].time
    let isInteractive = moment.has("interactive")
    let isCancelled = isInteractive && events.isCancelled(at: index)
    let isAnimated = moment.isAnimated != false
    let line: JourneyLine
    if moment.has("dismissed") {
      guard !screen.isLeftOut, front == name else { return leaveOut(name, "was dismissed", at: time) }
      line =
        isInteractive
        ? JourneyLine(.touch(.sheetDrag(isCancelled: isCancelled)))
        : JourneyLine(.transition(.dismiss), isAnimated: isAnimated)
    } else if moment.has("removed"), screen.parent != nil {
      guard !screen.isLeftOut else { return leaveOut(name, "was removed", at: time) }
      line = JourneyLine(.touch(.unembed(name.word)))
    } else if moment.has("removed") {
      guard !screen.isLeftOut, front == name, let pop = pop(name, moment, isCancelled, in: turn) else {
        return leaveOut(name, "went from its container", at: time)
      }
      line = pop
    } else if let end = events.closing(of: name, after: index), end.time == time, end.closing.reason == .windowClosed,
      !events.contains(turn, where: { $0 == .scene(.didDisconnect) })
    {
      guard !screen.isLeftOut else { return leaveOut(name, "went with its window", at: time) }
      line = JourneyLine(.window(.close(windowNames[screen.window] ?? name.word)))
      closeWindow(screen.window)
    } else {
      return
    }
    add(.command(line), at: time)
    if !isCancelled { screens[name]?.isEnding = true }
  }

  private mutating func pop(
    _ name: String, _ moment: TimelineEvent.Moment, _ isCancelled: Bool, in turn: Range<Int>
  ) -> JourneyLine? {
    guard let depth = screens[name]?.depth else { return nil }
    let shown = events.all[turn].lazy.map(\.subject).first { [events, screens] other in
      other != name && screens[other]?.depth != nil && events.appearing(other, in: turn) != nil
    }
    guard let target = shown.flatMap({ events.appearing($0, in: turn)?.number("depth") }) else { return nil }
    if depth - target == 1 {
      guard moment.has("interactive") else {
        return JourneyLine(.transition(.pop), isAnimated: moment.isAnimated != false)
      }
      return JourneyLine(.touch(.swipeBack(isCancelled: isCancelled)))
    }
    guard target == 0, !moment.has("interactive") else { return nil }
    // Those between have no command of their own.
    var below = screens[name]?.below
    while let between = below, let screen = screens[between], (screen.depth ?? 0) > 0 {
      screens[between]?.isEnding = true
      below = screen.below
    }
    return JourneyLine(.transition(.popToRoot), isAnimated: moment.isAnimated != false)
  }

  private mutating func leaveOut(_ name: String, _ what: String, at time: Double) {
    screens[name]?.isEnding = true
    let why = screens[name]?.isLeftOut == true ? "which the journey does not show" : "in a way that no command has"
    add(.missing("\(name) \(what), \(why)"), at: time)
  }

  mutating func close(_ name: String, _ closing: ScreenClosing, in turn: Range<Int>) {
    guard let screen = screens[name] else { return }
    let time = events.all[turn.lowerBound].time
    let goesWithAnother = [screen.parent, screen.below].contains { other in
      other.map { screens[$0]?.isEnding == true || isClosed($0, in: turn) } ?? false
    }
    if screen.isPage {
      // The page that replaces it has the command.
    } else if closing.reason == .windowClosed, !screen.isEnding, let window = windowNames[screen.window] {
      add(.window(.forget(window)), at: time)
      closeWindow(screen.window)
    } else if !screen.isEnding, !goesWithAnother {
      leaveOut(name, "went, \(closing)", at: time)
    }
    screens[name] = nil
    if front == name { front = screen.below }
  }

  private func isClosed(_ name: String, in turn: Range<Int>) -> Bool {
    events.all[turn].contains { $0.subject == name && $0.name == "closed" }
  }

  /// What fits goes with another thing, which has a command.
  mutating func end(where fits: (Screen) -> Bool) {
    for (name, screen) in screens where fits(screen) { screens[name]?.isEnding = true }
  }

  mutating func closeWindow(_ window: String) {
    end { $0.window == window }
    roots[window] = nil
  }
}

extension JourneyWriter.Screen {
  fileprivate init(_ appearing: TimelineEvent.Moment) {
    let containers = appearing.text("in") ?? ""
    depth = appearing.number("depth")
    parent = appearing.text("parent")
    isPage = containers == "pages" && parent == nil
  }
}

extension TimelineEvent.Moment {
  /// The first screens of the tabs or columns.
  fileprivate var beside: [String] { text("beside")?.components(separatedBy: ", ") ?? [] }
}

extension JourneyCommand.Root {
  fileprivate var names: [String] {
    switch self {
    case .screen(let name), .navigation(let name): [name]
    case .tabs(let names), .pages(let names), .split(let names): names
    case .app: []
    }
  }
}

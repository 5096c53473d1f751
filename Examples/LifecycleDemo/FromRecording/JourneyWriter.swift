import Foundation
import Journey
import LifecycleBehaviors
import LifecycleTimeline

/// Goes through a recording and writes down the command behind each change of screens.
struct JourneyWriter {
  /// What is known of a screen that is there.
  struct Screen {
    var window = ""
    /// Its scene, if the window is the first one of a further scene.
    var ownScene: String?
    /// How many screens are below it in its navigation controller; nil if it is in none.
    var depth: Int?
    /// The first screen of its tab; nil outside of tabs.
    var tab: String?
    /// Whether it is a page.
    var isPage = false
    /// The screen that it is a child of.
    var parent: String?
    /// The screen that was in front before it came.
    var below: String?
    /// Whether the journey does without it, as it could not be shown.
    var isLeftOut = false
    /// Whether a command for its end is written.
    var isEnding = false
  }

  let events: RecordedEvents
  var entries: [RecordedJourney.Entry] = []
  var screens: [String: Screen] = [:]
  /// The screen that commands are about: the topmost one of the key window.
  var front: String?
  /// The first screens by their window.
  var roots: [String: JourneyCommand.Root] = [:]
  /// The names of windows in commands: the screens that they showed first.
  var windowNames: [String: String] = [:]
  /// The alerts that are shown.
  private var alerts: Set<String> = []
  /// The alert that took the focus of a screen.
  private var alertOver: [String: String] = [:]
  /// The screens with a field that a command began to edit.
  private var edited: Set<String> = []
  /// The field that a screen edited when it was interrupted.
  private var interrupted: [String: String] = [:]
  private var isInactive = false
  private var isOverlayShown = false
  var hasLaunched = false

  /// The seconds of a transition in a journey.
  static let transition: TimeInterval = 0.35

  init(_ events: [TimelineEvent]) {
    self.events = RecordedEvents(all: events)
  }

  /// - Returns: what is written, each with its time, in any order.
  mutating func write() -> [RecordedJourney.Entry] {
    if !events.all.contains(where: { $0.name == "opened" }) {
      add(.missing("the recording does not say how screens came and went"), at: 0)
    }
    for turn in events.turns { write(turn) }
    return entries
  }

  private mutating func write(_ turn: Range<Int>) {
    writeApp(turn)
    for index in turn {
      let event = events.all[index]
      switch event.occurrence {
      case .opened(let opening): open(event.subject, opening, in: turn)
      case .moment(let moment): write(moment, of: event.subject, at: index, in: turn)
      case .closed(let closing): close(event.subject, closing, in: turn)
      case .focus(let focus): write(focus, of: event)
      case .suspension(.didUnsuspend(let seconds)):
        add(.command(JourneyLine(.system(.suspend(seconds)))), at: event.time - seconds)
      case .overlay(.willShow): setOverlay(isShown: true, at: event.time)
      case .overlay(.willHide): setOverlay(isShown: false, at: event.time)
      case .input(let input): write(input, of: event.subject, at: index, in: turn)
      case .released, .app, .scene, .suspension, .overlay, .note: break
      }
    }
  }

  mutating func add(_ content: RecordedJourney.Content, at time: TimeInterval) {
    entries.append(.init(time, content))
  }

  mutating func add(_ command: JourneyCommand, isAnimated: Bool = true, at time: TimeInterval) {
    add(.command(JourneyLine(command, isAnimated: isAnimated)), at: time)
  }

  private mutating func write(
    _ moment: TimelineEvent.Moment, of screen: String, at index: Int, in turn: Range<Int>
  ) {
    let time = events.all[index].time
    switch moment.moment {
    case .afterAttaching:
      let isShown = events.all[turn].contains { $0.subject == screen && $0.name == "opened" }
      if !isShown { add(.missing("\(screen) was loaded, and how it came is not recorded"), at: time) }
    case .beforeAppearing where !moment.undoesCancelledTransition: show(screen, moment, in: turn)
    case .beforeDisappearing where !moment.undoesCancelledTransition: leave(screen, moment, at: index, in: turn)
    case .afterReceivingMemoryWarning:
      if events.all[turn].first(where: { $0.name == moment.moment.name }) == events.all[index] {
        add(.missing("a memory warning"), at: time)
      }
    case .beforeTransition(let size):
      if events.all[turn].first(where: { $0.name == moment.moment.name }) == events.all[index] {
        add(.missing("the size became \(Int(size.width)) × \(Int(size.height))"), at: time)
      }
    default: break
    }
  }

  // MARK: The app and its scenes

  private mutating func writeApp(_ turn: Range<Int>) {
    let time = events.all[turn.lowerBound].time
    func has(_ app: TimelineEvent.App) -> Bool { events.contains(turn) { $0 == .app(app) } }
    if has(.didFinishLaunching) || has(.willTerminate) {
      if hasLaunched {
        add(.remark("the process has ended before, and when is not recorded"), at: time)
        add(.system(.kill), at: time)
      }
      (screens, roots, alerts, alertOver, interrupted) = ([:], [:], [], [:], [:])
      (front, isInactive, isOverlayShown, hasLaunched) = (nil, false, false, has(.didFinishLaunching))
    } else if has(.didEnterBackground) {
      add(.system(.home), at: time)
      isInactive = false
    } else if has(.willEnterForeground) {
      if !has(.didBecomeActive) { addInactive(at: time) }
      add(.system(.open), at: time)
    } else if has(.willResignActive) {
      addInactive(at: time)
    } else if has(.didBecomeActive), isInactive {
      isInactive = false
      add(.system(.controlCenter(isOpen: false)), at: time)
    } else {
      writeScenes(turn)
    }
  }

  /// What makes an app inactive, such as a call, is not recorded. Control Center does the same to it.
  private mutating func addInactive(at time: TimeInterval) {
    isInactive = true
    add(.remark("the app is inactive, and the recording does not say why"), at: time)
    add(.system(.controlCenter(isOpen: true)), at: time)
  }

  /// An overlay is reported by each scene.
  private mutating func setOverlay(isShown: Bool, at time: TimeInterval) {
    guard isShown != isOverlayShown else { return }
    isOverlayShown = isShown
    add(.app(.overlay(isShown: isShown)), at: time)
  }

  private mutating func writeScenes(_ turn: Range<Int>) {
    for event in events.all[turn] {
      guard case .scene(let state, isCatchUp: false) = event.occurrence else { continue }
      let phase: JourneyCommand.ScenePhase
      switch state {
      case .didEnterBackground where !events.contains(turn, where: { $0 == .scene(.didDisconnect) }):
        phase = .background
      case .willEnterForeground where !events.contains(turn, where: { $0 == .scene(.willConnect) }):
        phase = .foreground
      case .didDisconnect: phase = .closed
      default: continue
      }
      if let screen = screens.first(where: { $0.value.ownScene == event.subject }), !screen.value.isLeftOut {
        add(.window(.scenePhase(screen.key.word, phase)), at: event.time)
        if phase == .closed { closeWindow(screen.value.window) }
      } else {
        add(.missing("\(event.subject): \(state.rawValue)"), at: event.time)
      }
    }
  }

  // MARK: What covers a screen and is no screen of the recording

  private mutating func write(_ focus: TimelineEvent.Focus, of event: TimelineEvent) {
    switch (focus.change, focus.reason) {
    case (.lost, .alert):
      guard let name = focus.cover else { return }
      alertOver[event.subject] = name
      if alerts.contains(name) { return }
      guard isInFront(event.subject) else {
        return add(.missing("the alert \(name) over \(event.subject), which is not in front"), at: event.time)
      }
      alerts.insert(name)
      addAlert(.alert(name.word), endingAt: event.time)
    case (.gained, .uncovered):
      guard let name = alertOver.removeValue(forKey: event.subject), alerts.remove(name) != nil else { return }
      addAlert(.dismiss, endingAt: event.time)
    case (.gained, _):
      guard let name = alertOver.removeValue(forKey: event.subject), alerts.remove(name) != nil else { return }
      add(.missing("the alert \(name) over \(event.subject) went, and when is not recorded"), at: event.time)
    case (.lost, .covered), (.reasonChanged, .covered), (.reasonChanged, .alert):
      guard let name = focus.cover, screens[name] == nil, !alerts.contains(name) else { return }
      add(.missing("\(name) covers \(event.subject), and is no screen of the recording"), at: event.time)
    case (.lost, .mostRecentlyUsed), (.lost, .lessRecentlyUsed):
      add(.missing("another screen of its group than \(event.subject) is used"), at: event.time)
    default: break
    }
  }

  /// Focus changes when an alert has appeared or is dismissed. Unless something else happens meanwhile, its transition is
  /// before.
  private mutating func addAlert(_ command: JourneyCommand.Transition, endingAt end: TimeInterval) {
    let start = end - Self.transition
    let isAnimated = !events.all.contains {
      $0.time > start + 0.000_001 && $0.time < end && ($0.kind == .behavior || $0.kind == .focus)
    }
    add(.transition(command), isAnimated: isAnimated, at: isAnimated ? start : end)
  }

  /// Whether a command that is about the screen in front is about this one, or about the screen that this one is a child of.
  func isInFront(_ screen: String) -> Bool {
    guard let front, screens[front]?.isLeftOut == false else { return false }
    return screen == front || screens[screen]?.parent == front || screens[screen]?.window == screens[front]?.window
  }

  // MARK: Fields

  private mutating func write(
    _ input: TimelineEvent.Input, of screen: String, at index: Int, in turn: Range<Int>
  ) {
    let time = events.all[index].time
    switch input {
    case .began(let field):
      // Behaviors that give the keyboard back do so a moment after the focus.
      let recent = events.all[..<turn.upperBound].reversed().prefix { $0.time > time - 0.1 }
      let gains = recent.contains { $0.subject == screen && $0.isGain }
      if interrupted.removeValue(forKey: screen) == field, gains { return }
      guard screen == front, screens[screen]?.isLeftOut == false else {
        return add(.missing("the field \(field) of \(screen), which is not in front"), at: time)
      }
      edited.insert(screen)
      add(.touch(.field(field.word)), at: time)
    case .ended(let field):
      let isNext = events.all[turn].contains {
        if case .input(.began) = $0.occurrence { true } else { false }
      }
      if isNext { return }
      if isInterrupted(screen, at: index, in: turn) { return interrupted[screen] = field }
      if edited.remove(screen) != nil { add(.touch(.endEditing), at: time) }
    case .keyboardDidShow, .keyboardDidHide: break
    }
  }

  /// Whether a screen comes, goes or is covered when editing ends.
  private func isInterrupted(_ screen: String, at index: Int, in turn: Range<Int>) -> Bool {
    let time = events.all[index].time
    let changes = events.contains(turn) { occurrence in
      switch occurrence {
      case .opened, .overlay, .app, .closed: true
      case .moment(let moment): moment.moment == .beforeDisappearing || moment.moment == .afterDisappearing
      default: false
      }
    }
    let next = events.all[index...].prefix { $0.time <= time + Self.transition + 0.001 }
    return changes || next.contains(where: \.isLoss)
  }
}

extension TimelineEvent {
  fileprivate var isGain: Bool {
    if case .focus(let focus) = occurrence { focus.change == .gained } else { false }
  }

  fileprivate var isLoss: Bool {
    if case .focus(let focus) = occurrence { focus.change == .lost } else { false }
  }
}

extension String {
  /// The name as one word, which names in a journey are: `Player-2` for the second player.
  var word: String {
    split { $0.isWhitespace || $0 == "#" }.joined(separator: "-")
  }
}

import Foundation
import LifecycleTimeline

/// Makes the lanes of a recording: the one place where events and states become bars, marks and texts.
struct RecordedLanes {
  private var lanes: [Name: TimelineLane] = [:]
  /// By their first events.
  private var names: [Name] = []
  /// The last loss of focus of each screen: when, and the words of its reason.
  private var losses: [String: (time: TimeInterval, words: [Substring])] = [:]

  /// - Parameters:
  ///   - events: the events of a recording, in order of time.
  ///   - intervals: its states.
  init(_ events: [TimelineEvent], _ intervals: [TimelineInterval]) {
    events.forEach { add($0) }
    intervals.forEach { add($0) }
    let background = lanes[.app]?.spans.filter { $0.look == .background } ?? []
    for name in names where name.group == .screens { lanes[name]?.hide(in: background) }
  }

  /// From the top of the picture to the bottom: notes, the app and its scenes, suspension, overlays, the screens in the order
  /// of their first events, fields, the keyboard. A lane may have nothing to draw.
  var inOrder: [TimelineLane] {
    names.sortedStably { $0.group < $1.group }.compactMap { lanes[$0] }
  }

  /// What a lane is about.
  private enum Name: Hashable {
    case notes, app, suspension, keyboard
    case scene(String), overlay(String), screen(String), fields(String)

    enum Group: Comparable {
      case notes, app, scenes, suspension, overlays, screens, fields, keyboard
    }

    var group: Group {
      switch self {
      case .notes: .notes
      case .app: .app
      case .scene: .scenes
      case .suspension: .suspension
      case .overlay: .overlays
      case .screen: .screens
      case .fields: .fields
      case .keyboard: .keyboard
      }
    }

    /// The lane of an event. Events of kinds that have no lane are with those of a screen.
    init(_ event: TimelineEvent) {
      switch event.kind {
      case .app: self = .app
      case .scene: self = .scene(event.subject)
      case .suspend: self = .suspension
      case .overlay: self = .overlay(event.subject)
      case .input: self = event.subject == "keyboard" ? .keyboard : .fields(event.subject)
      case .note: self = .notes
      default: self = .screen(event.subject)
      }
    }

    /// As a text can be drawn and read.
    var text: String { TimelineEvent.escaped(plainText) }

    private var plainText: String {
      switch self {
      case .notes: "Notes"
      case .app: "App"
      case .scene(let name): Self.text(name, of: "Scene")
      case .suspension: "Suspension"
      case .overlay(let name): Self.text(name, of: "Overlay")
      case .screen(let name): name
      case .fields(let screen): "Fields, \(screen)"
      case .keyboard: "Keyboard"
      }
    }

    /// `"Scene 2"` for `"scene 2"`, and `"Scene Left"` for `"Left"`.
    private static func text(_ name: String, of kind: String) -> String {
      let isNamed = name.lowercased().hasPrefix(kind.lowercased())
      return isNamed ? kind + name.dropFirst(kind.count) : "\(kind) \(name)"
    }
  }

  private subscript(name: Name) -> TimelineLane {
    get { lanes[name] ?? TimelineLane(name: name.text) }
    // In place: a lane can have many thousand spans.
    _modify {
      begin(name)
      yield &lanes[name, default: TimelineLane(name: name.text)]
    }
  }

  private mutating func begin(_ name: Name) {
    guard lanes[name] == nil else { return }
    lanes[name] = TimelineLane(name: name.text)
    names.append(name)
  }

  // MARK: Events

  /// Adds the mark of an event, and gives its screen a place among the lanes.
  private mutating func add(_ event: TimelineEvent) {
    let name = Name(event)
    self[name].events.append(event)
    if name.group == .screens { return }
    guard let text = text(of: event) else { return }
    self[name].notes.append(.init(time: event.time, text: TimelineEvent.escaped(text)))
  }

  /// The text of a mark; nil for an event that begins or ends a bar.
  private func text(of event: TimelineEvent) -> String? {
    switch (event.kind, event.name) {
    case (.app, "willTerminate"): "terminated"
    case (.app, let name) where ActivityChange(name) == nil:
      event.subject == "app" ? name : "\(event.subject) \(name)"
    case (.app, _): nil
    case (.scene, let name): ActivityChange(name) == nil ? name : nil
    case (.suspend, "stalled"): "stalled \(TimelineClock.text(length: event.number("seconds") ?? 0))"
    case (.suspend, "willSuspend"), (.suspend, "didSuspend"), (.suspend, "didUnsuspend"): nil
    case (.overlay, "willShow"), (.overlay, "didShow"), (.overlay, "willHide"), (.overlay, "didHide"): nil
    case (.input, "began"), (.input, "ended"), (.input, "keyboardDidShow"), (.input, "keyboardDidHide"): nil
    default: event.name
    }
  }

  // MARK: States

  private mutating func add(_ interval: TimelineInterval) {
    let screen = Name.screen(interval.subject)
    let state = interval.state.rawValue + (interval.isCancelled ? ", cancelled" : "")
    switch (interval.kind, interval.state) {
    case (.behavior, .loaded): self[screen].add(interval, .loaded, title: state)
    case (.behavior, .visible): self[screen].add(interval, .visible, title: state)
    case (.behavior, _): self[screen].add(interval, interval.isCancelled ? .cancelled : .transition, title: state)
    case (.focus, .focused):
      self[screen].add(interval, .focused, title: state)
      // No event said that it was lost.
      if let end = interval.end, interval.endReason == TimelineInterval.terminated {
        addLoss(at: end, TimelineInterval.terminated, .loss(.system), of: interval.subject)
      }
    case (.focus, _): addLoss(interval)
    case (.app, _): addActivity(interval, to: .app)
    case (.scene, _): addActivity(interval, to: .scene(interval.subject))
    case (.suspend, .suspended):
      let length = interval.end.map { " " + TimelineClock.text(length: $0 - interval.start) } ?? ""
      self[.suspension].add(interval, .suspended, text: "suspended\(length)", title: "suspended\(length)")
    case (.suspend, _):
      let grade = TimelineEvent.escaped(interval.reason ?? "announced")
      self[.suspension].add(interval, .expected, text: grade, title: "suspension \(grade)")
    case (.overlay, .visible): self[.overlay(interval.subject)].add(interval, .overlay, text: "shown", title: state)
    case (.overlay, _): self[.overlay(interval.subject)].add(interval, .overlayTransition, title: state)
    case (.input, .keyboard): self[.keyboard].add(interval, .keyboard, text: "on screen", title: "on screen")
    case (.input, _):
      let field = TimelineEvent.escaped(interval.field ?? "field")
      self[.fields(interval.subject)].add(interval, .editing, text: field, title: "\(field) edited")
    default: break
    }
  }

  private mutating func addActivity(_ interval: TimelineInterval, to lane: Name) {
    // On the way to another state an app is inactive for no time.
    if interval.end == interval.start { return }
    let look: TimelineLane.Look =
      switch interval.state {
      case .active: .active
      case .background: .background
      default: .inactive
      }
    self[lane].add(interval, look, text: interval.state.rawValue, title: interval.state.rawValue)
  }

  /// A screen can lose focus for several reasons in turn. Those of one moment are one note.
  private mutating func addLoss(_ interval: TimelineInterval) {
    let reason = TimelineEvent.escaped(interval.reasonWords)
    let words = reason.split(separator: " ")
    let screen = Name.screen(interval.subject)
    let count = self[screen].notes.count
    if let last = losses[interval.subject], last.time == interval.start, count > 0 {
      // After "app inactive" the rest of "app background" is enough.
      let isSameSubject = words.count > 1 && last.words.count > 1 && words[0] == last.words[0]
      let rest = isSameSubject ? words.dropFirst().joined(separator: " ") : reason
      self[screen].notes[count - 1].text += " → " + rest
    } else {
      let focus = self[screen].spans.last { $0.look == .focused }
      let isChange = losses[interval.subject] != nil && focus?.end != interval.start
      let kind = FocusLossKind(interval.reason)
      addLoss(
        at: interval.start, isChange ? "then " + reason : reason, isChange ? .change(kind) : .loss(kind),
        of: interval.subject)
    }
    losses[interval.subject] = (interval.start, words)
  }

  private mutating func addLoss(
    at time: TimeInterval, _ text: String, _ mark: TimelineLane.Note.Mark, of screen: String
  ) {
    self[.screen(screen)].notes.append(.init(time: time, text: text, mark: mark))
  }
}

extension TimelineLane {
  fileprivate mutating func add(_ interval: TimelineInterval, _ look: Look, text: String? = nil, title: String) {
    var span = Span(look, from: interval.start, to: interval.end, text: text, title: title)
    span.isStartKnown = interval.isStartKnown
    spans.append(span)
  }
}

import Foundation
import Journey
import LifecycleTimeline
import TimelineDrawing

/// The events of a journey for a picture and for a trace: those that a recorder has too, and those of the demo alone.
struct JourneyRecording {
  private var events: [TimelineEvent] = []
  private var began: Date?
  private var end: TimeInterval = 0
  private var lines: [(time: TimeInterval, line: JourneyLine)] = []
  /// The commands as numbered steps in words, without waits.
  private var steps: [TimelinePicture.Step] = []
  private var console = TimelineLane(name: "Console")
  /// The notes that are added to the lanes of screens, fields and the app, by the name of the lane.
  private var notes: [(lane: String, note: TimelineLane.Note)] = []
  private var playing: [String: [TimelineLane.Span]] = [:]
  private var groups: [String: [TimelineLane.Span]] = [:]
  /// All events, and what the phone showed with each and at the end of its turn, for a storyboard.
  private var allEvents: [JourneyEvent] = []
  private var frames: [Story.Frame] = []
  /// The number of events when the last turn ended.
  private var seenEvents = 0

  /// Notes what the user sees at the end of a turn in which something has happened.
  mutating func endTurn(at time: TimeInterval, _ phone: () -> PhoneState?) {
    guard allEvents.count > seenEvents else { return }
    seenEvents = allEvents.count
    if let phone = phone() { frames.append(Story.Frame(time: time, phone: phone)) }
  }

  private mutating func endPlaying(_ screen: String, at time: TimeInterval) {
    guard let spans = playing[screen], spans.last?.end == nil else { return }
    playing[screen]?[spans.count - 1].end = time
  }

  /// - Parameters:
  ///   - event: what has happened.
  ///   - phone: what the user sees then.
  mutating func add(_ event: JourneyEvent, on phone: PhoneState?) {
    allEvents.append(event)
    if let phone { frames.append(Story.Frame(time: event.time, phone: phone)) }
    if case .app(.killed) = event.occurrence { playing.keys.forEach { endPlaying($0, at: event.time) } }
    if let event = TimelineEvent(event) { return events.append(event) }
    func note(_ text: String, mark: TimelineLane.Note.Mark = .event) -> TimelineLane.Note {
      TimelineLane.Note(time: event.time, text: text, mark: mark)
    }
    switch event.occurrence {
    case .step(let line, let story):
      lines.append((event.time, line))
      if let story { steps.append(.init(number: steps.count + 1, time: event.time, text: story)) }
    case .console(let message): console.notes.append(note(message))
    case .app(.plays):
      playing[event.subject, default: []].append(.init(.playing, from: event.time, to: nil, title: "plays"))
    case .app(.pauses): endPlaying(event.subject, at: event.time)
    case .app(let app): notes.append((event.subject == "app" ? "App" : event.subject, note(app.name)))
    case .input(.failed(let failure)):
      notes.append(("Fields, \(event.subject)", note("\(failure.field ?? "field") failed: \(failure.name)")))
    case .group(let focus): add(focus, of: event)
    case .view, .behavior, .focus, .scene, .suspend, .overlay, .input: break
    }
  }

  /// Adds a change of the focus that a screen has within its group.
  private mutating func add(_ focus: JourneyEvent.Focus, of event: JourneyEvent) {
    switch focus.step {
    case .gained:
      let span = TimelineLane.Span(.group, from: event.time, to: nil, title: "focused within its group")
      groups[event.subject, default: []].append(span)
    case .lost:
      guard let spans = groups[event.subject], spans.last?.end == nil else { return }
      groups[event.subject]?[spans.count - 1].end = event.time
      // A loss that is one of the screen's own focus too is noted there.
      let isOwn = events.contains { own in
        (own.time, own.subject, own.kind, own.name) == (event.time, event.subject, .focus, "lost")
      }
      if isOwn { return }
      let cover = focus.coverName.map { " by \($0)" } ?? ""
      let text = "in its group: \(focus.change.reason.name.words)\(cover)"
      notes.append((event.subject, .init(time: event.time, text: text, mark: .change(.cover))))
    case .reasonChanged: break
    }
  }

  /// - Parameters:
  ///   - end: seconds of journey time.
  ///   - began: when the journey began; nil in virtual time.
  /// - Returns: the recording with its end.
  func ended(at end: TimeInterval, began: Date?) -> JourneyRecording {
    var copy = self
    (copy.end, copy.began) = (end, began)
    return copy
  }

  /// The journey on a time axis.
  /// - Parameter range: the seconds that are drawn; nil for all.
  /// - Returns: the picture.
  func picture(in range: ClosedRange<TimeInterval>? = nil) -> TimelinePicture {
    var picture = TimelinePicture(recording(), range: range)
    for (name, note) in notes.reversed() {
      // Before the others, as what the app does is often why focus changes.
      picture.changeLane(name) { $0.notes.insert(note, at: 0) }
    }
    for (name, spans) in groups { picture.changeLane(name) { $0.spans += spans } }
    for (name, spans) in playing.sorted(by: { $0.key < $1.key }) {
      picture.insertLane(TimelineLane(name: "\(name) plays", spans: spans), after: name)
    }
    picture.steps = steps
    if !console.notes.isEmpty { picture.lanes.append(console) }
    return picture
  }

  /// The events that a recorder would have recorded. With one scene, its events are left out: they repeat those of the app.
  private func recording(with notes: [TimelineEvent] = []) -> TimelineRecording {
    let scenes = Set(events.filter { $0.kind == .scene }.map(\.subject))
    let recorded = scenes.count > 1 ? events : events.filter { $0.kind != .scene }
    return TimelineRecording(recorded + notes, began: began, duration: end)
  }

  /// What a storyboard tells.
  var story: Story { Story(allEvents, frames, until: end) }

  /// What a recorder in the app would have written.
  var jsonLines: String { recording().jsonLines }

  /// The journey as trace events, with what was played and logged as marks.
  var traceEvents: String {
    let marks = lines.map { ($0.time, $0.line.text) } + console.notes.map { ($0.time, $0.text) }
    let notes = marks.map { TimelineEvent(time: $0, kind: .note, subject: "journey", name: $1) }
    return recording(with: notes).traceEvents
  }
}

extension TimelinePicture {
  fileprivate mutating func insertLane(_ lane: TimelineLane, after name: String) {
    let index = lanes.firstIndex { $0.name == name } ?? lanes.count - 1
    lanes.insert(lane, at: index + 1)
  }

  fileprivate mutating func changeLane(_ name: String, _ change: (inout TimelineLane) -> Void) {
    let index = lanes.firstIndex { $0.name == name } ?? lanes.count
    if index == lanes.count { lanes.append(TimelineLane(name: name)) }
    change(&lanes[index])
  }
}

extension TimelineEvent {
  /// Makes the event that a recorder in the app would record; nil for an event that is only the demo's.
  fileprivate init?(_ event: JourneyEvent) {
    let words = EventWords(event)
    guard let kind = Kind.all.first(where: { $0.name == words.kind.rawValue }) else { return nil }
    // These are only the demo's.
    if kind == .input && words.name == "failed" || kind == .app && event.subject != "app" { return nil }
    // The process ends without a notification, and with it everything that lasts.
    self.init(
      time: event.time, kind: kind, subject: event.subject, name: words.name == "killed" ? "willTerminate" : words.name,
      details: words.details.filter { !["latency", "sameTurn"].contains($0.name) })
  }
}

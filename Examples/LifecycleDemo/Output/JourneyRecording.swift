import Foundation
import LifecycleTimeline
import TimelineDrawing

/// The events of a journey for a picture and for a trace: those that a recorder has too, and those of the demo alone.
struct JourneyRecording {
  private var events: [TimelineEvent] = []
  private var began: Date?
  private var end: TimeInterval = 0
  private var steps = TimelineLane(name: "Steps")
  private var console = TimelineLane(name: "Console")
  /// The notes that are added to the lanes of screens, fields and the app, by the name of the lane.
  private var notes: [(lane: String, note: TimelineLane.Note)] = []
  private var groups: [String: [TimelineLane.Span]] = [:]
  /// All events, and what the phone showed with each, for a storyboard.
  private var allEvents: [JourneyEvent] = []
  private var frames: [Story.Frame] = []

  /// - Parameters:
  ///   - event: what has happened.
  ///   - phone: what the user sees then.
  mutating func add(_ event: JourneyEvent, on phone: PhoneState?) {
    allEvents.append(event)
    if let phone { frames.append(Story.Frame(time: event.time, phone: phone)) }
    add(event)
  }

  private mutating func add(_ event: JourneyEvent) {
    if let event = TimelineEvent(event) { return events.append(event) }
    func note(_ text: String, mark: TimelineLane.Note.Mark = .event) -> TimelineLane.Note {
      TimelineLane.Note(time: event.time, text: text, mark: mark)
    }
    switch event.occurrence {
    case .step(let line): steps.notes.append(note(line.text))
    case .console(let message): console.notes.append(note(message))
    case .app(let app): notes.append((event.subject == "app" ? "App" : event.subject, note(app.name)))
    case .input(.failed(let failure)):
      notes.append(("Fields, \(event.subject)", note("\(failure.field ?? "field") failed: \(failure.name)")))
    case .group(let focus): add(focus, of: event)
    case .view, .behavior, .focus, .suspend, .overlay, .input: break
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
        guard own.time == event.time, own.subject == event.subject, case .focus(let own) = own.occurrence else {
          return false
        }
        return own.change == .lost
      }
      if isOwn { return }
      let cover = focus.coverName.map { " by \($0)" } ?? ""
      let text = "in its group: \(focus.change.reason.name)\(cover)"
      notes.append((event.subject, .init(time: event.time, text: text, mark: .loss)))
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
  var picture: TimelinePicture {
    var picture = TimelinePicture(TimelineRecording(events, began: began, duration: end))
    for (name, note) in notes.reversed() {
      // Before the others, as what the app does is often why focus changes.
      picture.changeLane(name) { $0.notes.insert(note, at: 0) }
    }
    for (name, spans) in groups { picture.changeLane(name) { $0.spans += spans } }
    if !steps.notes.isEmpty { picture.lanes.insert(steps, at: 0) }
    if !console.notes.isEmpty { picture.lanes.append(console) }
    return picture
  }

  /// What a storyboard tells.
  var story: Story { Story(allEvents, frames, until: end) }

  /// The journey as trace events, with what was played and logged as marks.
  var traceEvents: String {
    let notes = (steps.notes + console.notes).map {
      TimelineEvent(time: $0.time, subject: "journey", .note(.init($0.text)))
    }
    return TimelineRecording(events + notes, began: began, duration: end).traceEvents
  }
}

extension TimelinePicture {
  fileprivate mutating func changeLane(_ name: String, _ change: (inout TimelineLane) -> Void) {
    let index = lanes.firstIndex { $0.name == name } ?? lanes.count
    if index == lanes.count { lanes.append(TimelineLane(name: name)) }
    change(&lanes[index])
  }
}

extension TimelineEvent {
  /// Makes the event that a recorder in the app would record; nil for an event that is only the demo's.
  fileprivate init?(_ event: JourneyEvent) {
    let occurrence: Occurrence
    switch event.occurrence {
    case .behavior(let moment):
      occurrence = .moment(
        .init(
          moment.moment, isAnimated: moment.isAnimated, isCatchUp: moment.isCatchUp,
          undoesCancelledTransition: moment.undoesCancelledTransition))
    case .focus(let focus): occurrence = .focus(.init(focus.change, cover: focus.coverName))
    // The process ends without a notification, and with it everything that lasts.
    case .app(.killed): occurrence = .app(.willTerminate)
    case .app(let app):
      guard event.subject == "app", let app = App(rawValue: app.name) else { return nil }
      occurrence = .app(app)
    case .suspend(let suspension): occurrence = .suspension(.init(suspension))
    case .overlay(let overlay): occurrence = .overlay(.init(overlay))
    case .input(.began(let field)): occurrence = .input(.began(field: field))
    case .input(.ended(let field)): occurrence = .input(.ended(field: field))
    case .view, .group, .input(.failed), .console, .step: return nil
    }
    self.init(time: event.time, subject: event.subject, occurrence)
  }
}

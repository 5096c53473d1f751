import Foundation
import LifecycleTimeline

/// The lanes that are about no screen: steps, the app, its scenes, suspension, overlays, fields, the keyboard, the console.
struct SystemLanes {
  private var steps = TimelineLane(name: "Steps")
  private var app = TimelineLane(name: "App")
  private var scenes = LanesByName()
  private var suspension = TimelineLane(name: "Suspension")
  private var overlays = LanesByName()
  private var fields = LanesByName()
  private var keyboard = TimelineLane(name: "Keyboard")
  private var console = TimelineLane(name: "Console")

  var above: [TimelineLane] { [steps, app] + scenes.lanes + [suspension] + overlays.lanes }
  var below: [TimelineLane] { fields.lanes + [keyboard, console] }

  mutating func add(_ event: TimelineEvent) {
    switch event.kind {
    case .step: note(event, event.name, in: &steps)
    case .app where event.subject == "app" && !Self.states.contains(event.name): note(event, event.name.words, in: &app)
    case .suspend:
      let seconds = event.number(.seconds).map { " " + TimelineClock.text(length: $0) } ?? ""
      if event.name == "averted" || event.name == "stalled" || event.name == "failed" {
        note(event, event.name + seconds, in: &suspension)
      }
    case .input where event.name == "failed":
      note(
        event, "\(event[.field] ?? "field") failed: \((event[.reason] ?? "").words)",
        in: &fields["Fields, \(event.subject)"])
    case .console: note(event, event.text("message") ?? event.name, in: &console)
    case .view, .behavior, .focus, .group, .app, .scene, .overlay, .input: break
    }
  }

  mutating func add(_ interval: TimelineInterval) {
    switch interval.kind {
    case .app: Self.addState(interval, to: &app)
    case .scene: Self.addState(interval, to: &scenes[Self.name(interval.subject, of: "Scene")])
    case .suspend:
      let isSuspended = interval.state == .suspended
      let length = interval.end.map { " " + TimelineClock.text(length: $0 - interval.start) } ?? ""
      let text = isSuspended ? "suspended\(length)" : (interval.reason ?? "announced")
      suspension.spans.append(
        .init(
          interval, isSuspended ? .suspended : .expected, text: text, title: isSuspended ? text : "suspension \(text)"))
    case .overlay:
      let isVisible = interval.state == .visible
      let title = interval.state.rawValue + (interval.isCancelled ? ", cancelled" : "")
      overlays[Self.name(interval.subject, of: "Overlay")].spans.append(
        .init(interval, isVisible ? .overlay : .overlayTransition, text: isVisible ? "shown" : nil, title: title))
    case .input where interval.state == .keyboard:
      keyboard.spans.append(.init(interval, .keyboard, text: "on screen", title: "on screen"))
    case .input:
      let field = interval.field ?? "field"
      fields["Fields, \(interval.subject)"].spans.append(
        .init(interval, .editing, text: field, title: "\(field) edited"))
    case .view, .behavior, .focus, .group, .console, .step: break
    }
  }

  /// - Returns: the name of a lane: `"Scene 2"` for `"scene 2"`, and `"Scene Left"` for `"Left"`.
  private static func name(_ subject: String, of kind: String) -> String {
    let isNamed = subject.lowercased().hasPrefix(kind.lowercased())
    return isNamed ? kind + subject.dropFirst(kind.count) : "\(kind) \(subject)"
  }

  /// The events of an app that its states show.
  private static let states: Set<String> = [
    "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground",
  ]

  private static func addState(_ interval: TimelineInterval, to lane: inout TimelineLane) {
    // On the way to another state an app is inactive for no time.
    if interval.end == interval.start { return }
    let look: TimelineLane.Look =
      switch interval.state {
      case .active: .active
      case .background: .background
      default: .inactive
      }
    lane.spans.append(.init(interval, look, text: interval.state.rawValue, title: interval.state.rawValue))
  }

  private func note(_ event: TimelineEvent, _ text: String, in lane: inout TimelineLane) {
    lane.notes.append(.init(mark: .event, time: event.time, text: text, showsTime: true))
  }
}

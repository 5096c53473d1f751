import Foundation
import LifecycleTimeline

extension TimelineRecording {
  /// The recording as trace event JSON, which ui.perfetto.dev and chrome://tracing open.
  ///
  /// ```swift
  /// try Data(recording.traceEvents.utf8).write(to: traceFile)
  /// ```
  /// Each screen has a track with how long it was loaded, visible and in transitions, and one with its focus, each loss with
  /// its reason. The app, each scene, suspension, each overlay, edited fields and the keyboard have tracks too. Events that
  /// begin or end nothing are marks, and so are notes. A state that lasts at the end of the recording ends there, with the
  /// argument `isOpen`. A state from before the first event that was kept begins with that event, with `isStartUnknown`.
  public var traceEvents: String {
    let events = TraceBuilder(self).events.map { "  " + $0.json }.joined(separator: ",\n")
    var other = [("dropped", "\(droppedEvents)")]
    if let began { other.append(("began", JSONText.text(TimelineHeader.text(of: began)))) }
    return """
      {"displayTimeUnit": "ms", "otherData": \(JSONText.object(other)), "traceEvents": [
      \(events)
      ]}

      """
  }
}

/// Turns a recording into the events of a trace.
struct TraceBuilder {
  /// The names of the tracks, then all other events in order of time.
  private(set) var events: [TraceEvent] = []

  init(_ recording: TimelineRecording) {
    var tracks = TraceTracks()
    var timed: [TraceEvent] = []
    let spans = recording.intervals.map { Span($0, endOfRecording: recording.duration) }
    // The longer one first, so that a span comes after the one around it.
    for span in spans.sortedStably(by: { ($0.start, -$0.end) < ($1.start, -$1.end) }) {
      timed.append(span.event(on: tracks.track(for: span.lane, from: span.start, to: span.end)))
    }
    // Points in time that a span shows already are left out.
    let shown = Set(spans.flatMap { [Mark(lane: $0.lane, time: $0.start), Mark(lane: $0.lane, time: $0.end)] })
    for event in recording.events {
      let mark = Mark(lane: TraceLane(event), time: TraceEvent.microseconds(event.time))
      if !shown.contains(mark) { timed.append(event.instant(at: mark.time, on: tracks.track(for: mark.lane))) }
    }
    events = Self.names(of: tracks) + timed.sortedStably { $0.time < $1.time }
  }

  private struct Mark: Hashable {
    let lane: TraceLane
    let time: Int
  }

  private static func names(of tracks: TraceTracks) -> [TraceEvent] {
    let process = TraceEvent(
      name: "process_name", phase: .metadata, track: 0, arguments: [.init("name", .text("LifecycleTimeline"))])
    var taken = Set(tracks.inOrder.filter { $0.lane.group == .screen }.map(\.track.name))
    let names = tracks.inOrder.enumerated().flatMap { place, entry in
      // An overlay, or what an app reports about itself, may be named like a screen.
      let isTaken = entry.lane.group != .screen && !taken.insert(entry.track.name).inserted
      let name = isTaken ? "\(entry.track.name): \(entry.lane.group)" : entry.track.name
      return [
        TraceEvent(
          name: "thread_name", phase: .metadata, track: entry.track.number, arguments: [.init("name", .text(name))]),
        TraceEvent(
          name: "thread_sort_index", phase: .metadata, track: entry.track.number,
          arguments: [.init("sort_index", .number(Double(place)))]),
      ]
    }
    return [process] + names
  }
}

/// An interval in whole microseconds, with an end.
private struct Span {
  let interval: TimelineInterval
  let lane: TraceLane
  let start: Int
  let end: Int

  init(_ interval: TimelineInterval, endOfRecording: TimeInterval) {
    self.interval = interval
    lane = TraceLane(interval)
    start = TraceEvent.microseconds(interval.start)
    end = max(start, TraceEvent.microseconds(interval.end ?? endOfRecording))
  }

  func event(on track: Int) -> TraceEvent {
    TraceEvent(
      name: name, category: interval.kind.name, phase: .complete(duration: end - start), time: start, track: track,
      arguments: arguments)
  }

  /// `focused`, `unfocused: covered by Queue`, `editing name`.
  private var name: String {
    switch interval.state {
    case .unfocused:
      let cover = interval.cover.map { " by \($0)" } ?? ""
      return interval.reason.map { "unfocused: \($0)\(cover)" } ?? "unfocused"
    case .editing: return interval.field.map { "editing \($0)" } ?? "editing"
    default: return interval.state.rawValue
    }
  }

  private var arguments: [TimelineEvent.Detail] {
    let texts = [
      ("subject", interval.subject), ("reason", interval.reason), ("endReason", interval.endReason),
      ("cover", interval.cover), ("field", interval.field),
    ]
    return texts.compactMap { name, text in text.map { .init(name, .text($0)) } }
      + .flag("isCancelled", interval.isCancelled) + .flag("isStartUnknown", !interval.isStartKnown)
      + .flag("isOpen", interval.end == nil)
  }
}

extension TimelineEvent {
  fileprivate func instant(at time: Int, on track: Int) -> TraceEvent {
    TraceEvent(
      name: kind == .note ? name : "\(subject) \(name)", category: kind.name, phase: .instant, time: time,
      track: track, arguments: [.init("subject", .text(subject))] + details)
  }
}

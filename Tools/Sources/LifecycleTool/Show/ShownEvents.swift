import LifecycleTimeline
import TimelineDrawing

/// The events of a recording that are shown.
struct ShownEvents {
  private let events: [TimelineEvent]

  /// - Parameters:
  ///   - recording: a recording.
  ///   - screens: the subjects that are shown; all if there are none.
  ///   - kinds: the kinds that are shown; all if there are none.
  ///   - range: the part that is shown.
  /// - Throws: an error that says what to write, if nothing happens to one of the screens or in the range.
  init(
    _ recording: TimelineRecording, screens: [String] = [], kinds: [TimelineEvent.Kind] = [], range: TimeRange? = nil
  ) throws(ToolError) {
    let subjects = recording.events.map(\.subject).inOrderWithoutRepetition
    for screen in screens where !subjects.contains(screen) {
      throw .usage("Nothing in the recording happens to \"\(screen)\".", names: subjects, called: "subjects")
    }
    if let range, range.start > recording.duration {
      throw .usage(
        "The range begins at \(range.start.inSeconds), and the recording ends at \(recording.duration.inSeconds).")
    }
    events = recording.events.filter { event in
      (screens.isEmpty || screens.contains(event.subject)) && (kinds.isEmpty || kinds.contains(event.kind))
        && range?.contains(event.time) != false
    }
  }

  /// A line for each event, with its end.
  var text: String { events.map { "\($0)\n" }.joined() }
}

extension Sequence where Element: Hashable {
  /// Each element once, at its first place.
  var inOrderWithoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

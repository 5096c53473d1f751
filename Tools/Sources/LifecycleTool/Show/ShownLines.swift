import LifecycleTimeline

/// A recording as lines to read.
struct ShownLines {
  private let events: [TimelineEvent]
  private let head: String?

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
      throw .usage(
        "Nothing in the recording happens to \"\(screen)\". "
          + NearMisses.hint(for: screen, in: subjects, called: "subjects"))
    }
    if let range, range.start > recording.duration {
      throw .usage(
        "The range begins at \(range.start.inSeconds), and the recording ends at \(recording.duration.inSeconds).")
    }
    events = recording.events.filter { event in
      (screens.isEmpty || screens.contains(event.subject)) && (kinds.isEmpty || kinds.contains(event.kind))
        && range?.contains(event.time) != false
    }
    head = recording.began.map { "began \(CalendarDate.text(of: $0))\n" }
  }

  /// Each line has its end.
  var text: String {
    // A long name does not move the others.
    let width = events.map(\.subject.count).filter { $0 <= 24 }.max() ?? 0
    let lines = events.map { event in
      "\(event.time.inSeconds.aligned(to: 11))  \(event.subject.padded(to: width))  \(EventWords(event).text)\n"
    }
    return (head ?? "") + lines.joined()
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, at its first place.
  var inOrderWithoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

import Foundation
import LifecycleTimeline

/// A recording as Chrome's trace events, in the JSON Object Format of the
/// [Trace Event Format](https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU).
///
/// The recording is a process, and each lane of the picture is a thread in it. Complete events of one thread have to
/// [nest](https://perfetto.dev/docs/faq). So the focus of a screen, which can last a little longer than the screen is visible,
/// has a thread of its own, and of spans that overlap the later one goes to another thread of the same name.
struct TimelineTrace {
  /// One for each line of the file.
  private(set) var events: [TraceEvent]
  /// The time that is 0 in the trace, which has no negative times.
  private let origin: TimeInterval
  /// The end of spans that last.
  private let end: TimeInterval
  private var threads = 0

  /// A span in microseconds.
  private typealias Slice = (title: String, times: Range<Int>)

  /// - Parameters:
  ///   - recording: the recording.
  ///   - name: the name of the process.
  ///   - range: the seconds of the recording that it has; nil for all. What is partly in it is there as a whole.
  init(_ recording: TimelineRecording, name: String, range: ClosedRange<TimeInterval>? = nil) {
    origin = min(0, recording.events.first?.time ?? 0)
    end = recording.duration
    events = [.name(name, of: "process_name")]
    for lane in RecordedLanes(recording.events, recording.intervals).inOrder {
      let lane = lane.shown(in: range ?? -.infinity...(.infinity))
      add(lane.name, lane.spans.filter { $0.look != .focused }, lane.events.filter { $0.kind != .focus })
      add(lane.name + ", focus", lane.spans.filter { $0.look == .focused }, lane.events.filter { $0.kind == .focus })
    }
  }

  /// The text of a JSON file.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // They have texts, flags and finite numbers alone, which can be encoded.
    let lines = events.compactMap { try? encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) }
    return "{\"traceEvents\":[\n\(lines.joined(separator: ",\n"))\n],\"displayTimeUnit\":\"ms\"}\n"
  }

  private mutating func add(_ name: String, _ spans: [TimelineLane.Span], _ instants: [TimelineEvent]) {
    guard !spans.isEmpty || !instants.isEmpty else { return }
    let slices = spans.map { span -> Slice in
      let start = microseconds(span.start)
      return (span.title, start..<max(start, microseconds(span.end ?? end)))
    }
    for (row, slices) in Self.nested(slices).enumerated() {
      threads += 1
      events.append(.name(name, of: "thread_name", thread: threads))
      events.append(.place(of: threads))
      events += slices.map { .span($0.title, $0.times, thread: threads) }
      if row == 0 { events += instants.map { .instant($0, at: microseconds($0.time), thread: threads) } }
    }
  }

  private func microseconds(_ time: TimeInterval) -> Int { Int(((time - origin) * 1_000_000).rounded()) }

  /// - Returns: the slices in rows in which each is inside of another or beside it; one row if there are none.
  private static func nested(_ slices: [Slice]) -> [[Slice]] {
    var rows: [(slices: [Slice], open: [Int])] = [([], [])]
    let outerFirst = slices.sortedStably {
      ($0.times.lowerBound, $1.times.upperBound) < ($1.times.lowerBound, $0.times.upperBound)
    }
    for slice in outerFirst {
      for row in rows.indices {
        while rows[row].open.last ?? .max <= slice.times.lowerBound { rows[row].open.removeLast() }
      }
      let place = rows.firstIndex { slice.times.upperBound <= $0.open.last ?? .max } ?? rows.count
      if place == rows.count { rows.append(([], [])) }
      rows[place].slices.append(slice)
      rows[place].open.append(slice.times.upperBound)
    }
    return rows.map(\.slices)
  }
}

extension TimelineRecording {
  /// The recording as Chrome's trace events, which Perfetto's viewer [opens](https://perfetto.dev/docs/getting-started/other-formats).
  ///
  /// Each event is an instant with its details, and each bar of the picture a span. Times are in microseconds since the
  /// recording began, or since its first event if that is earlier.
  /// - Parameters:
  ///   - name: the name of the process.
  ///   - range: the seconds of the recording that it has; nil for all.
  /// - Returns: the text of a JSON file.
  package func chromeTrace(name: String, range: ClosedRange<TimeInterval>? = nil) -> String {
    TimelineTrace(self, name: name, range: range).text
  }
}

import Foundation
import LifecycleTimeline

/// One event in the trace event format of Chrome, which Perfetto reads.
///
/// Source: "Trace Event Format", Google, docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU.
struct TraceEvent {
  enum Phase {
    /// Something that lasted: `X`, with its length in microseconds.
    case complete(duration: Int)
    /// A point in time: `i`, on its own track.
    case instant
    /// What the viewer is to know about a track: `M`.
    case metadata
  }

  var name: String
  /// Filters events in the viewer.
  var category = ""
  var phase: Phase
  /// Microseconds since the recording began. Metadata has none.
  var time = 0
  /// The number of the track.
  var track: Int
  var arguments: [TimelineEvent.Detail] = []

  /// The number of the one process of a trace.
  static let process = 1

  var json: String {
    var members = [("name", JSONText.text(name))]
    switch phase {
    case .complete(let duration):
      members += [("cat", JSONText.text(category)), ("ph", "\"X\""), ("ts", "\(time)"), ("dur", "\(duration)")]
    case .instant: members += [("cat", JSONText.text(category)), ("ph", "\"i\""), ("s", "\"t\""), ("ts", "\(time)")]
    case .metadata: members.append(("ph", "\"M\""))
    }
    members += [("pid", "\(Self.process)"), ("tid", "\(track)")]
    if !arguments.isEmpty {
      members.append(("args", JSONText.object(arguments.map { ($0.name, JSONText.value($0.value)) })))
    }
    return JSONText.object(members)
  }

  /// - Parameter seconds: a time of a recording.
  /// - Returns: the same in whole microseconds.
  static func microseconds(_ seconds: TimeInterval) -> Int {
    // Within what a number in JSON has exactly.
    Int((min(max(seconds, -9e9), 9e9) * 1_000_000).rounded())
  }
}

import Foundation
import LifecycleTimeline

/// The seconds of a recording as nanoseconds since 1970.
struct OpenTelemetryClock {
  private let began: Int64

  /// - Throws: an error if the recording has a time that does not fit into nanoseconds since 1970.
  init(began date: Date, _ recording: TimelineRecording) throws(ToolError) {
    // What a Double has exactly, and enough for 285 years.
    let limit = 9e9
    let seconds = date.timeIntervalSince1970
    let first = min(0, recording.events.first?.time ?? 0)
    guard seconds + first >= 0, first >= -limit, seconds <= limit, seconds + recording.duration <= limit else {
      throw .usage(
        "OpenTelemetry has dates from 1970 to 2255. This recording began at \(CalendarDate.text(of: date)) and has times "
          + "from \(first) s to \(recording.duration) s.")
    }
    // A recording has its date to the millisecond.
    began = Int64((seconds * 1000).rounded()) * 1_000_000
  }

  /// - Parameter time: a time of the recording, in seconds.
  /// - Returns: the same to the microsecond, in nanoseconds since 1970.
  func nanoseconds(at time: TimeInterval) -> Int64 {
    began + Int64((time * 1_000_000).rounded()) * 1000
  }
}

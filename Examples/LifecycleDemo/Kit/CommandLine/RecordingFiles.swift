import Foundation
import LifecycleTimeline

/// The files that a journey is drawn and written to.
struct RecordingFiles {
  let areRequested: Bool

  init(_ options: DemoOptions) {
    areRequested = options.isDefault || options.timelineFile != nil || options.traceFile != nil
  }

  func write(_ recording: [TimelineEvent], until end: TimeInterval, note: (String) -> Void) throws {
  }
}

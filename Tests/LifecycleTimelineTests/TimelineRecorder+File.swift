import LifecycleBehaviors

@testable import LifecycleTimeline

extension TimelineRecorder {
  /// Records into a file whose size the test has chosen.
  func startWriting(to timelineFile: TimelineFile, file: StaticString = #fileID, line: UInt = #line) {
    begin(writingTo: timelineFile, from: CallSite(file: file, line: line))
  }
}

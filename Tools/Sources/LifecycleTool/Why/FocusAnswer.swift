import Foundation
import LifecycleTimeline
import TimelineDrawing

/// Why a screen had or had not focus at a time of a recording.
struct FocusAnswer {
  let screen: String
  let time: TimeInterval
  /// `focused` or `unfocused`; nil if the recording has no change of the screen's focus until then.
  let focus: TimelineInterval?
  /// The focus that the screen had last, if it has none at the time.
  let lastFocus: TimelineInterval?
  /// Whether the process had ended at the time, as the recording says it.
  let processHadEnded: Bool
  /// What follows: the next focus, loss or reason; nil if it stays so until the end of the recording.
  let next: TimelineInterval?
  /// The states of the screen's view at the time: visible, appearing, disappearing.
  let appearance: [TimelineInterval]
  /// When the screen was visible last, if it is not at the time.
  let lastVisible: TimelineInterval?
  /// When the first event of the screen happened.
  let firstEvent: TimeInterval
  /// The states of the app, the scenes, overlays and suspension at the time.
  let circumstances: [TimelineInterval]
  /// The other screens that had focus at the time.
  let othersInFocus: [String]

  /// - Throws: an error that says what to write, if the recording has no such screen or no such time.
  init(_ recording: TimelineRecording, screen: String, at time: TimeInterval) throws(ToolError) {
    let screens = recording.screens
    guard screens.contains(screen) else {
      throw .usage("The recording has no screen \"\(screen)\".", names: screens, called: "screens")
    }
    let start = recording.droppedEvents > 0 ? recording.events.first?.time ?? 0 : 0
    // Times are printed to the millisecond, so that an event may be half of one later than it reads.
    let now = time + 0.0005
    guard now >= start, time - 0.0005 <= recording.duration else {
      throw .usage(
        "\(time.inSeconds) is outside of the recording. Write seconds from \(start.inSeconds.dropLast(2)) to "
          + "\(recording.duration.inSeconds.dropLast(2)).")
    }
    let intervals = recording.intervals
    let own = intervals.filter { $0.isOfScreen && $0.subject == screen }
    let changes = own.filter { $0.state == .focused || $0.state == .unfocused }
    self.screen = screen
    self.time = time
    focus = changes.last { $0.contains(now) }
    lastFocus = changes.last { $0.state == .focused && $0.end.map { $0 <= now } ?? false }
    processHadEnded = focus == nil && changes.last { $0.start <= now }?.endReason == TimelineInterval.terminated
    next = changes.first { $0.start > now }
    appearance = own.filter { [.visible, .appearing, .disappearing].contains($0.state) && $0.contains(now) }
    lastVisible = own.last { $0.state == .visible && $0.end.map { $0 <= now } ?? false }
    firstEvent = recording.events.first { $0.subject == screen }?.time ?? 0
    circumstances = intervals.filter {
      [.app, .scene, .suspend, .overlay].contains($0.kind) && $0.contains(now)
    }
    othersInFocus =
      intervals.filter { $0.state == .focused && $0.subject != screen && $0.contains(now) }
      .map(\.subject).inOrderWithoutRepetition
  }

  var hasFocus: Bool { focus?.state == .focused }
}

extension TimelineInterval {
  fileprivate func contains(_ time: TimeInterval) -> Bool {
    start <= time && end.map { time < $0 } ?? true
  }
}

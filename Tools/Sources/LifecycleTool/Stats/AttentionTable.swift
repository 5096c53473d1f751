import Foundation
import LifecycleTimeline
import TimelineDrawing

/// How long each screen of a recording was visible and had focus, and why it had none.
///
/// The time in which the process was suspended is in no number but its own.
struct AttentionTable {
  /// How long the recording is, in seconds.
  let duration: TimeInterval
  /// How long the process was suspended, in seconds.
  let suspended: TimeInterval
  /// How long the app was in each state, in seconds; nil if the recording has no event of the app.
  let app: App?
  /// In the order of their first events.
  let screens: [Screen]

  struct App: Equatable {
    let active: TimeInterval
    let inactive: TimeInterval
    let background: TimeInterval
  }

  struct Screen: Equatable {
    let name: String
    /// From `afterAppearing` to `afterDisappearing` without the background, as the light bar of a drawn timeline.
    let visible: TimeInterval
    /// As the strong bar of a drawn timeline.
    let focused: TimeInterval
    /// How often it lost focus.
    let losses: Int
    /// In the order in which they first came.
    let absences: [Absence]
  }

  /// Why a screen was without focus.
  struct Absence: Equatable {
    /// Nil where no event says why: the screen has not had focus before.
    let reason: String?
    let cover: String?
    /// How often it began. One loss can have several reasons in turn.
    let times: Int
    /// While the screen was visible.
    let seconds: TimeInterval
  }

  init(_ recording: TimelineRecording) {
    let intervals = recording.intervals
    let suspensions = TimeSpans(intervals.filter { $0.state == .suspended }, until: recording.duration)
    duration = recording.duration
    suspended = suspensions.seconds

    func awake(_ intervals: [TimelineInterval]) -> TimeSpans {
      TimeSpans(intervals, until: recording.duration).subtracting(suspensions)
    }
    let ofApp = Dictionary(grouping: intervals.filter { $0.kind == .app }, by: \.state)
    let background = TimeSpans(ofApp[.background] ?? [], until: recording.duration)
    app =
      ofApp.isEmpty
      ? nil
      : App(
        active: awake(ofApp[.active] ?? []).seconds, inactive: awake(ofApp[.inactive] ?? []).seconds,
        background: awake(ofApp[.background] ?? []).seconds)

    let ofScreens = Dictionary(grouping: intervals.filter(\.isOfScreen), by: \.subject)
    let losses = Dictionary(grouping: recording.events.filter { $0.kind == .focus && $0.name == "lost" }, by: \.subject)
    screens = recording.screens.map { name in
      let states = Dictionary(grouping: ofScreens[name] ?? [], by: \.state)
      let visible = awake(states[.visible] ?? []).subtracting(background)
      let focused = awake(states[.focused] ?? [])
      let unfocused = states[.unfocused] ?? []
      let keys = unfocused.map(Absence.Key.init)
      let grouped = Dictionary(grouping: zip(keys, unfocused), by: \.0)
      var absences = keys.inOrderWithoutRepetition.map { key in
        let intervals = (grouped[key] ?? []).map(\.1)
        return Absence(
          reason: key.reason, cover: key.cover, times: intervals.count,
          seconds: intervals.reduce(0) { $0 + visible.seconds(within: $1.range(until: recording.duration)) })
      }
      let rest = visible.subtracting(focused).subtracting(TimeSpans(unfocused, until: recording.duration))
      if rest.seconds >= 0.0005 {
        absences.append(Absence(reason: nil, cover: nil, times: rest.ranges.count, seconds: rest.seconds))
      }
      return Screen(
        name: name, visible: visible.seconds, focused: focused.seconds, losses: losses[name]?.count ?? 0,
        absences: absences)
    }
  }
}

extension AttentionTable.Absence {
  fileprivate struct Key: Hashable {
    let reason: String?
    let cover: String?

    init(_ interval: TimelineInterval) {
      (reason, cover) = (interval.reason, interval.cover)
    }
  }
}

extension TimelineInterval {
  var isOfScreen: Bool { kind == .behavior || kind == .focus }
}

extension TimelineRecording {
  /// The names of the screens, in the order of their first events.
  var screens: [String] {
    events.filter { $0.kind == .behavior || $0.kind == .focus }.map(\.subject).inOrderWithoutRepetition
  }
}

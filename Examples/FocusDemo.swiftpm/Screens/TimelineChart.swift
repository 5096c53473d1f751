import Foundation
import LifecycleTimeline
import TimelineDrawing

/// What the timeline screen draws of a recording: its newest seconds, with a lane for the app and for each screen and
/// overlay.
struct TimelineChart: Equatable {
  struct Lane: Equatable {
    var name: String
    var bars: [Bar] = []
    /// What is so now, in words: which colors show, and why a screen has no focus.
    var text = ""
  }

  /// A state that lasted. Its ends are shares of the width of the lane, from 0 to 1.
  struct Bar: Equatable {
    var look: Look
    var start: Double
    var end: Double
  }

  enum Look {
    case visible, focused, suspended
  }

  private(set) var lanes: [Lane] = []

  /// - Parameters:
  ///   - recording: what has happened.
  ///   - seconds: how much of it is drawn.
  init(of recording: TimelineRecording, seconds: TimeInterval = 60) {
    let end = max(recording.duration, seconds)
    let start = end - seconds
    for interval in recording.intervals where interval.end ?? end > start {
      let name = interval.state == .suspended ? "app" : interval.subject
      if let look = Look(interval) {
        let bar = Bar(
          look: look, start: max(0, (interval.start - start) / seconds),
          end: ((interval.end ?? recording.duration) - start) / seconds)
        change(name) { $0.bars.append(bar) }
      }
      if interval.end == nil, let text = Self.text(of: interval) { change(name) { $0.text = text } }
    }
    lanes.removeAll(where: \.bars.isEmpty)
  }

  private mutating func change(_ name: String, _ change: (inout Lane) -> Void) {
    let index = lanes.firstIndex { $0.name == name } ?? lanes.count
    if index == lanes.count { lanes.append(Lane(name: name)) }
    change(&lanes[index])
  }

  /// - Returns: what is said of a state that lasts; nil where its bar says enough.
  private static func text(of interval: TimelineInterval) -> String? {
    switch (interval.kind, interval.state) {
    case (.focus, .focused): "has focus"
    case (.focus, .unfocused):
      (["no focus:", interval.reason ?? "unknown"] + [interval.cover.map { "by \($0)" }].compactMap(\.self))
        .joined(separator: " ")
    case (.app, .active), (.app, .inactive), (.app, .background): interval.state.rawValue
    case (.overlay, .visible): "covers the app"
    default: nil
    }
  }
}

extension TimelineChart.Look {
  /// Nil for what is not drawn.
  fileprivate init?(_ interval: TimelineInterval) {
    switch (interval.kind, interval.state) {
    case (.behavior, .visible), (.app, .active), (.overlay, .visible): self = .visible
    case (.focus, .focused): self = .focused
    case (_, .suspended): self = .suspended
    default: return nil
    }
  }
}

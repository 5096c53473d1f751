import Foundation
import LifecycleTimeline

extension TimelineRecording {
  /// Draws the recording: a lane for each screen, in which it is loaded, visible and focused, with the reason at each loss
  /// of focus, and lanes for the app, suspension, overlays, fields and the keyboard.
  ///
  /// ```swift
  /// let picture = recording.svg(width: 800)
  /// try picture.write(to: file, atomically: true, encoding: .utf8)
  /// ```
  /// The axis breaks where the process was suspended and where nothing happened for a long time, and says for how long.
  /// Text is text: it can be searched and selected, and screen readers read it. The same recording leads to the same bytes.
  /// See <doc:ReadingATimeline>.
  ///
  /// Half a minute of it, for a narrow page:
  ///
  /// ```swift
  /// let picture = recording.svg(width: 360, theme: .light, range: 60...90)
  /// ```
  /// - Parameters:
  ///   - width: the width in points, at least 240. From 560 up the names of the lanes are at the left, below that they are
  ///     above the lanes. The height follows from what there is to draw.
  ///   - theme: whether the picture is light or dark.
  ///   - range: the seconds of the recording that are drawn; nil for all.
  /// - Returns: the text of an SVG file.
  public func svg(
    width: Double = 800, theme: TimelineTheme = .automatic, range: ClosedRange<TimeInterval>? = nil
  ) -> String {
    TimelinePicture(self, width: width, range: range).svg(theme: theme)
  }
}

extension TimelinePicture {
  init(_ recording: TimelineRecording, width: Double, range: ClosedRange<TimeInterval>? = nil) {
    self.init([Part(recording)], width: width, range: range)
  }
}

extension TimelinePicture.Part {
  init(_ recording: TimelineRecording, title: String? = nil, differences: [TimelineInterval] = []) {
    self.init(
      title: title, events: recording.events, duration: recording.duration, droppedEvents: recording.droppedEvents,
      differences: differences)
  }
}

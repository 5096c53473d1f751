import Foundation
import LifecycleTimeline

extension TimelineDifference {
  /// Draws both recordings above each other, with the same time axis. The states that begin or end with an event that only one
  /// of them has, or that is not the same, are in a dashed box, with the sign ≠.
  ///
  /// ```swift
  /// let picture = difference.svg(titles: ("version 1.2", "version 1.3"))
  /// ```
  /// - Parameters:
  ///   - titles: the texts above the first and the second recording.
  ///   - width: the width in points, as of a recording's picture.
  ///   - theme: whether the picture is light or dark.
  /// - Returns: the text of an SVG file.
  public func svg(
    titles: (first: String, second: String) = ("First", "Second"), width: Double = 800,
    theme: TimelineTheme = .automatic
  ) -> String {
    picture(titles: titles).svg(width: width, theme: theme)
  }

  func picture(titles: (first: String, second: String)) -> TimelinePicture {
    TimelinePicture([
      part(first, titles.first, changed: changes.compactMap(\.first)),
      part(second, titles.second, changed: changes.compactMap(\.second)),
    ])
  }

  private func part(_ recording: TimelineRecording, _ title: String, changed: [TimelineEvent]) -> TimelinePicture.Part {
    let count = changed.count
    let differences = count == 0 ? "no difference" : count == 1 ? "1 difference" : "\(count) differences"
    return TimelinePicture.Part(recording: recording, title: "\(title), \(differences)", changed: changed)
  }
}

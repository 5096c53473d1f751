/// Whether a picture is light or dark.
///
/// ```swift
/// let light = recording.svg(theme: .light)
/// let dark = recording.svg(theme: .dark)
/// ```
/// DocC and GitHub choose between two files, so they need one of each: `timeline.svg` and `timeline~dark.svg` in a
/// documentation catalog, two sources of a `<picture>` in a README.
public enum TimelineTheme: String, CaseIterable, Hashable, Sendable {
  /// The picture follows the appearance of the reader's device, with `prefers-color-scheme`.
  case automatic
  /// The picture is light everywhere.
  case light
  /// The picture is dark everywhere.
  case dark
}

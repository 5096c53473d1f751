import Foundation
import Journey

/// The journeys that are built into the command. Their texts are the files in the folder Journeys, which the build embeds in
/// the code.
enum Gallery {
  /// In the order in which one would play them.
  static let journeys = [
    GalleryJourney("built-in", PackageResources.built_in_journey),
    GalleryJourney("focus-demo", PackageResources.focus_demo_journey),
    GalleryJourney("focus-moves", PackageResources.focus_moves_journey),
    GalleryJourney("cancelled-swipe", PackageResources.cancelled_swipe_journey),
    GalleryJourney("focus-covers", PackageResources.focus_covers_journey),
    GalleryJourney("focus-menu", PackageResources.focus_menu_journey),
    GalleryJourney("focus-pages", PackageResources.focus_pages_journey),
    GalleryJourney("focus-columns", PackageResources.focus_columns_journey),
    GalleryJourney("focus-scenes", PackageResources.focus_scenes_journey),
    GalleryJourney("focus-system", PackageResources.focus_system_journey),
    GalleryJourney("focus-ends", PackageResources.focus_ends_journey),
    GalleryJourney("second-window", PackageResources.second_window_journey),
    GalleryJourney("interruptions", PackageResources.interruptions_journey),
    GalleryJourney("suspension", PackageResources.suspension_journey),
    GalleryJourney("overlay", PackageResources.overlay_journey),
    GalleryJourney("offline-over-alert", PackageResources.offline_over_alert_journey),
    GalleryJourney("editing", PackageResources.editing_journey),
  ]

  /// The journey that is played without arguments.
  static let builtIn = journeys[0]

  /// - Returns: the journey; nil if there is none of this name.
  static func journey(named name: String) -> GalleryJourney? {
    journeys.first { $0.name == name }
  }

  /// The text of `--list`: the name of each journey, and why one would play it.
  static var list: String {
    journeys.map { $0.name.padding(toLength: 20, withPad: " ", startingAt: 0) + $0.sentence }.joined(separator: "\n")
  }
}

/// A built-in journey.
struct GalleryJourney: Sendable {
  let name: String
  let text: String

  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Why one would play it: the comment in its first line.
  var sentence: String {
    guard let line = text.split(separator: "\n", maxSplits: 1).first, line.hasPrefix("# ") else { return "" }
    return String(line.dropFirst(2))
  }

  /// - Returns: its lines, all read.
  func journey() throws(JourneyError) -> Journey {
    try Journey(parsing: text, file: name)
  }
}

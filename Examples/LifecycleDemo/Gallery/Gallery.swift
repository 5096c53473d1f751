import Foundation
import Journey

/// The journeys that are built into the command. Their texts are the files in the folder Journeys, which the build puts
/// into the code.
enum Gallery {
  /// In the order in which one would look at them.
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

  /// Finds the journeys that a misspelt name may mean: those with few letters changed, those that begin in the same way,
  /// and those that contain it.
  /// - Returns: their names, the nearest first, three at most.
  static func names(near name: String) -> [String] {
    let name = name.lowercased()
    let distances = journeys.map { (name: $0.name, distance: editDistance(Array(name), Array($0.name))) }
    let near = distances.filter { candidate in
      candidate.distance <= max(2, name.count / 3) || name.commonPrefix(with: candidate.name).count > 3
        || (name.count > 2 && candidate.name.contains(name))
    }
    return near.sorted { $0.distance < $1.distance }.prefix(3).map(\.name)
  }

  /// - Returns: how many letters have to be added, removed or replaced to make one text of the other.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] += 1
      for j in b.indices {
        let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}

/// A journey of the gallery.
struct GalleryJourney: Sendable {
  let name: String
  let text: String

  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Why one would look at it: the comment in its first line.
  var sentence: String {
    guard let line = text.split(separator: "\n", maxSplits: 1).first, line.hasPrefix("# ") else { return "" }
    return String(line.dropFirst(2))
  }

  /// - Returns: its lines, all read.
  func journey() throws(JourneyError) -> Journey {
    try Journey(parsing: text, file: name)
  }
}

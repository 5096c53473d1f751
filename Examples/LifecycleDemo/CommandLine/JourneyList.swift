import Foundation
import HeadlessDevice

/// The text of `--list`: the journeys of the gallery, how long each is, how many screens it has, and why to look at it.
struct JourneyList {
  struct Row {
    let name: String
    let seconds: TimeInterval
    let screenCount: Int
    let sentence: String
  }

  let rows: [Row]

  /// Plays every journey in virtual time, to measure it.
  @MainActor
  init(of journeys: [GalleryJourney]) throws {
    rows = try journeys.map { gallery in
      let journey = try gallery.journey()
      var names: Set<String> = []
      let player = DemoPlayer(on: .virtual(for: journey)) { event in
        if case .behavior = event.occurrence { names.insert(event.subject) }
      }
      try player.play(journey)
      return Row(name: gallery.name, seconds: player.now, screenCount: names.count, sentence: gallery.sentence)
    }
  }

  /// - Returns: a line for each journey. In a terminal its sentence is broken between words.
  func text(on stream: StreamFacts) -> String {
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { row in
      let name = row.name.padding(toLength: nameWidth, withPad: " ", startingAt: 0).styled(.bold, on: stream)
      let facts = String(format: "%6.0f s  %d screen%@", row.seconds, row.screenCount, row.screenCount == 1 ? " " : "s")
      let indent = nameWidth + facts.count + 4
      let sentence = stream.width.map { row.sentence.wrapped(to: max(24, $0 - indent - 1)) } ?? [row.sentence]
      let rest = sentence.joined(separator: "\n" + String(repeating: " ", count: indent))
      return "\(name)  \(facts.styled(.dim, on: stream))  \(rest)"
    }
    return lines.joined(separator: "\n")
  }
}

import FocusBehavior
import Foundation
import Testing

@testable import LifecycleDemoKit

/// Plays a journey in virtual time and writes its events in shorthand: `1.35 view A viewDidAppear animated`.
@MainActor
func transcript(
  of text: String, kinds: Set<JourneyEvent.Kind>, sampling: FocusSampling = DemoOptions.displayLink
) throws -> [String] {
  try events(of: Journey(parsing: text, file: "test.journey"), sampling: sampling).filter {
    kinds.contains($0.kind)
  }.map { event in
    let facts = event.fields.compactMap { field -> String? in
      switch field.value {
      case .flag(let flag): flag && field.name != "sameTurn" ? field.name : nil
      case .text(let text): text
      case .number(let number): field.name == "seconds" ? JSONLine.shortest(number) : nil
      case .null: "nil"
      }
    }
    let time = JSONLine.shortest((event.time * 1000).rounded() / 1000)
    return ([time, event.subject, event.event] + facts).joined(separator: " ")
  }
}

/// What happens on a journey in virtual time.
@MainActor
func events(
  of journey: Journey, hasPlayback: Bool = false, sampling: FocusSampling = DemoOptions.displayLink
) throws -> [JourneyEvent] {
  var events: [JourneyEvent] = []
  try JourneyRun(journey, hasPlayback: hasPlayback, sampling: sampling).play(.virtual(on: journey.idiom)) {
    events.append($0)
  }
  return events
}

/// The message that a journey which cannot be played is refused with.
@MainActor
func refusal(of text: String) -> String {
  do {
    _ = try transcript(of: text, kinds: [])
    return "played"
  } catch {
    return "\(error)"
  }
}

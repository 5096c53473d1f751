import FocusBehavior
import Foundation
import HeadlessDevice
import Journey
import LifecycleTimeline
import Testing

@testable import LifecycleDemo

/// Plays a journey in virtual time and writes its events in shorthand: `1.35 view A viewDidAppear animated`.
@MainActor
func transcript(of text: String, kinds: Set<TimelineEvent.Kind>) throws -> [String] {
  try events(of: Journey(parsing: text, file: "test.journey")).compactMap { event in
    guard kinds.contains(event.kind) else { return nil }
    let details = event.details.compactMap { detail -> String? in
      switch detail.value {
      case .flag(let flag): flag && detail.name != "sameTurn" ? detail.name : nil
      case .text(let text): text
      case .number(let number): detail.name == "seconds" ? shortest(number) : nil
      case .null: "nil"
      }
    }
    let time = shortest((event.time * 1000).rounded() / 1000)
    return ([time, event.subject, event.name] + details).joined(separator: " ")
  }
}

/// - Returns: the number to the microsecond, without superfluous digits.
private func shortest(_ number: Double) -> String {
  let digits = "\((number * 1_000_000).rounded() / 1_000_000)"
  return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
}

/// Plays `root` and then `commands`, with a second after each, and writes the events after time 0 in shorthand.
@MainActor
func transcript(after root: String, _ commands: String..., kinds: Set<TimelineEvent.Kind>) throws -> [String] {
  let text = ([root] + commands + [""]).joined(separator: "\nwait 1\n")
  return try transcript(of: text, kinds: kinds).filter { !$0.hasPrefix("0 ") }
}

/// What happens on a journey in virtual time, as JSON Lines have it.
@MainActor
func events(
  of journey: Journey, sampling: FocusSampling? = .displayLink(framesPerSecond: 60)
) throws -> [TimelineEvent] {
  var events: [TimelineEvent] = []
  let player = DemoPlayer(on: .virtual(for: journey), sampling: sampling) { event in
    if event.isInJSONLines { events.append(event) }
  }
  try player.play(journey)
  return events
}

/// The message of a journey that cannot be played; `played` for one that can.
@MainActor
func refusal(of text: String) -> String {
  do {
    _ = try transcript(of: text, kinds: [])
    return "played"
  } catch {
    return "\(error)"
  }
}

/// The latency of a loss of focus to an alert that is there a quarter of a second before the next sample.
@MainActor
func latencyWithOneSampleASecond() throws -> Double? {
  let journey = try Journey(parsing: "root A\nwait 1.4\nalert B\nwait 2", file: "f")
  let events = try events(of: journey, sampling: .displayLink(framesPerSecond: 1))
  return events.first { $0.kind == .focus && $0.name == "lost" }?.number("latency")
}

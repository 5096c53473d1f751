import Foundation
import LifecycleTimeline
import TestSupport
import Testing

@testable import LifecycleDemoKit

@MainActor
@Suite(.oneDevice)
struct InferredStepsTests {
  /// The journeys of the gallery that are not the same when they are played again from what a recorder in the app has seen,
  /// and why. The line is that of the inferred journey.
  private static let others = [
    // The journey ends the process, and a recorder ends with its process. What follows belongs to another recording.
    "suspension": "the journey of suspension:17: the process is suspended; 'open' the app first"
  ]

  /// What differs in the others.
  private static let differences = [
    // A recorder does not know that the wall is that of an example app.
    "focus-demo": ["Profile: focus lost at 41.000 s has by UIViewController instead of by OfflineViewController."]
  ]

  /// Plays a journey of the gallery and returns what a recorder in its app has seen, without the lines of the journey.
  private func recording(of name: String) throws -> TimelineRecording {
    let journey = try #require(Gallery.journey(named: name)).journey()
    let pace = Pace.virtual(on: journey.idiom)
    let recorder = TimelineRecorder.ofJourneys()
    recorder.start()
    let player = JourneyPlayer(pace: pace)
    return try withExtendedLifetime(player) {
      try player.play(journey)
      return try TimelineRecording(jsonLines: recorder.stop().jsonLines)
    }
  }

  @Test(
    "What a recorder in the app has seen is enough to play a journey again, with the same moments and the same focus",
    arguments: Gallery.journeys.map(\.name))
  func same(_ name: String) throws {
    let recording = try recording(of: name)
    #expect(!recording.events.contains { $0.kind == .step })
    let result = try Replay(recording, name: name).play()
    if let refusal = Self.others[name] {
      #expect(result.refusal?.description == refusal)
    } else {
      #expect(result.refusal == nil)
      let differences = result.difference.changes.map(\.description)
      #expect(
        differences == Self.differences[name] ?? [], "\(TimelineSteps(recording).journey)\n\(result.difference)")
    }
  }

  @Test("A recording whose first screen appears later is the same, too")
  func late() throws {
    let recording = try recording(of: "focus-moves")
    var events = recording.events
    for index in events.indices { events[index].time += 0.7 }
    let later = TimelineRecording(events, began: recording.began, duration: recording.duration + 0.7)
    let difference = try Replay(later, name: "a").play().difference
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("The lines that are inferred are those that were played")
  func lines() throws {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("wait") && !$0.hasPrefix("suspend") }
    }
    for name in ["built-in", "cancelled-swipe", "editing", "focus-pages", "offline-over-alert", "second-window"] {
      let played = try #require(Gallery.journey(named: name)).text
      #expect(lines(TimelineSteps(try recording(of: name)).journey) == lines(played), "\(name)")
    }
  }

  @Test("A screen that is missing in a recording is missing in its journey, and what it led to is named")
  func missing() throws {
    let recording = try recording(of: "focus-moves")
    let events = recording.events.filter { $0.subject != "Detail" }
    let changed = TimelineRecording(events, began: recording.began, duration: recording.duration)
    let result = try Replay(changed, name: "a").play()
    #expect(result.refusal?.description == "the journey of a:3: there is no screen named 'Detail'")
    #expect(result.difference.changes.first?.description == "Home: beforeDisappearing at 1.000 s is missing.")
  }
}

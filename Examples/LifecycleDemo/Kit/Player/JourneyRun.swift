import FocusBehavior
import Foundation

/// One performance of a whole journey.
@MainActor
struct JourneyRun {
  private let journey: Journey
  private let file: String
  private let hasPlayback: Bool
  private let sampling: FocusSampling

  init(
    _ journey: Journey, file: String, hasPlayback: Bool = false, sampling: FocusSampling = DemoOptions.displayLink
  ) {
    self.sampling = sampling
    self.journey = journey
    self.file = file
    self.hasPlayback = hasPlayback
  }

  /// Plays every line; answers all events and the time at the end.
  func play(
    _ pace: Pace, receive: @escaping (JourneyEvent) -> Void = { _ in }
  ) throws(JourneyError) -> (events: [JourneyEvent], end: TimeInterval) {
    var events: [JourneyEvent] = []
    let player = JourneyPlayer(pace: pace, hasPlayback: hasPlayback, sampling: sampling) { event in
      events.append(event)
      receive(event)
    }
    for line in journey.lines {
      try player.play(line, file: file)
    }
    player.finish()
    return (events, player.now)
  }
}

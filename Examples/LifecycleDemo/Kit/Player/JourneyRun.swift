import FocusBehavior
import Foundation

/// One performance of a whole journey.
@MainActor
struct JourneyRun {
  private let journey: Journey
  private let hasPlayback: Bool
  private let sampling: FocusSampling

  init(_ journey: Journey, hasPlayback: Bool = false, sampling: FocusSampling = DemoOptions.displayLink) {
    self.sampling = sampling
    self.journey = journey
    self.hasPlayback = hasPlayback
  }

  /// Plays every line, each as it is read.
  /// - Parameter receive: called with each event as it happens.
  /// - Returns: the time at the end.
  @discardableResult
  func play(_ pace: Pace, receive: @escaping (JourneyEvent) -> Void = { _ in }) throws(JourneyError) -> TimeInterval {
    let player = JourneyPlayer(pace: pace, hasPlayback: hasPlayback, sampling: sampling, receive: receive)
    try journey.forEachLine { line throws(JourneyError) in
      try player.play(line, file: journey.name)
    }
    player.finish()
    return player.now
  }
}

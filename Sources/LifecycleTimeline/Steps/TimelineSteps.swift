import Foundation

/// The steps that lead through an app as a recording has it, as lines of a journey.
///
/// ```swift
/// try Data(TimelineSteps(recording).journey.utf8).write(to: file)
/// ```
/// A journey that was played on the stand-in has noted its own lines. They are the steps, with the waits between them.
public struct TimelineSteps: Hashable, Sendable {
  /// In order of time.
  public let steps: [TimelineStep]

  /// Finds the steps of a recording.
  /// - Parameter recording: a recording.
  public init(_ recording: TimelineRecording) {
    let noted = recording.events.filter(\.isLineOfJourney).map { TimelineStep(time: $0.time, line: $0.name) }
    steps = Self.withWaits(between: noted, until: recording.duration)
  }

  /// One line a step, as `LifecycleDemo --journey` reads it.
  public var journey: String {
    steps.map { $0.line + "\n" }.joined()
  }

  /// Shorter times are what writing to the microsecond leaves.
  private static let shortestWait = 0.000_002

  /// The last frame, which a player adds at the end of a journey.
  private static let lastFrame = 1.0 / 60

  private static func withWaits(between steps: [TimelineStep], until end: TimeInterval) -> [TimelineStep] {
    guard var reached = steps.first?.time else { return [] }
    var all: [TimelineStep] = []
    func wait(until time: TimeInterval) {
      if time - reached > shortestWait { all.append(.wait(time - reached, at: reached)) }
    }
    for step in steps {
      wait(until: step.time)
      all.append(step)
      reached = step.time + step.seconds
    }
    wait(until: end - lastFrame)
    return all
  }
}

extension TimelineEvent {
  /// The player of journeys notes each line before it plays it.
  fileprivate var isLineOfJourney: Bool { kind == .step && subject == "journey" }
}

import Foundation

/// The steps that lead through an app as a recording has it, as lines of a journey.
///
/// ```swift
/// try Data(TimelineSteps(recording).journey.utf8).write(to: file)
/// ```
/// A journey that was played on the stand-in has noted its own lines. They are the steps, with the waits between them. In a
/// recording from an app the steps are inferred from what the recorder saw: which screens appeared in which circumstances, what
/// took the focus, the states of the app. The recording needs the content ``TimelineContent/circumstances``. What a journey
/// has no line for, such as a rotation, is a comment: `# 12.3 s: Player beforeTransition`.
///
/// A name in a journey is one word, so `"Player 2"` is `"Player-2"` there. What only the user of the device knows is not
/// found: whether the app was interrupted by Control Center, a call or a prompt, whether the device was locked or the user went
/// home, and which controller an alert was presented from.
public struct TimelineSteps: Hashable, Sendable {
  /// In order of time.
  public let steps: [TimelineStep]
  /// Whether the recording has the lines of its journey, which a player of journeys notes before it plays them. Otherwise
  /// they are inferred.
  public let areNoted: Bool
  /// What a replay of the steps is compared with. If they are inferred, it begins with the first screen, and its names are
  /// those of the journey.
  public let recording: TimelineRecording

  /// Finds the steps of a recording.
  /// - Parameter recording: a recording.
  public init(_ recording: TimelineRecording) {
    let noted = Self.notedSteps(of: recording)
    areNoted = !noted.isEmpty
    steps = Self.withWaits(between: areNoted ? noted : InferredSteps(recording).steps, until: recording.duration)
    self.recording = areNoted ? recording : recording.withJourneyNames.beginning(at: Self.start(of: steps))
  }

  /// Compares a replay of the steps with ``recording``. If the steps are inferred, only moments and focus are compared, without
  /// the circumstances from which the steps were inferred.
  /// - Parameters:
  ///   - replay: what was recorded while the steps were played.
  ///   - tolerance: how many seconds two times may differ and be the same.
  /// - Returns: what the replay has otherwise.
  public func difference(of replay: TimelineRecording, tolerance: TimeInterval = 0.05) -> TimelineDifference {
    if areNoted {
      return TimelineDifference(recording, replay, tolerance: tolerance, comparesOrderOfScreens: tolerance == 0)
    }
    return TimelineDifference(
      recording.withoutCircumstances, replay.withJourneyNames.withoutCircumstances, tolerance: tolerance,
      kinds: [.behavior, .focus])
  }

  private static func notedSteps(of recording: TimelineRecording) -> [TimelineStep] {
    let lines = recording.events.filter { $0.kind == .step && $0.subject == TimelineStep.subject }
    return lines.map { TimelineStep(time: $0.time, line: $0.name) }
  }

  /// When the first screen is shown: a journey begins with it.
  package var start: TimeInterval { Self.start(of: steps) }

  private static func start(of steps: [TimelineStep]) -> TimeInterval {
    (steps.first { $0.line.hasPrefix("root ") } ?? steps.first)?.time ?? 0
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
    if steps.isEmpty { return [] }
    var reached = start(of: steps)
    var all: [TimelineStep] = []
    func wait(until time: TimeInterval) {
      if time - reached > shortestWait { all.append(.wait(time - reached, at: reached)) }
    }
    for step in steps {
      wait(until: step.time)
      all.append(step)
      reached = max(reached, step.time + step.seconds)
    }
    wait(until: end - lastFrame)
    return all
  }
}

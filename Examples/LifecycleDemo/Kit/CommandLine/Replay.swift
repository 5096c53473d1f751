import FocusBehavior
import Foundation
import LifecycleTimeline

/// Plays the journey of a recording again, in virtual time, and compares what happens with what was recorded.
@MainActor
struct Replay {
  private let path: String
  private let sampling: FocusSampling
  private let steps: TimelineSteps
  private let journey: Journey

  private var recording: TimelineRecording { steps.recording }
  /// Whether the lines are inferred: the recording is an app's.
  private var isOfApp: Bool { !steps.areNoted }

  /// - Parameters:
  ///   - path: a recording as JSON Lines.
  ///   - sampling: how screens look for changes of their focus.
  /// - Throws: if it cannot be read, or has no journey that can be read.
  init(path: String, sampling: FocusSampling = .displayLink(framesPerSecond: 60)) throws {
    try self.init(Self.read(path), name: path, sampling: sampling)
  }

  init(
    _ recording: TimelineRecording, name: String, sampling: FocusSampling = .displayLink(framesPerSecond: 60)
  ) throws {
    path = name
    self.sampling = sampling
    steps = TimelineSteps(recording)
    guard !steps.steps.isEmpty else {
      throw CommandError("there is nothing to play again in '\(name)': it has no lines of a journey and no screens")
    }
    journey = try Journey(parsing: steps.journey, file: "the journey of \(name)")
  }

  private static func read(_ path: String) throws(CommandError) -> TimelineRecording {
    do {
      return try TimelineRecording(jsonLines: String(decoding: JourneyBytes(path: path).readAll(), as: UTF8.self))
    } catch let error as TimelineReadingError {
      throw CommandError("'\(path)' is no recording: line \(error)")
    } catch {
      throw CommandError("cannot read the recording '\(path)': \(error)")
    }
  }

  /// What has happened in the replay, and why it ended before its last line.
  struct Result {
    let recording: TimelineRecording
    let refusal: JourneyError?
    let difference: TimelineDifference
    let comparison: TimelineComparison
  }

  /// Plays and compares. Only a recording in real time has a date. All others are compared exactly.
  func play() -> Result {
    var events: [TimelineEvent] = []
    let pace = Pace.virtual(on: journey.idiom)
    let recorder = isOfApp ? TimelineRecorder.ofJourneys() : nil
    recorder?.start()
    let player = JourneyPlayer(pace: pace, sampling: sampling) { event in events.append(TimelineEvent(event)) }
    var refusal: JourneyError?
    do throws(JourneyError) {
      try player.play(journey)
    } catch {
      refusal = error
    }
    let replay = recorder?.stop() ?? TimelineRecording(events, duration: player.now)
    return Result(
      recording: replay, refusal: refusal, difference: difference(from: replay),
      comparison: TimelineComparison(recording, replay))
  }

  private func difference(from replay: TimelineRecording) -> TimelineDifference {
    if isOfApp { return steps.difference(of: replay) }
    if recording.began == nil { return steps.difference(of: replay, tolerance: 0) }
    return TimelineDifference(recording.withoutLatencies, replay.withoutLatencies)
  }

  /// Plays, and prints and draws what differs.
  /// - Parameters:
  ///   - console: where it is printed.
  ///   - file: where it is drawn; nil for a file of its own name.
  ///   - theme: whether the picture is light or dark.
  /// - Returns: the exit status.
  /// - Throws: if a file that was asked for cannot be written.
  func perform(on console: Console, drawing file: RecordingFile?, theme: TimelineTheme) throws -> Int32 {
    let result = play()
    guard !result.difference.isEmpty || result.refusal != nil else {
      let count = recording.events.count { $0.kind != .step }
      console.print(
        "The replay of \(path) is the same: \(count) events in \(String(format: "%.3f s", recording.duration)).")
      return 0
    }
    if let refusal = result.refusal { console.print("The replay ends early. \(refusal)") }
    console.print("\(result.difference)")
    console.print("")
    console.print(try (file ?? .replay).write(result.comparison, theme: theme))
    return 1
  }
}

extension TimelineRecorder {
  /// Records the screens of a journey by their names, as an app would record its own.
  static func ofJourneys() -> TimelineRecorder {
    TimelineRecorder(TimelineOptions(nameOfScreen: { $0.journeyName }))
  }
}

extension TimelineRecording {
  /// In real time a change may be noticed in another turn of the run loop.
  fileprivate var withoutLatencies: TimelineRecording {
    let plain = events.map { event in
      var event = event
      event.details.removeAll { $0.name == "latency" || $0.name == "sameTurn" }
      return event
    }
    return TimelineRecording(plain, began: began, duration: duration)
  }
}

extension JourneyBytes {
  fileprivate func readAll() throws(FileFailure) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let piece = try read(upTo: 65_536)
      if piece.isEmpty { return all }
      all += piece
    }
  }
}

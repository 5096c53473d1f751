import Foundation
import LifecycleTimeline
import UIKit

/// A recording from an app as a regression test: its steps are played with the app's own screens, and what happens is compared
/// with what was recorded.
///
/// ```swift
/// let recording = try TimelineRecording(contentsOf: file)
/// let difference = try await LifecycleReplay(recording) { name in
///   name == "Player" ? PlayerViewController() : LibraryViewController()
/// }.play()
/// #expect(difference.isEmpty, "\(difference)")
/// ```
/// The steps are those that `TimelineSteps` finds in the recording. They are played in a ``LifecycleTestWindow``, with a
/// `TimelineRecorder` running: what an app and a user can do with screens on UIKit and on the stand-in, and what the system does,
/// such as Home, on the stand-in only. See <doc:FromARecordingToATest>.
@MainActor
public struct LifecycleReplay {
  /// The steps that are played. Comments among them are left out.
  public let steps: [TimelineStep]

  private let start: TimeInterval
  private let recording: TimelineRecording
  private let options: TimelineOptions
  private let makeScreen: @MainActor (_ name: String) -> UIViewController

  /// Makes a replay.
  ///
  /// ```swift
  /// let replay = LifecycleReplay(recording, options: TimelineOptions(focus: .media)) { name in
  ///   Storyboard.screen(named: name)
  /// }
  /// ```
  /// - Parameters:
  ///   - recording: what a `TimelineRecorder` has recorded in the app.
  ///   - options: those of that recorder, for its `focus`. Which screens are recorded and how they are named is up to the replay.
  ///   - makeScreen: makes the screen that has this name in the recording. Containers, such as navigation controllers, and alerts
  ///     are made by the replay.
  public init(
    _ recording: TimelineRecording, options: TimelineOptions = TimelineOptions(),
    makeScreen: @escaping @MainActor (_ name: String) -> UIViewController
  ) {
    self.recording = recording
    self.options = options
    self.makeScreen = makeScreen
    let steps = TimelineSteps(recording)
    start = steps.start
    self.steps = steps.steps
  }

  /// Plays the steps, and compares the moments and the focus of the screens.
  ///
  /// ```swift
  /// let difference = try await replay.play(tolerance: 0.1)
  /// ```
  /// On the stand-in time is virtual: it passes as it did in the recording. On UIKit no wait is longer than a second, so that a
  /// test takes less time than the recording.
  /// - Parameter tolerance: how many seconds the times may differ; nil for half a second on the stand-in, whose transitions take
  ///   0.35 s, and for `.infinity` on UIKit, where only the order of each screen's events counts.
  /// - Returns: what differs from the recording.
  /// - Throws: a ``LifecycleReplayError`` for a step that cannot be played.
  public func play(tolerance: TimeInterval? = nil) async throws -> TimelineDifference {
    let window = LifecycleTestWindow()
    let screens = ReplayedScreens(names: recording.names, make: makeScreen)
    let recorder = TimelineRecorder(screens.recorderOptions(options))
    let player = ReplayPlayer(window: window, screens: screens)
    recorder.start()
    defer { recorder.stop() }
    await window.system.wait(start)
    for step in steps { try await player.play(step) }
    await window.settle()
    return TimelineDifference(
      recording.compared, recorder.stop().compared, tolerance: tolerance ?? TestSystem.toleranceOfReplays,
      kinds: [.behavior, .focus])
  }
}

extension TimelineRecording {
  /// The names of all screens, in order.
  fileprivate var names: [String] {
    events.flatMap { event -> [String] in
      let details = event.details.flatMap { detail -> [String] in
        guard ["by", "beside"].contains(detail.name), case .text(let text) = detail.value else { return [] }
        return text.components(separatedBy: ", ")
      }
      return [.behavior, .focus].contains(event.kind) ? [event.subject] + details : []
    }
  }

  /// When a screen is released depends on the test, and in which container it is on what the test leaves out.
  fileprivate var compared: TimelineRecording {
    let plain = withoutCircumstances
    return TimelineRecording(plain.events.filter { $0.name != "released" }, duration: plain.duration)
  }
}

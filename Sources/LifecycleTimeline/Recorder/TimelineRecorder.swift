import Foundation
import LifecycleBehaviors
import UIKit

/// Records what happens in an app: the moments and the focus of its screens, the states of the app, suspension, overlays and
/// input.
///
/// ```swift
/// let recorder = TimelineRecorder()
/// recorder.start()
/// ```
/// These two lines at launch record every screen that has behaviors. A screen without behaviors of its own calls
/// `addDefaultBehaviors()`. When the recorder is started later, the screens that
/// are in the app's windows at the time are recorded too: the moments that have passed are marked `catchUp`. SwiftUI hosting
/// controllers take no behaviors and are not recorded, but other screens inside and around them are.
///
/// The newest ``TimelineOptions/capacity`` events are kept in memory. A recorder that is stopped leaves nothing behind: no
/// behavior on a screen, no observer, no timer. The app keeps it from ``start(writingTo:file:line:)`` to ``stop()``.
///
/// A recording changes nothing that the app can see of its screens, except that the posts of SuspendBehavior's notifications
/// begin with the first subscriber of the `SuspendMonitor`, which the recorder is too. Main thread only.
///
/// ## Topics
///
/// ### Making one
///
/// - ``init(_:)``
/// - ``options``
///
/// ### Recording
///
/// - ``start(writingTo:file:line:)``
/// - ``stop()``
/// - ``isRecording``
/// - ``note(_:of:_:)``
///
/// ### The recording
///
/// - ``recording``
@MainActor
public final class TimelineRecorder {
  /// The options that the recorder was made with.
  public let options: TimelineOptions

  private(set) var watch: TimelineWatch?
  private var latest = TimelineRecording()

  /// Makes a recorder, which does nothing until it is started.
  /// - Parameter options: what is recorded, how much of it is kept, and how screens are named.
  public init(_ options: TimelineOptions = TimelineOptions()) {
    self.options = options
  }

  /// Whether it has been started and not stopped.
  public var isRecording: Bool { watch != nil }

  /// The recording up to now, or up to ``stop()``.
  ///
  /// ```swift
  /// mail.attach(Data(recorder.recording.jsonLines.utf8), named: "timeline.jsonl")
  /// ```
  public var recording: TimelineRecording { watch?.log.recording ?? latest }

  /// Begins a new recording. The one before is forgotten.
  ///
  /// ```swift
  /// recorder.start(writingTo: .standard)
  /// ```
  /// While it records, the call is reported as an issue and changes nothing.
  /// - Parameters:
  ///   - timelineFile: a file to which each event is written as well, so that the recording survives a crash; nil for none.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  public func start(
    writingTo timelineFile: TimelineFile? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    begin(writingTo: timelineFile, from: CallSite(file: file, line: line))
  }

  /// Begins a recording without what is there already: of the app's states and its screens only what comes.
  package func startWithoutPast() {
    begin(writingTo: nil, findsPast: false, from: CallSite(file: #fileID, line: #line))
  }

  private func begin(writingTo timelineFile: TimelineFile?, findsPast: Bool = true, from callSite: CallSite) {
    guard watch == nil else {
      return LifecycleIssue.report(
        .repeatedCall, "TimelineRecorder.start was called while it records, so it changes nothing. Call stop() first.",
        at: callSite)
    }
    let watch = TimelineWatch(options, findsPast: findsPast, file: timelineFile, from: callSite)
    self.watch = watch
    RunningRecorders.ofApp.add(self)
  }

  /// Seconds since the recording began, while it goes on.
  package var time: TimeInterval { watch?.log.time ?? latest.duration }

  /// Ends the recording, and returns when its file is written.
  ///
  /// ```swift
  /// let recording = recorder.stop()
  /// ```
  /// - Returns: the recording, which is empty if none was ever started.
  @discardableResult
  public func stop() -> TimelineRecording {
    if let watch {
      latest = watch.log.recording
      watch.log.close()
    }
    watch = nil
    RunningRecorders.ofApp.remove(self)
    return latest
  }

  /// Adds an event of your own, of the kind ``TimelineEvent/Kind-swift.struct/note``.
  ///
  /// ```swift
  /// recorder.note("tapped play")
  /// recorder.note("loaded", of: "library", [.init("items", .number(120))])
  /// ```
  /// It is ignored while the recorder does not record.
  /// - Parameters:
  ///   - name: what happened.
  ///   - subject: what it happened to.
  ///   - details: the circumstances.
  public func note(_ name: String, of subject: String = "app", _ details: [TimelineEvent.Detail] = []) {
    watch?.log.add(.note, name, of: subject, details)
  }
}

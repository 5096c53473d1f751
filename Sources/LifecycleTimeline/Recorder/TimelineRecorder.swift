import FocusBehavior
import Foundation
import LifecycleBehaviors
import UIKit

/// Records the events of an app: the moments and the focus of its screens, the states of the app, suspension, overlays and input.
///
/// ```swift
/// let recorder = TimelineRecorder()
/// recorder.start()
/// ```
///
/// These two lines at launch record every screen that has behaviors. To record a screen without behaviors of its own, call
/// `addDefaultBehaviors()` in the screen. SwiftUI hosting controllers take no behaviors, so they are not recorded. To record a
/// SwiftUI view, give the view a `screenName(_:)`. If you start the recorder later, the screens that are already in the app's
/// windows are recorded, too: moments that have passed are marked `catchUp`.
///
/// The recorder keeps the newest 10,000 events in memory, or as many as you choose. You need not retain the recorder while it
/// records. A recorder that has been stopped leaves no behavior, no observer and no timer.
///
/// The recorder does not change the app's screens. It does subscribe to the `SuspendMonitor`, so the notifications of
/// SuspendBehavior are posted while it records.
///
/// Main thread only: a call from another thread stops the app.
///
/// ## Topics
///
/// ### Creating a recorder
///
/// - ``init(capacity:focus:nameOfScreen:)``
///
/// ### Recording
///
/// - ``start(file:line:)``
/// - ``startWriting(in:file:line:)``
/// - ``stop()``
/// - ``isRecording``
/// - ``note(_:of:_:)``
///
/// ### The recording
///
/// - ``recording``
/// - ``previousRecording()``
@preconcurrency @MainActor
public final class TimelineRecorder {
  private let options: TimelineOptions
  private(set) var watch: TimelineWatch?
  private var latest = TimelineRecording()
  /// The file of the latest ``startWriting(in:file:line:)``.
  private var file: TimelineFile?

  /// Creates a recorder, which records after ``start(file:line:)`` or ``startWriting(in:file:line:)``.
  ///
  /// ```swift
  /// recorder = TimelineRecorder(capacity: 50_000) { screen in
  ///   (screen as? ProductViewController)?.productID
  /// }
  /// ```
  /// - Parameters:
  ///   - capacity: how many events are kept in memory. Older events are dropped, and counted in
  ///     ``TimelineRecording/droppedEvents``. An appearance of a screen is about ten events, so the default keeps the last
  ///     1,000 appearances: more than an hour of busy use, in about 3 MB.
  ///   - focus: what takes focus from a screen in the recording, whatever the options of the screen's own focus behaviors are.
  ///     A group and a sampling in the options have no effect.
  ///   - nameOfScreen: returns the name of a screen. Called on the main thread, once for each screen. If the closure is nil, or
  ///     returns nil, the name is the name of the class without the ending `ViewController`: "Player" for
  ///     `PlayerViewController`. While two screens of the same name exist, the second screen is "Player 2". An empty name is
  ///     reported as a `LifecycleIssue`. The recording contains the names, so leave out personal data.
  /// - Precondition: `capacity` is positive.
  public convenience init(
    capacity: Int = 10_000, focus: FocusOptions = .attention,
    nameOfScreen: (@MainActor @Sendable (UIViewController) -> String?)? = nil
  ) {
    precondition(
      capacity > 0, "The capacity of a TimelineRecorder must be positive, got \(capacity). Write 10_000, the default.")
    self.init(TimelineOptions(capacity: capacity, focus: focus, nameOfScreen: nameOfScreen))
  }

  package init(_ options: TimelineOptions) {
    self.options = options
  }

  /// Whether the recorder is recording.
  public var isRecording: Bool { watch != nil }

  /// The recording so far, or the finished recording after ``stop()``.
  ///
  /// ```swift
  /// mail.attach(Data(recorder.recording.jsonLines.utf8), named: "timeline.jsonl")
  /// ```
  public var recording: TimelineRecording {
    MainThread.require()
    return watch?.log.recording ?? latest
  }

  /// Begins a new recording in memory. The previous recording is dropped.
  ///
  /// ```swift
  /// recorder.start()
  /// ```
  ///
  /// If the recorder is already recording, the call is ignored, and an issue is reported.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  public func start(file: StaticString = #fileID, line: UInt = #line) {
    MainThread.require("TimelineRecorder.start", from: CallSite(file: file, line: line))
    begin(writingTo: nil, from: CallSite(file: file, line: line))
  }

  /// Begins a new recording that is also written to a file, so that it survives a crash.
  ///
  /// ```swift
  /// // At launch
  /// recorder.startWriting()
  /// if let previous = try? recorder.previousRecording() { report.attach(previous.jsonLines) }
  /// ```
  ///
  /// Each event is one line of JSON Lines, which is written on another thread when the event happens, and at the latest before
  /// the app is suspended. If the process crashes or is killed, the events of the last milliseconds may be missing. If the
  /// device loses power, the events of the last seconds may be missing.
  ///
  /// ## Size of the files
  ///
  /// The file contains every event, whatever the recorder's capacity is, with about 150 bytes for each event. At 4 MiB, the
  /// file is renamed to `timeline.jsonl.older`, and a new file begins. So the newest 4 to 8 MiB of the recording are kept,
  /// about 27,000 to 55,000 events, and the same amount of the previous recording: at most 16 MiB in all.
  ///
  /// ## Protection and errors
  ///
  /// On Apple systems, the file can be written while the device is locked, if the device has been unlocked once, and the file
  /// is excluded from backups.
  ///
  /// Use a separate file for each recorder. A file that is not a recording, a directory and a pipe are never changed. In that
  /// case, on a full disk, and if the file is removed, a `LifecycleIssue` is reported, and the recording continues in memory.
  /// If the recorder is already recording, the call is ignored, and an issue is reported.
  /// - Parameters:
  ///   - url: the file, in a directory that exists or can be created; nil for `LifecycleBehaviors/timeline.jsonl` in the app's
  ///     Caches directory.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Precondition: `url` is a file URL.
  public func startWriting(in url: URL? = nil, file: StaticString = #fileID, line: UInt = #line) {
    MainThread.require("TimelineRecorder.startWriting", from: CallSite(file: file, line: line))
    precondition(
      url?.isFileURL != false,
      "startWriting(in:) takes a file URL, got \(url.map { "\($0)" } ?? ""). Write URL(fileURLWithPath:).")
    begin(writingTo: url.map { TimelineFile(url: $0) } ?? .standard, from: CallSite(file: file, line: line))
  }

  /// Reads the recording that was in the file when ``startWriting(in:file:line:)`` was called. If recording begins at launch,
  /// this is the recording of the previous launch. The call waits until up to 8 MiB have been read from the disk.
  ///
  /// ```swift
  /// let crash = try recorder.previousRecording()
  /// ```
  /// - Returns: the recording; nil if there was none, or if the recorder does not write to a file.
  /// - Throws: the errors of ``TimelineRecording/init(contentsOf:)``, and the system's error if the file is not a regular file.
  public func previousRecording() throws -> TimelineRecording? {
    try file?.previousRecording()
  }

  /// Begins a recording without the present states of the app and without the screens that exist already.
  package func startWithoutPast() {
    begin(writingTo: nil, findsPast: false, from: CallSite(file: #fileID, line: #line))
  }

  func begin(writingTo timelineFile: TimelineFile?, findsPast: Bool = true, from callSite: CallSite) {
    guard watch == nil else {
      let call = timelineFile == nil ? "start()" : "startWriting(in:)"
      return LifecycleIssue.report(
        .repeatedCall,
        """
        TimelineRecorder.\(call) was called while the recorder was recording, so the call was ignored. Delete this call, or call \
        stop() before it.
        """,
        at: callSite)
    }
    let watch = TimelineWatch(options, findsPast: findsPast, file: timelineFile, from: callSite)
    self.watch = watch
    file = timelineFile
    RunningRecorders.ofApp.add(self)
  }

  /// Seconds since the recording began, while it goes on.
  package var time: TimeInterval { watch?.log.time ?? latest.duration }

  /// Ends the recording. The file has been written when the call returns.
  ///
  /// ```swift
  /// let recording = recorder.stop()
  /// ```
  /// - Returns: the recording; empty if no recording was ever started.
  @discardableResult
  public func stop() -> TimelineRecording {
    MainThread.require("TimelineRecorder.stop")
    if let watch {
      latest = watch.log.recording
      watch.log.close()
    }
    watch = nil
    RunningRecorders.ofApp.remove(self)
    return latest
  }

  /// Adds your own event, of the kind ``TimelineEvent/Kind-swift.struct/note``.
  ///
  /// ```swift
  /// recorder.note("tapped play")
  /// recorder.note("loaded", of: "library", [.init("items", .number(120))])
  /// ```
  ///
  /// If the recorder is not recording, the call is ignored.
  /// - Parameters:
  ///   - name: what happened.
  ///   - subject: the subject to which it happened.
  ///   - details: the details.
  public func note(_ name: String, of subject: String = "app", _ details: [TimelineEvent.Detail] = []) {
    MainThread.require()
    watch?.log.add(.note, name, of: subject, details)
  }
}

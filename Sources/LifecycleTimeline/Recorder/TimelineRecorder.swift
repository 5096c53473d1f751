import FocusBehavior
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
/// The newest 10,000 events are kept in memory, or as many as it was created with. A recorder that is stopped leaves nothing
/// behind: no behavior on a screen, no observer, no timer. The app retains it from ``start(file:line:)`` to ``stop()``.
///
/// A recording changes nothing that the app can see of its screens, except that the posts of SuspendBehavior's notifications
/// begin with the first subscriber of the `SuspendMonitor`, which the recorder is too. Main thread only.
///
/// ## Topics
///
/// ### Creating one
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

  /// Creates a recorder, which does nothing until it is started.
  ///
  /// ```swift
  /// recorder = TimelineRecorder(capacity: 50_000) { screen in
  ///   (screen as? ProductViewController)?.productID
  /// }
  /// ```
  /// - Parameters:
  ///   - capacity: how many events are kept in memory: the newest ones. An older one is dropped and counted, see
  ///     ``TimelineRecording/droppedEvents``. An appearance of a screen is about ten events, so the default is the last 1,000
  ///     appearances: more than an hour of busy use, in about 3 MB.
  ///   - focus: what takes the focus from a screen in the recording, whichever options the screen's own focus behaviors have.
  ///     A group and a sampling have no effect.
  ///   - nameOfScreen: names a screen. Nil, or a closure that returns nil, for the class without the ending
  ///     `ViewController`: `PlayerViewController` is "Player". The second screen of the same name is "Player 2" while both
  ///     exist. Called on the main thread, once for each screen. An empty name is reported as a `LifecycleIssue`, and the
  ///     screen has the name of its class. The names are in what is recorded: leave out what others should not read.
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

  /// Whether it has been started and not stopped.
  public var isRecording: Bool { watch != nil }

  /// The recording up to now, or up to ``stop()``.
  ///
  /// ```swift
  /// mail.attach(Data(recorder.recording.jsonLines.utf8), named: "timeline.jsonl")
  /// ```
  public var recording: TimelineRecording {
    MainThread.require()
    return watch?.log.recording ?? latest
  }

  /// Begins a new recording in memory. The one before is forgotten.
  ///
  /// ```swift
  /// recorder.start()
  /// ```
  /// While it records, the call is reported as an issue and changes nothing.
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
  /// Each event is one line of JSON Lines, written off the main thread as it happens, and at the latest before the app is
  /// suspended. When the process crashes or is killed, the last few events may be missing, those of the last milliseconds;
  /// when the device loses power, those of the last seconds.
  ///
  /// The file has every event, whatever the recorder's capacity is, about 150 bytes each, up to 4 MiB. Then it is
  /// renamed, to `timeline.jsonl.older`, and a new one begins. So the newest 4 to 8 MiB of a recording are kept, some 27,000
  /// to 55,000 events, and as much of the recording before: at most 16 MiB in all.
  ///
  /// Each file belongs to one recorder. On Apple systems it can be written while the device is locked, after it has been
  /// unlocked once, and is left out of backups.
  ///
  /// A file that is no recording, such as another program's, a directory or a pipe, is never changed. In that case, on a
  /// full disk, and when the file is removed, a `LifecycleIssue` says so, and the recording goes on in memory.
  ///
  /// While it records, the call is reported as an issue and changes nothing.
  /// - Parameters:
  ///   - url: the file, in a directory that exists or can be created; nil for `LifecycleBehaviors/timeline.jsonl` in Caches.
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

  /// The recording that was in the file when ``startWriting(in:file:line:)`` was called: that of the launch before, if
  /// recording begins at launch.
  ///
  /// ```swift
  /// let crash = try recorder.previousRecording()
  /// ```
  /// - Returns: the recording; nil where there was none, and without a file.
  /// - Throws: the errors of ``TimelineRecording/init(contentsOf:)``, and the system's error for what is no regular file.
  public func previousRecording() throws -> TimelineRecording? {
    try file?.previousRecording()
  }

  /// Begins a recording without what is there already: of the app's states and its screens only what comes.
  package func startWithoutPast() {
    begin(writingTo: nil, findsPast: false, from: CallSite(file: #fileID, line: #line))
  }

  func begin(writingTo timelineFile: TimelineFile?, findsPast: Bool = true, from callSite: CallSite) {
    guard watch == nil else {
      return LifecycleIssue.report(
        .repeatedCall, "TimelineRecorder.start was called while recording, so the call was ignored. Call stop() first.",
        at: callSite)
    }
    let watch = TimelineWatch(options, findsPast: findsPast, file: timelineFile, from: callSite)
    self.watch = watch
    file = timelineFile
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
    MainThread.require("TimelineRecorder.stop")
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
    MainThread.require()
    watch?.log.add(.note, name, of: subject, details)
  }
}

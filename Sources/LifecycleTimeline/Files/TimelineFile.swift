import Foundation

/// A file to which a ``TimelineRecorder`` writes while it records, so that the recording survives a crash.
///
/// ```swift
/// // At launch
/// recorder.start(writingTo: .standard)
/// if let previous = try? TimelineFile.standard.previousRecording() { report.attach(previous.jsonLines) }
/// ```
/// Each event is one line of JSON Lines, written off the main thread as it happens, and at the latest before the app is
/// suspended. When the process crashes or is killed, the last few events may be missing, those of the last milliseconds; when
/// the device loses power, those of the last seconds.
///
/// When a recording begins, the file of the recording before is kept beside the new one, at ``previousURL``. The file has every
/// event, whatever the recorder's capacity is: about 150 bytes each, 100 MB in some 700,000. Each file belongs to one recorder.
/// On Apple systems it can be written while the device is locked, after it has been unlocked once, and is left out of backups.
///
/// What is no recording, such as another program's file, a directory or a pipe, is left as it is at both places. Then, on a full
/// disk, and when the file is removed, a `LifecycleIssue` says so, and the recording goes on in memory.
///
/// ## Topics
///
/// ### Which file
///
/// - ``standard``
/// - ``init(url:)``
/// - ``url``
/// - ``previousURL``
///
/// ### Reading it
///
/// - ``recording()``
/// - ``previousRecording()``
public struct TimelineFile: Hashable, Sendable {
  /// Where the recording is written.
  public let url: URL

  /// Makes a file in a place of the app's choice.
  ///
  /// ```swift
  /// recorder.start(writingTo: TimelineFile(url: documents.appendingPathComponent("session.jsonl")))
  /// ```
  /// - Parameter url: a file, in a directory that exists or can be made.
  /// - Precondition: `url` is a file URL.
  public init(url: URL) {
    precondition(url.isFileURL, "TimelineFile.url must be a file URL, got \(url). Write URL(fileURLWithPath:).")
    self.url = url
  }

  /// `LifecycleBehaviors/timeline.jsonl` in the app's Caches directory, which is not backed up.
  public static var standard: TimelineFile {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let directory = caches ?? FileManager.default.temporaryDirectory
    return TimelineFile(url: directory.appendingPathComponent("LifecycleBehaviors/timeline.jsonl"))
  }

  /// Where the recording before is kept: `timeline.jsonl.previous` for `timeline.jsonl`.
  public var previousURL: URL {
    url.deletingLastPathComponent().appendingPathComponent(url.lastPathComponent + ".previous")
  }

  /// The recording that is being written, or was written last.
  ///
  /// ```swift
  /// let recording = try TimelineFile.standard.recording()
  /// ```
  /// - Returns: what the file has now; nil where there is no file.
  /// - Throws: the errors of ``TimelineRecording/init(contentsOf:)``, and the system's error for what is no regular file.
  public func recording() throws -> TimelineRecording? {
    try Self.queue.sync { try Self.read(url) }
  }

  /// The recording before the one that is being written: that of the launch before, if recording begins at launch.
  ///
  /// ```swift
  /// let crash = try TimelineFile.standard.previousRecording()
  /// ```
  /// - Returns: the recording; nil where there was none.
  /// - Throws: the errors of ``TimelineRecording/init(contentsOf:)``, and the system's error for what is no regular file.
  public func previousRecording() throws -> TimelineRecording? {
    try Self.queue.sync { try Self.read(previousURL) }
  }

  private static func read(_ url: URL) throws -> TimelineRecording? {
    switch try FileContent(of: url) {
    case .nothing: nil
    case .otherThanFile: throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
    case .recording, .otherFile: try TimelineRecording(contentsOf: url)
    }
  }

  /// Serves all files, so that reading one waits for what is still being written.
  static let queue = DispatchQueue(label: "LifecycleTimeline.TimelineFile", qos: .utility)
}

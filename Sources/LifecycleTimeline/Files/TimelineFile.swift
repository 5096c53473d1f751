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
/// The file has every event, whatever the recorder's capacity is, about 150 bytes each, until it has ``bytesPerFile``. Then it is
/// renamed, to `timeline.jsonl.older`, and a new one begins; the older one before is deleted. So the newest 4 to 8 MiB of a
/// recording are kept, some 27,000 to 55,000 events, and ``TimelineRecording/droppedEvents`` counts those that are not. When a
/// recording begins, the files of the recording before are kept beside the new ones, at ``previousURL``: at most 16 MiB in all.
///
/// Each file belongs to one recorder. On Apple systems it can be written while the device is locked, after it has been unlocked
/// once, and is left out of backups.
///
/// What is no recording, such as another program's file, a directory or a pipe, is left as it is at all places. Then, on a full
/// disk, and when the file is removed, a `LifecycleIssue` says so, and the recording goes on in memory.
///
/// ## Topics
///
/// ### Which file
///
/// - ``standard``
/// - ``init(url:bytesPerFile:)``
/// - ``url``
/// - ``previousURL``
/// - ``bytesPerFile``
///
/// ### Reading it
///
/// - ``recording()``
/// - ``previousRecording()``
public struct TimelineFile: Hashable, Sendable {
  /// Where the recording is written.
  public let url: URL
  /// The size that a file does not exceed, in bytes. Only an event that is longer itself is in a larger file.
  public let bytesPerFile: Int

  /// Creates a file in a place of the app's choice.
  ///
  /// ```swift
  /// recorder.start(writingTo: TimelineFile(url: documents.appendingPathComponent("session.jsonl")))
  /// ```
  /// - Parameters:
  ///   - url: a file, in a directory that exists or can be created.
  ///   - bytesPerFile: the size that a file does not exceed: 4 MiB by default. A recording has two files at most.
  /// - Precondition: `url` is a file URL, and `bytesPerFile` is positive.
  public init(url: URL, bytesPerFile: Int = 4 << 20) {
    precondition(url.isFileURL, "TimelineFile.url must be a file URL, got \(url). Write URL(fileURLWithPath:).")
    precondition(
      bytesPerFile > 0,
      "TimelineFile.bytesPerFile must be positive, got \(bytesPerFile). Write 4 << 20, the default of 4 MiB.")
    self.url = url
    self.bytesPerFile = bytesPerFile
  }

  /// `LifecycleBehaviors/timeline.jsonl` in the app's Caches directory, which is not backed up.
  public static var standard: TimelineFile {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let directory = caches ?? FileManager.default.temporaryDirectory
    return TimelineFile(url: directory.appendingPathComponent("LifecycleBehaviors/timeline.jsonl"))
  }

  /// Where the recording before is kept: `timeline.jsonl.previous` for `timeline.jsonl`, and its older part at
  /// `timeline.jsonl.previous.older`.
  public var previousURL: URL { url.withNameEnding(".previous") }

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

  /// Reads a recording, also if its older part is in a file of its own.
  private static func read(_ url: URL) throws -> TimelineRecording? {
    guard let newest = try readFile(url) else { return nil }
    // The older part may be damaged, and the newest is what counts.
    guard let older = try? readFile(url.ofOlderPart) else { return newest }
    return TimelineRecording(
      older.events + newest.events, began: newest.began ?? older.began, duration: newest.duration,
      droppedEvents: older.droppedEvents, isCutOff: newest.isCutOff)
  }

  private static func readFile(_ url: URL) throws -> TimelineRecording? {
    switch try FileContent(of: url) {
    case .nothing: nil
    case .otherThanFile: throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
    case .recording, .otherFile: try TimelineRecording(contentsOf: url)
    }
  }

  /// Serves all files, so that reading one waits for what is still being written.
  static let queue = DispatchQueue(label: "LifecycleTimeline.TimelineFile", qos: .utility)
}

extension URL {
  /// Where the older part of the recording in this file is, if it has one.
  var ofOlderPart: URL { withNameEnding(".older") }

  fileprivate func withNameEnding(_ ending: String) -> URL {
    deletingLastPathComponent().appendingPathComponent(lastPathComponent + ending)
  }
}

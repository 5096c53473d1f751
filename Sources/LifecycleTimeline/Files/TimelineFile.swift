import Foundation

/// The file to which a ``TimelineRecorder`` writes while it records, and the older files next to it.
///
/// The file contains every event until it is full. Then it is renamed to `timeline.jsonl.older`, which replaces an earlier such
/// file, and a new file begins. When a recording begins, the files of the previous recording are kept next to the new files, at
/// ``previousURL``.
struct TimelineFile {
  /// Where the recording is written.
  let url: URL
  /// The size that a file does not exceed. Only an event that is longer itself is in a larger file.
  var bytesPerFile = 4 << 20

  /// `LifecycleBehaviors/timeline.jsonl` in the app's Caches directory, which is not backed up.
  static var standard: TimelineFile {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let directory = caches ?? FileManager.default.temporaryDirectory
    return TimelineFile(url: directory.appendingPathComponent("LifecycleBehaviors/timeline.jsonl"))
  }

  /// Where the previous recording is kept: `timeline.jsonl.previous` for `timeline.jsonl`, and its older part at
  /// `timeline.jsonl.previous.older`.
  var previousURL: URL { url.withNameEnding(".previous") }

  /// - Returns: the recording that is being written, or was written last; nil if there is no file.
  func recording() throws -> TimelineRecording? {
    try Self.queue.sync { try Self.read(url) }
  }

  /// - Returns: the previous recording; nil if there was none.
  func previousRecording() throws -> TimelineRecording? {
    try Self.queue.sync { try Self.read(previousURL) }
  }

  /// Reads a recording, also if its older part is in a separate file.
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

  /// Serves all files, so that reading a file waits until all events have been written.
  static let queue = DispatchQueue(label: "LifecycleTimeline.TimelineFile", qos: .utility)
}

extension URL {
  /// Where the older part of the recording in this file is, if it has one.
  var ofOlderPart: URL { withNameEnding(".older") }

  fileprivate func withNameEnding(_ ending: String) -> URL {
    deletingLastPathComponent().appendingPathComponent(lastPathComponent + ending)
  }
}

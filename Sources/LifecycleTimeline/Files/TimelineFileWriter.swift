import Foundation
import LifecycleBehaviors

/// Writes the events of one recording to its file, off the main thread.
final class TimelineFileWriter: @unchecked Sendable {
  private let file: TimelineFile
  private let began: Date
  private let callSite: CallSite
  // These are used on the queue alone.
  private var stream: OutputStream?
  private var hasFailed = false
  /// The size of the file.
  private var bytes = 0
  /// How many events are in the file, and how many are in the files before it.
  private var events = (inFile: 0, before: 0)

  /// - Parameters:
  ///   - file: the file.
  ///   - began: when the recording began.
  ///   - callSite: the app's line, for issues.
  init(_ file: TimelineFile, began: Date, from callSite: CallSite) {
    self.file = file
    self.began = began
    self.callSite = callSite
    TimelineFile.queue.async { [self] in
      do { try open() } catch { fail(error) }
    }
  }

  func write(_ event: TimelineEvent) {
    TimelineFile.queue.async { [self] in
      let line = Array((event.jsonLine + "\n").utf8)
      if events.inFile > 0, bytes + line.count > file.bytesPerFile { rotate() }
      append(line)
      events.inFile += 1
    }
  }

  /// Returns when everything has been written.
  func flush() {
    TimelineFile.queue.sync { findRemoval() }
  }

  /// Writes the remaining events, and ends the file.
  func close() {
    TimelineFile.queue.sync {
      findRemoval()
      stream?.close()
      stream = nil
    }
  }

  // MARK: On the queue

  /// Moves the files of the recording before out of the way, and begins a file.
  private func open() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let (older, previous) = (file.url.ofOlderPart, file.previousURL)
    // All places are checked before anything is moved.
    let recordings = try Set([file.url, older, previous, previous.ofOlderPart].filter(isRecording))
    if recordings.contains(file.url) {
      for url in [previous.ofOlderPart, previous] where recordings.contains(url) { try manager.removeItem(at: url) }
      if recordings.contains(older) { try manager.moveItem(at: older, to: previous.ofOlderPart) }
      try manager.moveItem(at: file.url, to: previous)
    } else if recordings.contains(older) {
      try manager.removeItem(at: older)
    }
    try begin()
  }

  /// Goes on in a new file: this one becomes the older one.
  private func rotate() {
    guard stream != nil else { return }
    findRemoval()
    guard let finished = stream else { return }
    finished.close()
    do {
      let older = file.url.ofOlderPart
      if try isRecording(at: older) { try FileManager.default.removeItem(at: older) }
      try FileManager.default.moveItem(at: file.url, to: older)
      events = (0, events.before + events.inFile)
      try begin()
    } catch {
      fail(error)
    }
  }

  private func begin() throws {
    // The stream writes to what is there, and so with its protection.
    try Data().write(to: file.url, options: StoredFile.writingOptions)
    try StoredFile.leaveOutOfBackups(file.url)
    stream = OutputStream(url: file.url, append: true)
    stream?.open()
    bytes = 0
    TimelineHeader(began: began, dropped: events.before).jsonLine.map { append(Array(($0 + "\n").utf8)) }
  }

  /// - Returns: false where there is nothing.
  /// - Throws: where there is something that has to stay as it is.
  private func isRecording(at url: URL) throws -> Bool {
    switch try FileContent(of: url) {
    case .nothing: return false
    case .recording: return true
    case .otherFile: throw Occupied(name: url.lastPathComponent, reason: "was not written by this framework")
    case .otherThanFile: throw Occupied(name: url.lastPathComponent, reason: "is not a regular file")
    }
  }

  private struct Occupied: LocalizedError {
    var name: String
    var reason: String
    var errorDescription: String? { "\(name) \(reason)" }
  }

  /// Events written to a removed file would be lost without an error.
  private func findRemoval() {
    guard stream != nil, !FileManager.default.fileExists(atPath: file.url.path) else { return }
    fail("the file was removed", remedy: "Do not remove the file while the recorder writes to it.")
  }

  private func append(_ line: [UInt8]) {
    guard let stream else { return }
    var written = 0
    while written < line.count {
      let count = line[written...].withUnsafeBufferPointer { rest in
        rest.baseAddress.map { stream.write($0, maxLength: rest.count) } ?? 0
      }
      guard count > 0 else { return fail(stream.streamError?.localizedDescription ?? "the system gives no reason") }
      written += count
    }
    bytes += line.count
  }

  private func fail(_ error: any Error) {
    fail(error.localizedDescription)
  }

  /// The recording continues in memory.
  private func fail(
    _ reason: String, remedy: String = "Pass another file, in a folder with free space, to startWriting(in:)."
  ) {
    stream?.close()
    stream = nil
    guard !hasFailed else { return }
    hasFailed = true
    let name = file.url.lastPathComponent
    MainThread.run { [callSite] in
      LifecycleIssue.report(
        .unusableFile,
        """
        The timeline is kept only in memory, because it cannot be written to \(name): \(reason)\(reason.hasSuffix(".") ? "" : ".") \
        \(remedy)
        """,
        at: callSite)
    }
  }
}

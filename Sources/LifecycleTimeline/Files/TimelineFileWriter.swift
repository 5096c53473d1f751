import Foundation
import LifecycleBehaviors
import SuspendBehavior

/// Writes the events of one recording to its file, off the main thread.
final class TimelineFileWriter: @unchecked Sendable {
  private let file: TimelineFile
  private let callSite: CallSite
  // Both are used on the queue alone.
  private var stream: OutputStream?
  private var hasFailed = false

  /// - Parameters:
  ///   - file: the file.
  ///   - header: its first line.
  ///   - callSite: the app's line, for issues.
  init(_ file: TimelineFile, header: TimelineHeader, from callSite: CallSite) {
    self.file = file
    self.callSite = callSite
    TimelineFile.queue.async { [self] in
      open()
      header.jsonLine.map(append)
    }
  }

  func write(_ event: TimelineEvent) {
    TimelineFile.queue.async { [self] in append(event.jsonLine) }
  }

  /// Returns when everything has been written.
  func flush() {
    TimelineFile.queue.sync { findRemoval() }
  }

  /// Writes what is left, and ends the file.
  func close() {
    TimelineFile.queue.sync {
      findRemoval()
      stream?.close()
      stream = nil
    }
  }

  // MARK: On the queue

  private func open() {
    let manager = FileManager.default
    do {
      try manager.createDirectory(at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let isPrevious = try isRecording(at: file.previousURL)
      if try isRecording(at: file.url) {
        if isPrevious { try manager.removeItem(at: file.previousURL) }
        try manager.moveItem(at: file.url, to: file.previousURL)
      }
      // The stream writes to what is there, and so with its protection.
      try Data().write(to: file.url, options: StoredFile.writingOptions)
      try StoredFile.leaveOutOfBackups(file.url)
    } catch {
      return fail(error.localizedDescription)
    }
    stream = OutputStream(url: file.url, append: true)
    stream?.open()
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
    var errorDescription: String? { "\(name) \(reason). Give the recording a file of its own." }
  }

  /// What is written to a file that was removed is lost without an error.
  private func findRemoval() {
    guard stream != nil, !FileManager.default.fileExists(atPath: file.url.path) else { return }
    fail("the file was removed")
  }

  private func append(_ line: String) {
    guard let stream else { return }
    let bytes = Array((line + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBufferPointer { rest in
        rest.baseAddress.map { stream.write($0, maxLength: rest.count) } ?? 0
      }
      guard count > 0 else { return fail(stream.streamError?.localizedDescription ?? "the system gives no reason") }
      written += count
    }
  }

  /// The recording continues in memory.
  private func fail(_ reason: String) {
    stream?.close()
    stream = nil
    guard !hasFailed else { return }
    hasFailed = true
    let name = file.url.lastPathComponent
    MainThread.run { [callSite] in
      LifecycleIssue.report(
        .unusableFile,
        "The timeline cannot be written to \(name), so it is recorded in memory only from now on: \(reason)",
        at: callSite)
    }
  }
}

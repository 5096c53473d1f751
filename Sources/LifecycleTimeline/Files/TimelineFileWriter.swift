import Foundation
import LifecycleBehaviors

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
    TimelineFile.queue.sync {}
  }

  /// Writes what is left, and ends the file.
  func close() {
    TimelineFile.queue.sync {
      stream?.close()
      stream = nil
    }
  }

  // MARK: On the queue

  private func open() {
    let manager = FileManager.default
    do {
      try manager.createDirectory(at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if manager.fileExists(atPath: file.url.path) {
        guard try file.isOfRecorder() else { return failOnForeignFile() }
        try? manager.removeItem(at: file.previousURL)
        try manager.moveItem(at: file.url, to: file.previousURL)
      }
    } catch {
      return fail(error)
    }
    stream = OutputStream(url: file.url, append: true)
    stream?.open()
  }

  private func append(_ line: String) {
    guard let stream else { return }
    let bytes = Array((line + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBufferPointer { rest in
        rest.baseAddress.map { stream.write($0, maxLength: rest.count) } ?? 0
      }
      guard count > 0 else { return fail(stream.streamError) }
      written += count
    }
  }

  /// The recording continues in memory.
  private func fail(_ error: (any Error)?) {
    stream?.close()
    stream = nil
    guard !hasFailed else { return }
    hasFailed = true
    let reason = error?.localizedDescription ?? "the system gives no reason"
    report(
      """
      The timeline cannot be written to \(file.url.lastPathComponent), so it is recorded in memory only from now on: \
      \(reason)
      """)
  }

  private func failOnForeignFile() {
    hasFailed = true
    report(
      """
      \(file.url.lastPathComponent) was not written by a TimelineRecorder. It is left as it is, and the timeline is recorded \
      in memory only. Give the timeline a file of its own.
      """)
  }

  private func report(_ message: String) {
    MainThread.run { [callSite] in LifecycleIssue.report(.unusableFile, message, at: callSite) }
  }
}

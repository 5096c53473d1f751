import Dispatch
import Foundation
import LifecycleBehaviors

/// The record of this run, and its entries on disk. Any thread may change it.
final class RunRecordWriter: Sendable {
  enum Urgency {
    /// Before the call returns: the process may be stopped next.
    case now
    /// On a queue, together with what else changes until then.
    case soon
  }

  private static let queue = DispatchQueue(label: "LifecycleReports.RunRecord", qos: .utility)

  private let file: RunRecordFile
  private let callSite: CallSite
  private let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) var record: RunRecord
  private nonisolated(unsafe) var order = 0
  private nonisolated(unsafe) var isScheduled = false
  private nonisolated(unsafe) var hasReportedFailure = false

  /// - Parameters:
  ///   - record: the first entry, which the first change writes.
  ///   - file: where the entries are written.
  ///   - callSite: the app's line, for issues.
  init(_ record: RunRecord, to file: RunRecordFile, from callSite: CallSite) {
    self.record = record
    self.file = file
    self.callSite = callSite
  }

  /// An entry could not be written.
  var hasFailed: Bool { lock.withLock { hasReportedFailure } }

  /// Changes the record, and writes it.
  /// - Parameters:
  ///   - urgency: when it is written.
  ///   - change: called under a lock, one at a time, and in the order in which the changes are written.
  func update(_ urgency: Urgency, _ change: (inout RunRecord) -> Void) {
    lock.lock()
    change(&record)
    order += 1
    let mustSchedule = urgency == .soon && !isScheduled
    if mustSchedule { isScheduled = true }
    lock.unlock()
    if urgency == .now { write() }
    if mustSchedule { Self.queue.async { self.writeScheduled() } }
  }

  private func writeScheduled() {
    lock.withLock { isScheduled = false }
    write()
  }

  private func write() {
    lock.lock()
    let (entry, order) = (record, order)
    lock.unlock()
    if case .failed(let message) = file.write(entry, order: order) { report(message) }
  }

  private func report(_ message: String) {
    let isFirst = lock.withLock {
      defer { hasReportedFailure = true }
      return !hasReportedFailure
    }
    guard isFirst else { return }
    MainThread.run { [callSite] in LifecycleIssue.report(.unusableFile, message, at: callSite) }
  }

  /// Returns when everything that was scheduled has been written.
  static func wait() {
    queue.sync {}
  }
}

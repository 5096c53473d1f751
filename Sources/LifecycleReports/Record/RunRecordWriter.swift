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
  private let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) var record: RunRecord
  private nonisolated(unsafe) var order = 0
  private nonisolated(unsafe) var isScheduled = false

  init(_ record: RunRecord, to file: RunRecordFile) {
    self.record = record
    self.file = file
  }

  /// Changes the record, and writes it.
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
    guard !file.write(entry, order: order) else { return }
    lock.withLock { record.missedEntries = true }
  }

  /// Returns when everything that was scheduled has been written.
  static func wait() {
    queue.sync {}
  }
}

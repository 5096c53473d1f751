import Foundation

/// Writes into the record that the process calls `exit`.
enum ExitHandler {
  private static let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var writer: RunRecordWriter?
  private nonisolated(unsafe) static var isInstalled = false

  /// - Parameter writer: of the record of this run; nil for none. Retained.
  static func install(for writer: RunRecordWriter?) {
    let isFirst = lock.withLock {
      self.writer = writer
      defer { isInstalled = true }
      return !isInstalled
    }
    if isFirst { atexit { ExitHandler.note() } }
  }

  private static func note() {
    let writer = lock.withLock { self.writer }
    writer?.update(.now) { if $0.end == nil { $0.end = .finished } }
  }
}

import Foundation
import ScreenSupport
import SuspendBehavior

/// The file of a record: reads what the run before has left, and writes the entries of this run over it. Any thread may write.
final class RunRecordFile: @unchecked Sendable {
  enum Outcome: Equatable {
    /// The entry, or that of a later change, is in the file.
    case written
    /// The system does not let the file be read now, so it is not written over.
    case waiting
    /// A sentence that says why there is no entry. An older one is removed: the next launch would take it for the last.
    case failed(String)
  }

  let url: URL
  private let lock = NSLock()
  // Guarded by `lock`, which is held while the file is read or written.
  private var previous: Result<RunRecordPage.Entry?, RunRecordPage.Defect>?
  /// The order of the newest change that was written.
  private var writtenOrder = 0
  private var number = 0
  private var hasPage = false

  init(url: URL) {
    self.url = url
  }

  /// `LifecycleBehaviors/run-<bundle identifier>` in Application Support.
  static func standard(bundle: String) -> RunRecordFile {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let directory = support ?? FileManager.default.temporaryDirectory
    let name = "LifecycleBehaviors/run-\(bundle.replacingOccurrences(of: "/", with: "-"))"
    return RunRecordFile(url: directory.appendingPathComponent(name))
  }

  /// The record of the previous run, read once; read again as long as it cannot be read.
  var previousEntry: Result<RunRecordPage.Entry?, RunRecordPage.Defect> {
    lock.withLock { readPrevious() }
  }

  /// Something is where the entries belong, and it may be an older one.
  var isOccupied: Bool { lock.withLock { hasPage } }

  private func readPrevious() -> Result<RunRecordPage.Entry?, RunRecordPage.Defect> {
    switch previous {
    case .success(let entry): return .success(entry)
    case .failure(.damaged(let reason)): return .failure(.damaged(reason))
    case .failure, nil: break
    }
    let read = Self.read(url)
    previous = read
    if case .success(let entry?) = read { (number, hasPage) = (entry.number, true) }
    return read
  }

  private static func read(_ url: URL) -> Result<RunRecordPage.Entry?, RunRecordPage.Defect> {
    do {
      let values = try url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values.isRegularFile == true else { return .failure(.foreign("is not a regular file")) }
      guard let size = values.fileSize, size <= RunRecordPage.size else {
        return .failure(.foreign("is longer than \(RunRecordPage.size) bytes"))
      }
      return .success(try RunRecordPage.read(try Data(contentsOf: url)))
    } catch let defect as RunRecordPage.Defect {
      return .failure(defect)
    } catch CocoaError.fileReadNoSuchFile {
      return .success(nil)
    } catch CocoaError.fileReadNoPermission {
      return .failure(.unreadable)
    } catch {
      return .failure(.foreign("cannot be read (\(error.localizedDescription))"))
    }
  }

  /// Writes an entry, unless a later change has been written.
  /// - Parameters:
  ///   - record: what is written.
  ///   - order: the order of the change.
  /// - Returns: what has become of it.
  func write(_ record: RunRecord, order: Int) -> Outcome {
    lock.withLock {
      guard order > writtenOrder else { return .written }
      switch readPrevious() {
      case .failure(.foreign(let reason)): return left(reason)
      case .failure(.unreadable): return .waiting
      case .success, .failure(.damaged): break
      }
      do {
        let slot = try RunRecordPage.slot(for: record, number: number + 1)
        if !overwrite(slot) {
          // Something else may have come in its place since it was read.
          if case .failure(.foreign(let reason)) = Self.read(url) { return left(reason) }
          try createPage(with: slot)
        }
      } catch {
        removePage()
        return .failed(
          """
          The record \(url.lastPathComponent) cannot be written, so the next launch knows nothing of this run: \
          \(error.localizedDescription)
          """)
      }
      number += 1
      writtenOrder = order
      return .written
    }
  }

  private func left(_ reason: String) -> Outcome {
    .failed(
      """
      The record \(url.lastPathComponent) \(reason). It is left as it is, and no record is kept. Give the record a file of \
      its own.
      """)
  }

  /// Writes one slot in one call, which the system finishes when the process is killed.
  private func overwrite(_ slot: (data: Data, offset: Int)) -> Bool {
    guard hasPage else { return false }
    // Opening a pipe does not block, and a pipe has no size.
    let descriptor = open(url.path, O_WRONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard lseek(descriptor, 0, SEEK_END) == RunRecordPage.size else { return false }
    return slot.data.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(slot.offset)) }
      == slot.data.count
  }

  /// Creates a page of this one entry. A page that was there is replaced as a whole.
  private func createPage(with slot: (data: Data, offset: Int)) throws {
    var page = Data(repeating: UInt8(ascii: " "), count: RunRecordPage.size)
    page.replaceSubrange(slot.offset..<slot.offset + slot.data.count, with: slot.data)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try page.write(to: url, options: StoredFile.writingOptions)
    hasPage = true
    try StoredFile.leaveOutOfBackups(url)
  }

  private func removePage() {
    if hasPage, unlink(url.path) == 0 { hasPage = false }
  }
}

import Foundation
import LifecycleBehaviors

/// The file in which an app leaves word of its signs of life in the background, for its next launch.
///
/// ```swift
/// // In application(_:didFinishLaunchingWithOptions:)
/// if case .terminatedWhileSuspended = SuspendMonitor.shared.keep(.standard) { restoreDraft() }
/// ```
///
/// One record of less than 300 bytes, replaced as a whole each time: on entering and leaving the background, and while
/// the process runs there every second, later at every twentieth of the stay. On Apple systems it can be written while
/// the device is locked, after it has been unlocked once, and is left out of backups. It holds times and no data of the
/// user's.
public struct SuspendJournal: Hashable, Sendable {
  /// The file. It belongs to the journal: whatever stands in it is replaced.
  public let url: URL

  /// - Parameter url: a file, in a directory that exists or can be made.
  public init(url: URL) {
    self.url = url
  }

  /// `LifecycleBehaviors/suspension.json` in the app's Application Support directory.
  public static var standard: SuspendJournal {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let directory = support ?? FileManager.default.temporaryDirectory
    return SuspendJournal(url: directory.appendingPathComponent("LifecycleBehaviors/suspension.json"))
  }

  /// The record of the run before; nil when there is none. What is no record is ignored with an issue.
  @MainActor
  func read() -> SuspendRecord? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    guard let file = try? FileHandle(forReadingFrom: url) else {
      LifecycleIssue.report(
        "The suspend journal \(url.lastPathComponent) cannot be read; the run before counts as clean.")
      return nil
    }
    defer { file.closeFile() }
    let data = file.readData(ofLength: SuspendRecord.sizeLimit + 1)
    do throws(SuspendRecord.Defect) {
      return try SuspendRecord(data: data)
    } catch {
      let defect =
        switch error {
        case .tooLarge: "is longer than \(SuspendRecord.sizeLimit) bytes"
        case .foreign: "is torn, or was not written by this framework"
        case .future(let version): "has version \(version), from a later version of this framework"
        }
      LifecycleIssue.report(
        "The suspend journal \(url.lastPathComponent) \(defect). It is ignored; the run before counts as clean.")
      return nil
    }
  }

  /// Replaces the file as a whole: a reader finds the old record or the new one.
  func write(_ record: SuspendRecord) throws {
    let data = try record.data()
    do {
      try data.write(to: url, options: Self.writingOptions)
    } catch {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: Self.writingOptions)
    }
    try leaveOutOfBackups()
  }
}

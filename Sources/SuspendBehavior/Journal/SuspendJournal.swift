import Foundation

/// The file in which an app records its signs of life in the background, for its next launch.
///
/// ```swift
/// // In application(_:didFinishLaunchingWithOptions:)
/// if case .terminatedWhileSuspended = SuspendMonitor.shared.keepJournal() { restoreDraft() }
/// ```
///
/// It has one entry of 256 bytes, replaced as a whole each time: on entering and leaving the background, and while the
/// process runs there every second, later at every twentieth of the stay. On Apple systems it can be written while the
/// device is locked, after it has been unlocked once, and is left out of backups. It contains times and no user data.
///
/// The main thread writes the few entries that change what the next launch concludes: that the app enters or leaves the
/// background, that the background task ends, that the run ends. They are in the file before the process can be stopped. The
/// signs of life in between only move a time. Another thread writes them.
///
/// What is in the file survives the end of the process, however it ends. A loss of power or a panic of the system may leave
/// an older entry: no entry waits until it is on the disk.
public struct SuspendJournal: Hashable, Sendable {
  /// The file. It belongs to the journal. A file that was not written by this framework is left as it is, and no journal
  /// is kept there: see ``SuspendFailure/journalUnreadable(reason:)``.
  public let url: URL

  /// Makes a journal in a file of the app's choice.
  ///
  /// ```swift
  /// let journal = SuspendJournal(url: caches.appendingPathComponent("suspension.json"))
  /// SuspendMonitor.shared.keepJournal(journal)
  /// ```
  /// - Parameter url: a file, in a directory that exists or can be made.
  /// - Precondition: `url` is a file URL.
  public init(url: URL) {
    precondition(url.isFileURL, "SuspendJournal.url must be a file URL, got \(url). Write URL(fileURLWithPath:).")
    self.url = url
  }

  /// `LifecycleBehaviors/suspension.json` in the app's Application Support directory.
  public static var standard: SuspendJournal {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let directory = support ?? FileManager.default.temporaryDirectory
    return SuspendJournal(url: directory.appendingPathComponent("LifecycleBehaviors/suspension.json"))
  }

  // MARK: The file

  /// The file itself where the URL leads to it over symbolic links, which are left as they are.
  var file: URL { url.resolvingSymlinksInPath() }

  /// Reads what the file contains. A directory, a pipe or a device is not opened: that may block, or never end.
  func read() -> SuspendJournalContent {
    do {
      let values = try file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values.isRegularFile == true else { return .foreign(reason: "is not a regular file") }
      guard let size = values.fileSize, size <= SuspendJournalEntry.sizeLimit else { return .tooLarge }
      return SuspendJournalContent(data: try Data(contentsOf: file))
    } catch CocoaError.fileReadNoSuchFile {
      return .none
    } catch {
      return .unreadable(reason: error.localizedDescription)
    }
  }

  /// Replaces the entry as a whole: a process that is killed leaves the old one or the new one.
  func write(_ entry: SuspendJournalEntry) throws {
    let data = try entry.data()
    if overwrite(with: data) { return }
    do {
      try data.write(to: file, options: Self.writingOptions)
    } catch {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: Self.writingOptions)
    }
    try leaveOutOfBackups()
  }

  /// Writes over an entry of the same size, in one call, which the system finishes when the process is killed. That takes
  /// 4 microseconds on Linux, and a new file, for whose bytes `Data` waits until they are on the disk, 8,000.
  /// - Returns: false where there is no such entry, or it cannot be written over: then the file is replaced.
  private func overwrite(with data: Data) -> Bool {
    // Opening a pipe does not block, and a pipe has no size.
    let descriptor = open(url.path, O_WRONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard lseek(descriptor, 0, SEEK_END) == data.count else { return false }
    return data.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) } == data.count
  }
}

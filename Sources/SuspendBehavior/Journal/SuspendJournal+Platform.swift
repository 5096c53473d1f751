import Foundation

// Whether files are protected and backed up, as they are on Apple systems.

#if canImport(Darwin)
  extension SuspendJournal {
    /// The journal is written in the background, often while the device is locked.
    static let writingOptions: Data.WritingOptions = [.atomic, .completeFileProtectionUntilFirstUserAuthentication]

    /// Called for each new file. One that is written over keeps its protection, and stays out of backups.
    func leaveOutOfBackups() throws {
      var url = file
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try url.setResourceValues(values)
    }
  }
#else
  extension SuspendJournal {
    static let writingOptions: Data.WritingOptions = .atomic

    /// Other systems have no backups that leave files out.
    func leaveOutOfBackups() throws {}
  }
#endif

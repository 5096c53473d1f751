import Foundation

// Apple systems protect files and back them up.

#if canImport(Darwin)
  extension SuspendJournal {
    /// The journal is written in the background, often while the device is locked.
    nonisolated static let writingOptions: Data.WritingOptions = [
      .atomic, .completeFileProtectionUntilFirstUserAuthentication,
    ]

    /// Called for each new file. One that is written over keeps its protection, and stays out of backups.
    nonisolated func leaveOutOfBackups() throws {
      var url = file
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try url.setResourceValues(values)
    }
  }
#else
  extension SuspendJournal {
    nonisolated static let writingOptions: Data.WritingOptions = .atomic

    /// Other systems have no backups that leave files out.
    nonisolated func leaveOutOfBackups() throws {}
  }
#endif

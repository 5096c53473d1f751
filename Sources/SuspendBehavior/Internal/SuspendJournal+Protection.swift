import Foundation

// The one place that asks whether files are protected and backed up here, as they are on Apple systems.

#if canImport(Darwin)
  extension SuspendJournal {
    /// Written in the background, often while the device is locked.
    static let writingOptions: Data.WritingOptions = [.atomic, .completeFileProtectionUntilFirstUserAuthentication]

    /// Said after each write, since an atomic one makes a new file.
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

    func leaveOutOfBackups() throws {}
  }
#endif

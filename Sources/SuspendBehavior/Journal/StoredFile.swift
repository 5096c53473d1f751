import Foundation

/// How a file is stored that the next launch reads. Apple systems protect files and back them up.
package enum StoredFile {
  #if canImport(Darwin)
    /// It is written in the background, often while the device is locked.
    package static let writingOptions: Data.WritingOptions = [
      .atomic, .completeFileProtectionUntilFirstUserAuthentication,
    ]

    /// Called for each new file. One that is written over keeps its protection, and stays out of backups.
    package static func leaveOutOfBackups(_ file: URL) throws {
      var file = file
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try file.setResourceValues(values)
    }
  #else
    package static let writingOptions: Data.WritingOptions = .atomic

    /// Other systems have no backups that leave files out.
    package static func leaveOutOfBackups(_ file: URL) throws {}
  #endif
}

import Foundation

/// How a file that the next launch reads is stored. Apple systems protect files, and back them up.
enum StoredFile {
  /// Whether a file may be replaced: it begins like the framework's files of its kind, is cut off in that beginning, or is
  /// blank, like a file after a loss of power.
  static func isOurs(_ data: Data, beginning: Data) -> Bool {
    data.starts(with: beginning) || beginning.starts(with: data)
      || data.allSatisfy { $0 == 0 || $0 == UInt8(ascii: " ") }
  }

  #if canImport(Darwin)
    /// The file is written in the background, often while the device is locked.
    static let writingOptions: Data.WritingOptions = [
      .atomic, .completeFileProtectionUntilFirstUserAuthentication,
    ]

    /// Called for each new file. A file that is written over keeps its protection, and stays out of backups.
    static func leaveOutOfBackups(_ file: URL) throws {
      var file = file
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try file.setResourceValues(values)
    }
  #else
    static let writingOptions: Data.WritingOptions = .atomic

    /// Other systems have no backups that leave files out.
    static func leaveOutOfBackups(_ file: URL) throws {}
  #endif
}

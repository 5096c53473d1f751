import Foundation

/// How a file is stored that the next launch reads. Apple systems protect files and back them up.
enum StoredFile {
  /// Whether a file may be replaced: it begins as this framework's files of its kind do, is cut off in that beginning, or is
  /// blank, as a loss of power leaves files.
  static func isOurs(_ data: Data, beginning: Data) -> Bool {
    data.starts(with: beginning) || beginning.starts(with: data)
      || data.allSatisfy { $0 == 0 || $0 == UInt8(ascii: " ") }
  }

  #if canImport(Darwin)
    /// It is written in the background, often while the device is locked.
    static let writingOptions: Data.WritingOptions = [
      .atomic, .completeFileProtectionUntilFirstUserAuthentication,
    ]

    /// Called for each new file. One that is written over keeps its protection, and stays out of backups.
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

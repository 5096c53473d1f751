import Foundation

/// The locks that this process holds on files, as Linux lists them in `/proc/locks`: those of flock(2), and those of fcntl(2),
/// which SQLite uses.
enum FileLocks {
  /// - Returns: the names of the locked files in a folder.
  static func names(in folder: URL) -> [String] {
    guard let list = try? String(contentsOfFile: "/proc/locks", encoding: .utf8) else { return [] }
    let locked = Set(list.split(separator: "\n").compactMap(file))
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return files.filter { file in identity(of: file).map(locked.contains) ?? false }.map(\.lastPathComponent).sorted()
  }

  /// A line is `1: POSIX  ADVISORY  WRITE 4711 fd:01:1048 0 EOF`: process, device and inode are the fifth and sixth word.
  private static func file(of line: Substring) -> String? {
    let words = line.split(separator: " ")
    // A lock of an open file description belongs to no process.
    guard words.count > 5, ["\(getpid())", "-1"].contains(words[4]) else { return nil }
    return words[5].split(separator: ":").last.map(String.init)
  }

  private static func identity(of file: URL) -> String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes?[.systemFileNumber] as? NSNumber).map { "\($0)" }
  }
}

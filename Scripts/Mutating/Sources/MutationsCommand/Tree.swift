import Foundation
import Mutants

/// A copy of the repository's files, in which the mutants are built. A file that is the same stays as it is, so that it is not
/// compiled again.
struct Tree {
  let repository: URL
  let folder: URL
  /// All files of the repository, also new ones that are not ignored.
  let files: [String]

  init(of repository: URL, in scratch: URL) throws {
    self.repository = repository
    folder = scratch.appending(path: "tree")
    var files: [String] = []
    let listing = ["git", "-c", "core.quotePath=off", "ls-files", "--cached", "--others", "--exclude-standard"]
    let end = try RunningProcess.run(listing, in: repository) {
      files.append($0)
      return false
    }
    guard end == .exited(0) else { throw CommandError("git ls-files failed") }
    self.files = files.filter { FileManager.default.fileExists(atPath: repository.appending(path: $0).path) }.sorted()
  }

  func text(of file: String) throws -> String {
    try String(contentsOf: repository.appending(path: file), encoding: .utf8)
  }

  /// Copies the files, and removes those that are not there any more.
  ///
  /// - Parameter changed: the files that `rewrite(_:)` writes, also new ones.
  /// - Throws: an error of Foundation, if a file cannot be copied.
  func copy(except changed: Set<String>) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let all = changed.union(files)
    for file in writtenFiles where !all.contains(file) { try? manager.removeItem(at: folder.appending(path: file)) }
    try all.sorted().joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
    for file in all.subtracting(changed) {
      let source = repository.appending(path: file), target = folder.appending(path: file)
      let link = try? manager.destinationOfSymbolicLink(atPath: source.path)
      let isSame =
        if let link {
          link == (try? manager.destinationOfSymbolicLink(atPath: target.path))
        } else {
          try Data(contentsOf: source) == (try? Data(contentsOf: target))
        }
      if isSame { continue }
      try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? manager.removeItem(at: target)
      try manager.copyItem(at: source, to: target)
    }
  }

  /// - Parameter texts: the texts of files of the copy.
  /// - Throws: an error of Foundation, if a file cannot be written.
  func rewrite(_ texts: [String: String]) throws {
    for (file, text) in texts {
      let target = folder.appending(path: file)
      if Data(text.utf8) == (try? Data(contentsOf: target)) { continue }
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: target)
    }
  }

  private var list: URL { folder.appending(path: ".build-files") }

  /// The files of the copy.
  private var writtenFiles: [String] {
    ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  /// - Returns: the fingerprint of the files of the tree that begin with one of the prefixes, and with none of `excluded`.
  func fingerprint(_ prefixes: [String], except excluded: [String] = []) -> Fingerprint {
    var fingerprint = Fingerprint()
    for file in writtenFiles {
      guard prefixes.contains(where: file.hasPrefix), !excluded.contains(where: file.hasPrefix) else { continue }
      fingerprint.add(file.utf8)
      fingerprint.add((try? Data(contentsOf: folder.appending(path: file))) ?? Data())
    }
    return fingerprint
  }
}

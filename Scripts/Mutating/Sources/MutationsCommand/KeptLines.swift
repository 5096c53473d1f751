import Foundation
import Synchronization

/// A file to which lines are added as they come, so that a run that was cut goes on where it stopped. A line has fields with
/// tabs between them; the last one with the same first fields counts.
final class KeptLines: Sendable {
  private let file: URL
  private let lines: Mutex<[[String]]>

  init(_ file: URL) {
    self.file = file
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    // A line that was cut has no end.
    let whole = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    lines = Mutex(whole.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) })
    try? (whole.joined(separator: "\n") + (whole.isEmpty ? "" : "\n")).write(
      to: file, atomically: true, encoding: .utf8)
  }

  /// - Returns: the rest of the last line that begins with these fields.
  func rest(_ fields: [String]) -> [String]? {
    lines.withLock { lines in
      lines.last { $0.starts(with: fields) }.map { Array($0.dropFirst(fields.count)) }
    }
  }

  func add(_ fields: [String]) throws {
    try lines.withLock { lines in
      lines.append(fields)
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Data((fields.joined(separator: "\t") + "\n").utf8))
    }
  }
}

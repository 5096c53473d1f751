import Foundation

/// The reason that the system gives for an error of a file.
struct FileFailure: Error, CustomStringConvertible {
  let description = String(cString: strerror(errno))
}

/// Reading and writing whole files. Errors have the system's own words.
enum Files {
  /// Reads a file or a pipe to its end.
  static func read(_ path: String) throws(FileFailure) -> Data {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileFailure() }
    defer { close(descriptor) }
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &piece, piece.count)
      guard count >= 0 else { throw FileFailure() }
      if count == 0 { return data }
      data += piece[..<count]
    }
  }

  static func write(_ text: String, to path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw FileFailure() }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else { throw FileFailure() }
      rest = rest.dropFirst(count)
    }
  }
}

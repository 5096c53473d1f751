import Foundation

/// The reason that the system gives for an error of a file.
struct FileFailure: Error, CustomStringConvertible {
  let description: String

  init(_ number: Int32 = errno) {
    description = String(cString: strerror(number))
  }
}

/// The bytes of a journey, in memory or in a file. They can be read twice.
final class JourneyBytes {
  private enum Place {
    case memory([UInt8])
    case file(descriptor: Int32, copy: Int32?)
  }

  private var place: Place
  private var position = 0

  init(_ text: String) {
    place = .memory(Array(text.utf8))
  }

  /// - Parameter path: a file. One that can be read only once, such as a pipe, is copied to a temporary file meanwhile.
  /// - Throws: a `FileFailure` when the file cannot be opened or is a folder.
  init(path: String) throws(FileFailure) {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileFailure() }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure() }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw FileFailure(EISDIR) }
    place = .file(descriptor: descriptor, copy: kind == S_IFREG ? nil : try Self.makeTemporaryFile())
  }

  deinit {
    guard case .file(let descriptor, let copy) = place else { return }
    close(descriptor)
    if let copy { close(copy) }
  }

  /// - Returns: the next bytes; none at the end.
  func read(upTo count: Int) throws(FileFailure) -> [UInt8] {
    switch place {
    case .memory(let bytes):
      let piece = bytes[position...].prefix(count)
      position += piece.count
      return Array(piece)
    case .file(let descriptor, let copy):
      var piece = [UInt8](repeating: 0, count: count)
      let length = Foundation.read(descriptor, &piece, count)
      guard length >= 0 else { throw FileFailure() }
      piece.removeLast(count - length)
      if let copy { try Self.write(piece, to: copy) }
      return piece
    }
  }

  /// Reads from the beginning again. For a pipe this reads its copy, which has all that was read.
  func rewind() throws(FileFailure) {
    position = 0
    guard case .file(let descriptor, let copy) = place else { return }
    if let copy {
      close(descriptor)
      place = .file(descriptor: copy, copy: nil)
    }
    guard lseek(copy ?? descriptor, 0, SEEK_SET) == 0 else { throw FileFailure() }
  }

  /// Makes a file without a name. The system deletes it when it is closed.
  private static func makeTemporaryFile() throws(FileFailure) -> Int32 {
    let folder = FileManager.default.temporaryDirectory
    var template = Array(folder.appendingPathComponent("journey-XXXXXX").path.utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileFailure() }
    unlink(template)
    return descriptor
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else { throw FileFailure() }
      written += count
    }
  }
}
